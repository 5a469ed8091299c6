import type {ReactNode} from 'react';
import {Content, GROUPS, Label} from './panels';
import styles from './styles.module.css';

const nothing = (): void => undefined;

/** The dock as it will appear, in the page's HTML. Decorative: the text beside it says what it shows. */
export function Picture(): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true" inert data-markdown="skip">
      {GROUPS.map(({area, panels}) => (
        <div key={area} className={styles.group} style={{gridArea: area}}>
          <div className={styles.tabs}>
            {panels.map(([kind, title], at) => (
              <span key={title} data-front={at === 0}>
                <Label kind={kind} title={title} />
              </span>
            ))}
          </div>
          <div className={styles.content}>
            <Content kind={panels[0]![0]} title={panels[0]![1]} isLive={false} onOpen={nothing} />
          </div>
        </div>
      ))}
    </div>
  );
}
