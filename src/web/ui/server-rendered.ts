import { useState, useSyncExternalStore } from 'react';

/**
 * Spread on an element whose children the server rendered and nobody hydrates. One object for all renders: React would
 * take a new one for a change and empty the element.
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

/** Both snapshots answer the same in one component, or React would render it a second time. */
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
