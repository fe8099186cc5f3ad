import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk } from './chunk-failure.ts';

beforeEach(() => sessionStorage.clear());

/** As the bundler tells it. */
const lostScript = () => new Event('vite:preloadError', { cancelable: true });

test('LY-16 a lost script loads the page anew, at most once a minute', () => {
  let now = 1_000_000;
  const reload = vi.fn<() => void>();
  const target = new EventTarget() as unknown as Window;
  const navigator = { onLine: true };
  Object.assign(target, { sessionStorage, navigator });
  reloadOnLostChunk(target, () => now, reload);
  const lose = () => {
    const lost = lostScript();
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
  const lose = () => target.dispatchEvent(lostScript());
  target.dispatchEvent(new Event('online'));
  now += 4_999;
  lose();
  expect(reload).not.toHaveBeenCalled();
  now += 1;
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('LY-16 what fails after a press once the connection is back loads the page anew at once, and nothing before it', () => {
  const reload = vi.fn<() => void>();
  const target = new EventTarget() as unknown as Window;
  const navigator = { onLine: false };
  Object.assign(target, { sessionStorage, navigator });
  reloadOnLostChunk(target, () => 1_000_000, reload);
  const lose = () => target.dispatchEvent(lostScript());
  target.dispatchEvent(new Event('offline'));
  target.dispatchEvent(new Event('click'));
  navigator.onLine = true;
  // The failure of that press arrives between the connection and the word of it.
  lose();
  target.dispatchEvent(new Event('online'));
  // Asked for once more, by hovering, before the connection was back.
  lose();
  expect(reload).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('click'));
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});
