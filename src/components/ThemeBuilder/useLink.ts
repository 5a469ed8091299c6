import facts from '@generated/library-themes/default/facts.json';
import {useHash} from '../../hooks/useHash';
import {copyText} from '../../lib/clipboard';
import {fromThemeHash, THEME_HASH, toThemeHash} from '../../lib/themeBuilder/share';
import {setHash, urlWith} from '../../lib/urlHash';
import {supports, type Builder} from './createBuilder';

/** Copies a link that carries the theme. */
export async function copyLink({theme, say}: Builder): Promise<void> {
  const {copied} = await copyText(toThemeHash(theme.get()).then(urlWith));
  if (copied) say('Copied a link to this theme.');
  else {
    setHash(await toThemeHash(theme.get()));
    say('The browser blocked copying. The link is in the address bar.');
  }
}

/** Opens the theme in the address, now and when it changes. A reload then shows the reader's work, not the link again. */
export function useLink(builder: Builder): void {
  useHash((hash) => {
    if (!hash.startsWith(THEME_HASH)) return;
    fromThemeHash(facts, hash, supports).then(
      (theme) => {
        builder.change(theme, 'Opened the theme of the link. Undo brings yours back.');
        setHash('');
      },
      (error: unknown) => builder.say(error instanceof Error ? error.message : String(error)),
    );
  });
}
