import { useState, useSyncExternalStore } from 'react';

/**
 * Spread on an element whose server-rendered children are never hydrated. A constant, as React would take a new object
 * for a change and empty the element.
 */
export const serverHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Whether the browser found this component in the server's HTML. Never changes during the component's life. */
export function useIsServerRendered(): boolean {
  const [origin] = useState(makeOrigin);
  return useSyncExternalStore(neverChanges, origin.isServerRendered, origin.serverSnapshot);
}

/** Both snapshots must be the same within a component, or React renders it twice. */
function makeOrigin() {
  let isServerRendered = false;
  return {
    isServerRendered: () => isServerRendered,
    /** React asks for it on the server, and in the browser only while hydrating. */
    serverSnapshot: () => (isServerRendered = isInBrowser()),
  };
}

const neverChanges = () => () => {};
const isInBrowser = () => typeof window !== 'undefined';
