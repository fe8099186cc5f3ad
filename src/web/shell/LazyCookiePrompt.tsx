import { useEffect, useState } from 'react';
import { onDemand } from '../parts/on-demand.tsx';

const CookiePrompt = onDemand(() => import('./CookiePrompt.tsx'), { isOfFirstView: true });

/** The cookie prompt, fetched after hydration: cached pages are the same for all, so the server never renders it. */
export function LazyCookiePrompt() {
  const [isAlive, setAlive] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- only an effect can know that this is a browser
  useEffect(() => setAlive(true), []);
  if (!isAlive) return null;
  return <CookiePrompt />;
}
