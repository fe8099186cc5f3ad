import { useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { gridTarget, type GridRows } from './grid-keys.ts';

/**
 * One tab stop for all shades of a grid, and keys that go from one to the next: from link to link, or from box to box where
 * quantities are typed. Without script each link stays a tab stop: that only one is, and that it is a grid at all, is said
 * once there is somebody to hear the arrows.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, rows: GridRows<number>, currentId: number) {
  const isLive = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const [focusedId, setFocusedId] = useState(currentId);
  const [isAtBoxes, setAtBoxes] = useState(false);
  const ids = rows.flat().filter((id) => id !== undefined);
  const stop = [focusedId, currentId].find((id) => ids.includes(id)) ?? ids[0];
  return {
    role: isLive ? 'grid' : undefined,
    tabIndexOf: (id: number) => (isLive ? (id === stop && !isAtBoxes ? 0 : -1) : undefined),
    boxTabIndexOf: (id: number) => (isLive && id === stop && isAtBoxes ? 0 : -1) as 0 | -1,
    onFocus(event: FocusEvent) {
      const id = cellIdOf(event.target);
      if (id === undefined) return;
      setFocusedId(id);
      setAtBoxes(boxIdOf(event.target) !== undefined);
    },
    onKeyDown(event: KeyboardEvent) {
      const from = event.altKey || event.metaKey || event.shiftKey ? undefined : cellIdOf(event.target);
      const to = from === undefined ? undefined : gridTarget(rows, from, event);
      if (to === undefined) return;
      event.preventDefault();
      const link = grid.current?.querySelector<HTMLElement>(`[data-shade="${to}"]`);
      const box = grid.current?.querySelector<HTMLElement>(`[data-pieces="${to}"]`);
      // What is sold out has no box: its words are read out on the way past it.
      (boxIdOf(event.target) === undefined ? link : (box ?? link))?.focus();
      link?.closest('td')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    },
  } as const;
}

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/** The shade whose box for the quantity an event comes from. */
export function boxIdOf(target: EventTarget): number | undefined {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-pieces]') : null;
  return box ? Number(box.dataset['pieces']) : undefined;
}

/** The shade whose link or box an event comes from. */
export function cellIdOf(target: EventTarget): number | undefined {
  return shadeIdOf(target) ?? boxIdOf(target);
}

/** The shade whose link an event comes from. */
export function shadeIdOf(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-shade]') : null;
  return link ? Number(link.dataset['shade']) : undefined;
}
