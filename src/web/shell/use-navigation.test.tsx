import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stage } from '../blocks/testing/tools.tsx';
import { routes, type PageModule } from '../routes.ts';
import { useNavigation } from './useNavigation.ts';

const page = (name: string): PageModule => ({ default: () => name });
const routeNamed = (name: string) => routes.find((route) => route.name === name)!;
const link = (href: string) => {
  const made = Object.assign(document.createElement('a'), { href, textContent: href });
  document.body.append(made);
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({}, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function start() {
  const at = stage({ page: { origin: window.location.origin } });
  const wrapper = ({ children }: { children: ReactNode }) => at.around(children);
  const home = { route: routeNamed('home'), module: page('home'), page: at.page };
  return renderHook(() => useNavigation(home), { wrapper });
}
const over = (target: Element) =>
  act(() => void target.dispatchEvent(new Event('pointerover', { bubbles: true })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for what takes its own time, whatever the clock of the page says: code on its way. */
const settles = (expected: () => void) =>
  vi.waitFor(async () => {
    await pass(10);
    expected();
  });

test('LY-12 a link is fetched ahead once the pointer has rested on it for 100 ms, not in passing', async () => {
  const contact = vi.spyOn(routeNamed('contact'), 'load').mockResolvedValue(page('contact'));
  const events = vi.spyOn(routeNamed('events'), 'load').mockResolvedValue(page('events'));
  start();
  over(link('/contact'));
  await pass(99);
  expect(contact).not.toHaveBeenCalled();
  over(link('/events'));
  await pass(99);
  expect(events).not.toHaveBeenCalled();
  await settles(() => expect(events).toHaveBeenCalledOnce());
  expect(contact).not.toHaveBeenCalled();
});

test('LY-12 nothing is fetched ahead for who saves data, nor the page that is shown', async () => {
  const contact = vi.spyOn(routeNamed('contact'), 'load').mockResolvedValue(page('contact'));
  const home = vi.spyOn(routeNamed('home'), 'load').mockResolvedValue(page('home'));
  start();
  over(link('/'));
  await pass(200);
  Object.assign(navigator, { connection: { saveData: true } });
  over(link('/contact'));
  await pass(200);
  Reflect.deleteProperty(navigator, 'connection');
  expect([home.mock.calls.length, contact.mock.calls.length]).toEqual([0, 0]);
});

test('RT-17 of two links pressed one after the other the last one is shown, however late the first comes', async () => {
  let letGo = (_module: PageModule) => {};
  vi.spyOn(routeNamed('contact'), 'load').mockReturnValue(new Promise((resolve) => (letGo = resolve)));
  vi.spyOn(routeNamed('events'), 'load').mockResolvedValue(page('events'));
  const { result } = start();
  act(() => link('/contact').click());
  expect(result.current.isLoading).toBe(true);
  act(() => link('/events').click());
  await settles(() =>
    expect([result.current.shown.route.name, window.location.pathname]).toEqual(['events', '/events']),
  );
  letGo(page('contact'));
  await pass(50);
  expect([result.current.shown.route.name, result.current.isLoading]).toEqual(['events', false]);
});

test('RT-17 back from a hash leads to where its link stood, and on leads to its target again', async () => {
  document.body.innerHTML = '<h2 id="toonid">Toonid</h2>';
  vi.spyOn(document.querySelector('h2')!, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  start();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  act(() => link('/#toonid').click());
  expect(scrollTo.mock.lastCall![0]).toMatchObject({ top: 1120 });
  const before = { top: 300 };
  window.history.replaceState(before, '', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: before })));
  expect(scrollTo.mock.lastCall![0]).toEqual({ top: 300, behavior: 'instant' });
  window.history.replaceState({}, '', '/#toonid');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  expect(scrollTo.mock.lastCall![0]).toMatchObject({ top: 1120 });
});

test('LY-16 a page that cannot be fetched is asked of the server, and without a connection the one shown stays', async () => {
  vi.spyOn(routeNamed('contact'), 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = start();
  act(() => link('/contact').click());
  await settles(() => expect(result.current.isLoading).toBe(false));
  expect(assign).not.toHaveBeenCalled();
  expect(result.current.shown.route.name).toBe('home');
  // Asked for without a connection, and failing when it is back.
  isOnline.mockReturnValueOnce(false).mockReturnValue(true);
  act(() => link('/contact').click());
  await settles(() => expect(result.current.isLoading).toBe(false));
  expect(assign).not.toHaveBeenCalled();
  act(() => link('/contact').click());
  await settles(() => expect(assign).toHaveBeenCalledWith('/contact'));
});

test('PL-04 a choice that keeps the place on the page has the focus again when it is rendered again', async () => {
  vi.spyOn(routeNamed('contact'), 'load').mockResolvedValue(page('contact'));
  start();
  const choice = link('/contact');
  choice.setAttribute('data-keep-scroll', '');
  choice.focus();
  act(() => choice.click());
  const main = document.createElement('main');
  main.innerHTML = '<h1>Toon</h1><a href="/contact" data-keep-scroll aria-current="page">7.43</a>';
  choice.remove();
  document.body.append(main);
  const rendered = main.querySelector('a')!;
  rendered.getClientRects = () => [{}] as unknown as DOMRectList;
  await settles(() => expect(document.activeElement).toBe(rendered));
});

/** Presses a link to a page that is rendered at once, and shown two frames later. */
async function pressContact(focused: () => HTMLElement) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(routeNamed('contact'), 'load').mockResolvedValue(page('contact'));
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  start();
  const pressed = link('/contact');
  pressed.focus();
  act(() => pressed.click());
  await settles(() => expect(frames).toHaveLength(1));
  pressed.remove();
  const main = document.createElement('main');
  main.innerHTML = '<h1>Kontakt</h1><input />';
  document.body.append(main);
  focused().focus();
  while (frames.length > 0) frames.shift()!(0);
  return main;
}

test('RT-17 a new page begins at its heading', async () => {
  const main = await pressContact(() => document.body);
  expect(document.activeElement).toBe(main.querySelector('h1'));
});

test('RT-17 CO-03 who types in a field of the new page before the browser has painted it stays there', async () => {
  const main = await pressContact(() => document.querySelector('input')!);
  expect(document.activeElement).toBe(main.querySelector('input'));
});
