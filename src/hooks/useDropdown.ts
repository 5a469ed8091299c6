import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';

/** A `<details>` that lies over the page while it is open. */
interface Dropdown {
  details: RefObject<HTMLDetailsElement | null>;
  close: () => void;
  /** Closes on Escape and gives the focus back to the summary. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Closes a `<details>` when a reader presses Escape or points at anything else. It opens without JavaScript, too. */
export function useDropdown(): Dropdown {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    // A click inside a running example does not bubble to the page; losing the focus shows it.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('blur', onBlur);
    };
  }, []);

  function onKeyDown({key}: KeyboardEvent): void {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  return {details, close, onKeyDown};
}
