import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDrawnModules, stillPart, useIsFromServer } from './later.tsx';

afterEach(cleanup);

const Words = ({ words }: { words: string }) => <p>{words}</p>;

test('a still part stays what the server drew and fetches its code only when its props change', async () => {
  const fetchPart = vi.fn<() => Promise<typeof Words>>(async () => Words);
  const OnServer = stillPart(async () => Words);
  await loadDrawnModules();
  const box = document.createElement('div');
  // The server has no window, and draws parts at once.
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<OnServer words="before" />);
  vi.unstubAllGlobals();
  const drawn = box.querySelector('p');
  expect(drawn?.textContent).toBe('before');

  const Still = stillPart(fetchPart);
  const { rerender } = render(<Still words="before" />, { container: box, hydrate: true });
  rerender(<Still words="before" />);
  expect(box.querySelector('p')).toBe(drawn);
  expect(fetchPart).not.toHaveBeenCalled();

  rerender(<Still words="after" />);
  await waitFor(() => expect(box.textContent).toBe('after'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a part learns that it comes from the server without being drawn a second time', () => {
  const drawings: boolean[] = [];
  function Part() {
    const isFromServer = useIsFromServer();
    drawings.push(isFromServer);
    return <p>{String(isFromServer)}</p>;
  }
  const box = document.createElement('div');
  box.innerHTML = '<p>true</p>';
  const { rerender } = render(<Part />, { container: box, hydrate: true });
  expect(drawings).toEqual([true]);

  rerender(<Part key="of the browser" />);
  expect(drawings).toEqual([true, false]);
});
