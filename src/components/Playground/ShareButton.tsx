import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {toShareHash, type SharedCode} from '../../lib/playground/shareLink';
import styles from './styles.module.css';

type Outcome = {link: string; copied: boolean} | {failure: string};

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes a link that carries the edited code, copies it and shows it. */
export function ShareButton({code}: {code: SharedCode}): ReactNode {
  const page = useBaseUrl('/templates/shared');
  const [outcome, setOutcome] = useState<Outcome>();

  async function share(): Promise<void> {
    try {
      const link = new URL(page + (await toShareHash(code)), window.location.href).href;
      setOutcome({link, copied: await copy(link)});
    } catch (error) {
      setOutcome({failure: error instanceof Error ? error.message : String(error)});
    }
  }

  return (
    <>
      <button type="button" onClick={() => void share()}>
        Share
      </button>
      <span role="status" className={styles.shared}>
        {outcome && 'failure' in outcome && outcome.failure}
        {outcome && 'link' in outcome && (
          <>
            {outcome.copied ? 'Link copied.' : 'Copy this link:'}
            <input
              readOnly
              value={outcome.link}
              aria-label="Link to this code"
              onFocus={(event) => event.target.select()}
            />
          </>
        )}
      </span>
    </>
  );
}
