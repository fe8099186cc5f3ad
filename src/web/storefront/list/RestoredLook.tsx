import { useLayoutEffect } from 'react';
import { useIsServerRendered } from '../../ui/server-rendered.ts';
import { restoreLook } from './look.ts';
import script from './restore-look.js?url&no-inline';

/** Holds the painting of the list back until it looks as this visitor chose. A list shown later restores it itself. */
export function RestoredLook() {
  const isServerRendered = useIsServerRendered();
  useLayoutEffect(restoreLook, []);
  return isServerRendered || typeof window === 'undefined' ? <script src={script} /> : null;
}
