import {useEffect} from 'react';

/**
 * Keeps what a reader types while the field is still on its way.
 * @param isWaiting - whether there is no field yet.
 * @param change - changes the text the field will start with.
 */
export function useTypedAhead(isWaiting: boolean, change: (edit: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      change((text) => (isLetter ? text + event.key : text.slice(0, -1)));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, change]);
}
