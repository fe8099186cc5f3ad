import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk } from './chunk-failure.ts';

beforeEach(() => sessionStorage.clear());

/** As the bundler tells it: its error names the script. */
const lostScript = (script: string) =>
  Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new TypeError(`Failed to fetch dynamically imported module: ${script}`),
  });

test('LY-16 a lost script loads the page anew, at most once a minute', () => {
  let now = 1_000_000;
  const reload = vi.fn<() => void>();
  const target = new EventTarget() as unknown as Window;
  const navigator = { onLine: true };
  Object.assign(target, { sessionStorage, navigator });
  reloadOnLostChunk(target, () => now, reload);
  const lose = () => {
    const lost = lostScript('a.js');
    target.dispatchEvent(lost);
    return lost.defaultPrevented;
  };
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 59_999;
  // Left alone, the error reaches whoever asked for the script.
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 1;
  navigator.onLine = false;
  expect(lose(), 'without a connection the page would be lost').toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  navigator.onLine = true;
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('LY-16 a script asked for without a connection that fails once it is back does not load the page anew', () => {
  let now = 1_000_000;
  const reload = vi.fn<() => void>();
  const target = new EventTarget() as unknown as Window;
  Object.assign(target, { sessionStorage, navigator: { onLine: true } });
  reloadOnLostChunk(target, () => now, reload);
  const lose = (script: string) => target.dispatchEvent(lostScript(script));
  target.dispatchEvent(new Event('online'));
  now += 4_999;
  lose('a.js');
  expect(reload).not.toHaveBeenCalled();
  now += 1;
  lose('b.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('LY-16 a script that failed without a connection and fails again once it is back loads the page anew at once', () => {
  let now = 1_000_000;
  const reload = vi.fn<() => void>();
  const target = new EventTarget() as unknown as Window;
  const navigator = { onLine: false };
  Object.assign(target, { sessionStorage, navigator });
  reloadOnLostChunk(target, () => now, reload);
  const lose = (script: string) => target.dispatchEvent(lostScript(script));
  lose('a.js');
  navigator.onLine = true;
  target.dispatchEvent(new Event('online'));
  now += 1_000;
  lose('b.js');
  expect(reload).not.toHaveBeenCalled();
  lose('a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});
