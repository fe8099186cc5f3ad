import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { texts } from './et/index.ts';
import { texts as onDemand } from './et/on-demand/index.ts';
import { createTexts, TextsProvider } from './texts.tsx';

afterEach(cleanup);

/** What components need around them, in Estonian. For tests. */
export function renderInEstonian(what: ReactNode): RenderResult {
  const estonian = createTexts('et', texts);
  estonian.add(onDemand);
  return render(what, {
    wrapper: ({ children }) => <TextsProvider value={estonian}>{children}</TextsProvider>,
  });
}
