import {useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/library-themes/default/facts.json';
import {useFramework} from '../../hooks/useFramework';
import {useStore} from '../../hooks/useStore';
import {download} from '../../lib/download';
import {toShareHash} from '../../lib/playground/shareLink';
import {exportTheme} from '../../lib/themeBuilder/exportTheme';
import {CodeBlock} from '../CodeBlock';
import {Dialog} from '../Dialog';
import {FrameworkTabs} from '../FrameworkSwitch';
import {highlight} from '../SamplePanels/highlight';
import type {Builder} from './createBuilder';

/** The example that a program in the theme is opened in place of. */
const EXAMPLE = 'dockview/own-theme';

/** The files of the theme, to copy, to download, or to open in an example. */
export function CodeDialog({builder, onClose}: {builder: Builder; onClose: () => void}): ReactNode {
  const [framework] = useFramework();
  const theme = useStore(builder.theme);
  const page = useBaseUrl('/templates/shared');
  const files = useMemo(() => exportTheme(facts, theme, framework), [theme, framework]);
  const [example, setExample] = useState('');
  useEffect(() => {
    void toShareHash({id: EXAMPLE, framework, files}).then((hash) => setExample(page + hash));
  }, [framework, files, page]);

  return (
    <Dialog title="Your theme" onClose={onClose}>
      <div className="tb-take">
        <div className="tb-take-bar">
          <FrameworkTabs label="Framework" />
          {example && (
            <Link
              className="button button--outline button--primary button--sm"
              href={`pathname://${example}`}
              target="_blank"
            >
              Open in an example ↗
            </Link>
          )}
        </div>
        <p>The style sheet, the theme object, and a dock that uses both. Only the first two go into your program.</p>
        {[...files].reverse().map(({name, code}) => (
          <CodeBlock
            key={framework + name}
            language={name.split('.').pop()}
            title={
              <>
                {name}
                <button
                  type="button"
                  className="tb-download"
                  aria-label={`Download ${name}`}
                  onClick={() => download(name, code)}
                >
                  Download
                </button>
              </>
            }
          >
            {highlight(code)}
          </CodeBlock>
        ))}
      </div>
    </Dialog>
  );
}
