import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A radio button that was pressed before the script arrived: React leaves it chosen on the screen, but nobody has heard of it,
 * and the next render would take it away. The ref is of what holds the buttons, of which `chosen` is the one known.
 */
export function useChosenBefore<T extends string, E extends HTMLElement>(
  chosen: T | null,
  onChoose: (value: T) => void,
): RefObject<E | null> {
  const group = useRef<E>(null);
  const takeOver = useEffectEvent(() => {
    const found = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (found && found.value !== chosen) onChoose(found.value as T);
  });
  // Before a press that was recorded is repeated.
  useLayoutEffect(() => takeOver(), []);
  return group;
}
