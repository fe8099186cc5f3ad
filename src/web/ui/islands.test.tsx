import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { island, staticIsland } from './islands.tsx';
import { preloadedModule, preloadModules } from './lazy-module.ts';
import { useIsServerRendered } from './server-rendered.ts';

afterEach(cleanup);

const Words = ({ words }: { words: string }) => <p>{words}</p>;

test('a static island stays what the server drew and fetches its code only when its props change', async () => {
  const fetchPart = vi.fn<() => Promise<typeof Words>>(async () => Words);
  const OnServer = staticIsland(async () => Words);
  await preloadModules();
  const box = document.createElement('div');
  // The server has no window, and renders parts at once.
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<OnServer words="before" />);
  vi.unstubAllGlobals();
  const rendered = box.querySelector('p');
  expect(rendered?.textContent).toBe('before');

  const Static = staticIsland(fetchPart);
  const { rerender } = render(<Static words="before" />, { container: box, hydrate: true });
  rerender(<Static words="before" />);
  expect(box.querySelector('p')).toBe(rendered);
  expect(fetchPart).not.toHaveBeenCalled();

  rerender(<Static words="after" />);
  await waitFor(() => expect(box.textContent).toBe('after'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('LY-16 a link pressed before its island came is followed by the browser, but not without a connection', async () => {
  const Link = () => <a href="/campaigns">Kampaaniad</a>;
  const OnServer = island(async () => Link);
  await preloadModules();
  const box = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<OnServer />);
  vi.unstubAllGlobals();
  // Other tests of this worker may fetch it later, with all else that is rare.
  let isLost = true;
  const fetchPart = vi.fn<() => Promise<typeof Link>>(async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return Link;
  });
  const Lost = island(fetchPart, { isRare: true });
  render(<Lost />, { container: box, hydrate: true });
  const follow = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  const press = () => box.querySelector('a')!.click();

  isOnline.mockReturnValue(false);
  press();
  await waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(1));
  isOnline.mockReturnValue(true);
  press();
  await waitFor(() => expect(follow).toHaveBeenCalled());
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(follow).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/campaigns$/));
  vi.restoreAllMocks();
  isLost = false;
});

test('what is there before a page is rendered brings the parts that it declares itself', async () => {
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
