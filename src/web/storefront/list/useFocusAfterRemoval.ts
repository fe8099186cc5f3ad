import { useEffect, useRef, type RefObject } from 'react';
import { listHeadId } from './anchors.ts';

/**
 * The link that takes a filter away goes with it, and would take the focus along. Answers what to call with its place:
 * once the list has changed, the focus is on the filter that moved up there, or on the count when it was the last one.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, address: string) {
  const removed = useRef<{ index: number; on: string }>(null);
  useEffect(() => {
    if (!removed.current || removed.current.on === address) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-chip] a') ?? [];
    const next = left[Math.min(removed.current.index, left.length - 1)];
    (next ?? document.getElementById(listHeadId))?.focus({ preventScroll: true });
    removed.current = null;
  });
  return (index: number) => {
    removed.current = { index, on: address };
  };
}
