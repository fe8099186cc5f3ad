import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { staticIsland } from './islands.tsx';
import { preloadedModule, preloadModules } from './lazy-module.ts';
import { useIsServerRendered } from './server-rendered.ts';

afterEach(cleanup);

const Words = ({ words }: { words: string }) => <p>{words}</p>;

test('a static island stays what the server drew and fetches its code only when its props change', async () => {
  const fetchPart = vi.fn<() => Promise<typeof Words>>(async () => Words);
  const OnServer = staticIsland(async () => Words);
  await preloadModules();
  const box = document.createElement('div');
  // The server has no window, and draws parts at once.
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<OnServer words="before" />);
  vi.unstubAllGlobals();
  const drawn = box.querySelector('p');
  expect(drawn?.textContent).toBe('before');

  const Static = staticIsland(fetchPart);
  const { rerender } = render(<Static words="before" />, { container: box, hydrate: true });
  rerender(<Static words="before" />);
  expect(box.querySelector('p')).toBe(drawn);
  expect(fetchPart).not.toHaveBeenCalled();

  rerender(<Static words="after" />);
  await waitFor(() => expect(box.textContent).toBe('after'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('what is there before a page is drawn brings the parts that it declares itself', async () => {
  // As a layout does, which is fetched and has islands of its own.
  let inner: ReturnType<typeof preloadedModule<typeof Words>> | undefined;
  const outer = preloadedModule(async () => {
    inner = preloadedModule(async () => Words);
    return Words;
  });
  await preloadModules();
  expect(outer.loaded()).toBe(Words);
  expect(inner?.loaded()).toBe(Words);
});

test('a part learns that the server rendered it without being rendered a second time', () => {
  const drawings: boolean[] = [];
  function Part() {
    const isServerRendered = useIsServerRendered();
    drawings.push(isServerRendered);
    return <p>{String(isServerRendered)}</p>;
  }
  const box = document.createElement('div');
  box.innerHTML = '<p>true</p>';
  const { rerender } = render(<Part />, { container: box, hydrate: true });
  expect(drawings).toEqual([true]);

  rerender(<Part key="of the browser" />);
  expect(drawings).toEqual([true, false]);
});
