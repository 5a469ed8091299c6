import type {ReactNode} from 'react';
import type {ExampleQuery} from '../../lib/filterExamples';
import styles from './styles.module.css';

interface Props {
  components: string[];
  query: ExampleQuery;
  onChange: (query: ExampleQuery) => void;
  /** How many examples match. */
  count: number;
}

/** The controls that narrow the list of examples. Hidden without JavaScript, where they would do nothing. */
export function Filter({components, query, onChange, count}: Props): ReactNode {
  return (
    <form className={styles.filter} role="search" aria-label="Examples" onSubmit={(event) => event.preventDefault()}>
      <label>
        Component{' '}
        <select value={query.component} onChange={({target}) => onChange({...query, component: target.value})}>
          <option value="">All</option>
          {components.map((component) => (
            <option key={component}>{component}</option>
          ))}
        </select>
      </label>
      <label>
        Words{' '}
        <input
          type="search"
          value={query.words}
          onChange={({target}) => onChange({...query, words: target.value})}
          placeholder="tabs, save, floating"
        />
      </label>
      <span role="status">{count === 1 ? '1 example' : `${count} examples`}</span>
    </form>
  );
}
