import { useRef, type KeyboardEvent } from 'react';

const rows = '[data-row]';

/**
 * Arrow keys in a list of rows: up and down from row to row, Home and End to its ends, right into the
 * panel. The list is one tab stop, so Tab goes on to the children of the row in view.
 */
export function useRovingList(enterPanel: () => void) {
  const ref = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(rows)!);
    if (at < 0) return;
    if (event.key === 'ArrowRight') {
      event.preventDefault();
      enterPanel();
      return;
    }
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return { ref, onKeyDown };
}
