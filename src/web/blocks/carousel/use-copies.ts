import { useEffect, useState, type RefObject } from 'react';
import type { ComposedNode } from '../../../domain/creator/contract.ts';

/** As React takes it; one object for all renders, a new one would be written into the page anew. */
export type Copy = { readonly __html: string };

const none: readonly Copy[] = [];

/**
 * What the slides look like, for the clones at both ends: for the eye alone, so that the code of what stands in a slide
 * need not be fetched. None until `isWanted` and the slides are rendered.
 */
export function useCopies(
  track: RefObject<HTMLElement | null>,
  isWanted: boolean,
  node: ComposedNode,
): readonly Copy[] {
  const [copies, setCopies] = useState(none);
  useEffect(() => {
    if (!isWanted || !track.current) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was rendered is read once it is rendered
    setCopies([...track.current.querySelectorAll('[data-slide]')].map(copyOf));
    return () => setCopies(none);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other slides look otherwise
  }, [track, isWanted, node]);
  return copies;
}

/** Anchors stay with the slide itself. */
function copyOf(slide: Element): Copy {
  const copy = document.createElement('template');
  copy.innerHTML = slide.innerHTML;
  for (const anchor of copy.content.querySelectorAll('[id]')) anchor.removeAttribute('id');
  return { __html: copy.innerHTML };
}
