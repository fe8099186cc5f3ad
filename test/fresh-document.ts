import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/* Files of tests share one document, as they share their modules: none leaves anything in it for the next. */

// happy-dom has no fonts to fetch.
if (typeof document !== 'undefined') Object.assign(document, { fonts: { load: async () => [] } });

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Tests of what the server renders have no document.
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // happy-dom takes no `Max-Age=0` for an end.
    for (const path of ['', '; Path=/'])
      document.cookie = `${name}=; Expires=${new Date(0).toUTCString()}${path}`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
});
