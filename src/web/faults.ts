import type { PageContext } from './state/page.tsx';

/**
 * Tells the shop what goes wrong on this page (ER-02): uncaught errors, among them those React meets, and answers
 * that are none of the shop's. What does it is fetched with the first fault, as most pages have none.
 */
export function tellFaults(audience: PageContext['audience']): void {
  const tell = (event: Event) => {
    import('./fault-teller.ts').then(({ tellFault }) => tellFault(event, audience), nobodyToTell);
  };
  for (const kind of ['error', 'unhandledrejection', 'unexpectedanswer']) window.addEventListener(kind, tell);
}

const nobodyToTell = () => {};
