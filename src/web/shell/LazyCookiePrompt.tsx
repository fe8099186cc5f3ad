import { useEffect, useState } from 'react';
import { onDemand } from '../parts/on-demand.tsx';

const CookiePrompt = onDemand(() => import('./CookiePrompt.tsx'));

/** The cookie prompt, fetched once the page is alive: it is never part of what the server draws. */
export function LazyCookiePrompt() {
  const [isAlive, setAlive] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the one thing an effect tells: that this is a browser
  useEffect(() => setAlive(true), []);
  if (!isAlive) return null;
  return <CookiePrompt />;
}
