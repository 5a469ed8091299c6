import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

/** How far each key moves in a list that goes round. */
const STEPS: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/** The id of the n-th choice in the list, counted over all groups. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}

function choose(index: number): void {
  document.getElementById(optionId(index))?.click();
}

/** The active line of a list that is walked with the arrow keys while a field has the focus. */
interface Choice {
  /** Index of the active line. */
  active: number;
  setActive: (index: number) => void;
  /** Goes back to the first line, and forgets an Enter that is still waiting. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Walks through a list with the arrow keys and chooses with Enter.
 * @param count - lines of the list.
 * @param isAnswered - whether the list answers what is typed. Enter waits until it does.
 */
export function useChoice(count: number, isAnswered: boolean): Choice {
  const [active, setActive] = useState(0);
  const isWaiting = useRef(false);

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);

  useEffect(() => {
    if (!isAnswered || !isWaiting.current) return;
    isWaiting.current = false;
    choose(active);
  }, [isAnswered, active]);

  return {
    active,
    setActive,
    reset() {
      setActive(0);
      isWaiting.current = false;
    },
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return;
      const step = STEPS[event.key];
      if (step && count > 0) setActive((active + step + count) % count);
      else if (event.key !== 'Enter') return;
      else if (isAnswered) choose(active);
      else isWaiting.current = true;
      event.preventDefault();
    },
  };
}
