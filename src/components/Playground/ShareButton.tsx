import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useClipboard} from '../../hooks/useClipboard';
import {toShareHash, type SharedCode} from '../../lib/playground/shareLink';
import styles from './styles.module.css';

/** Makes a link that carries the edited code, copies it and shows it. */
export function ShareButton({code}: {code: SharedCode}): ReactNode {
  const page = useBaseUrl('/templates/shared');
  const [link, setLink] = useState<string>();
  const {outcome, copy} = useClipboard();

  function share(): void {
    const making = toShareHash(code).then((hash) => new URL(page + hash, window.location.href).href);
    making.then(setLink, () => setLink(undefined));
    void copy(making);
  }

  return (
    <>
      <button type="button" onClick={share}>
        Share
      </button>
      <span role="status" className={styles.shared}>
        {outcome && link === undefined && !outcome.copied && outcome.reason}
        {outcome && link !== undefined && (
          <>
            {outcome.copied ? 'Link copied.' : 'Copy this link:'}
            <input readOnly value={link} aria-label="Link to this code" onFocus={(event) => event.target.select()} />
          </>
        )}
      </span>
    </>
  );
}
