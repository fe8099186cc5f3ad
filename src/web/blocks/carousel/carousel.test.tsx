import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carouselTimes } from '../constants.ts';
import { setWindow, stubView } from '../testing/browser.ts';
import { renderBlocks, renderOnServer, node, hydrate, type Setting } from '../testing/tools.tsx';
import { cloneCount, slideAt, slideDelayMs } from './rules.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setWindow();
  stubView();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const item = (title: string) =>
  node('carousel_item', { imgSrc: `/${title}.webp`, title, linkUrl: '/tarne', linkText: 'Vaata' });
const carousel = (titles: string[], props: object = {}) =>
  node('carousel', { slideDelay: '1000', ...props }, titles.map(item));

function show(titles: string[], props: object = {}, setting: Setting = {}) {
  const view = renderBlocks([carousel(titles, props)], setting);
  const root = view.container.querySelector('section')!;
  const track = root.firstElementChild!.firstElementChild as HTMLElement;
  return {
    ...view,
    root,
    track,
    current: () =>
      [...root.querySelectorAll('[role=group]:not([inert])')].map(
        (slide) => slide.querySelector('h2')!.textContent,
      ),
    clones: () => root.querySelectorAll('[data-clone]'),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    press: (name: string) => fireEvent.click(view.getByRole('button', { name })),
  };
}

describe('BL-carousel by itself', () => {
  test('BL-carousel goes on one slide after its delay, in 520 ms, without end', () => {
    const { current, pass, track } = show(['a', 'b']);
    expect(current()).toEqual(['a']);
    pass(999);
    expect(current()).toEqual(['a']);
    pass(1);
    expect(current()).toEqual(['b']);
    expect(track.style.transition).toContain(`${carouselTimes.transition}ms`);
    pass(carouselTimes.transition);
    expect(track.style.transition).toBe('');
    pass(1000);
    expect(track.style.transform).toBe('translateX(-300%)');
    pass(carouselTimes.transition);
    // The clone after the last gives way, unseen, to the first.
    expect(track.style.transform).toBe('translateX(-100%)');
    expect(current()).toEqual(['a']);
  });

  test.each([
    ['5000', 5000],
    ['250', 250],
    [' 700 ', 700],
    ['', 3000],
    ['soon', 3000],
    ['5s', 3000],
    ['0', 0],
    ['-5', 0],
    ['1e3', 1000],
    ['Infinity', 3000],
    ['99999999999', 2_147_483_647],
  ])('BL-carousel a delay of "%s" is %i ms', (text, ms) => {
    expect(slideDelayMs(text)).toBe(ms);
  });

  test('BL-carousel holds while the mouse is over it, focus is in it, it is out of view or the tab is hidden', () => {
    const watched = stubView();
    const { root, current, pass } = show(['a', 'b']);
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    pass(5000);
    expect(current()).toEqual(['a']);
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    fireEvent.focusIn(root.querySelector('a')!);
    pass(5000);
    expect(current()).toEqual(['a']);
    fireEvent.focusOut(root.querySelector('a')!, { relatedTarget: document.body });
    act(() => watched.at(-1)!.see(false));
    pass(5000);
    expect(current()).toEqual(['a']);
    act(() => watched.at(-1)!.see(true));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(5000);
    expect(current()).toEqual(['a']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(1000);
    expect(current()).toEqual(['b']);
  });

  test('BL-carousel a finger that rests on it does not hold it for good', () => {
    const { root, current, pass } = show(['a', 'b']);
    fireEvent.pointerEnter(root, { pointerType: 'touch' });
    pass(1000);
    expect(current()).toEqual(['b']);
  });

  test('BL-carousel its pause button stops it and starts it again', () => {
    const { current, pass, press } = show(['a', 'b']);
    press('Peata pildivahetus');
    pass(9000);
    expect(current()).toEqual(['a']);
    press('Käivita pildivahetus');
    pass(1000);
    expect(current()).toEqual(['b']);
  });

  test('BL-carousel with reduced motion nothing goes on or slides by itself, and the arrows work at once', () => {
    setWindow({ reducedMotion: true });
    const { current, pass, press, track, queryByRole } = show(['a', 'b']);
    pass(9000);
    expect(current()).toEqual(['a']);
    expect(queryByRole('button', { name: 'Peata pildivahetus' })).toBeNull();
    press('Järgmine pilt');
    expect(current()).toEqual(['b']);
    expect(track.style.transition).toBe('');
  });
});

describe('BL-carousel by hand', () => {
  test('BL-carousel arrows move one slide either way, and autoplay rests for 3 s', () => {
    const { current, pass, press } = show(['a', 'b', 'c']);
    press('Eelmine pilt');
    expect(current()).toEqual(['c']);
    pass(carouselTimes.transition);
    pass(carouselTimes.restart);
    pass(999);
    expect(current()).toEqual(['c']);
    pass(1);
    expect(current()).toEqual(['a']);
  });

  test('BL-carousel a press during a move is left out, so that slides never run away', () => {
    const { current, pass, press } = show(['a', 'b', 'c']);
    press('Järgmine pilt');
    press('Järgmine pilt');
    pass(carouselTimes.transition);
    expect(current()).toEqual(['b']);
  });

  test('BL-carousel lines lead to their slides and tell which one it is', () => {
    const { current, press, getByRole } = show(['a', 'b', 'c']);
    press('Näita pilti 3');
    expect(current()).toEqual(['c']);
    expect(getByRole('button', { name: 'Näita pilti 3' }).getAttribute('aria-current')).toBe('true');
  });

  test.each([
    [-80, 0, 'b'],
    [80, 0, 'c'],
    [-30, 0, 'a'],
    [-80, 120, 'a'],
  ])('BL-carousel a swipe by %i, %i shows %s', (dx, dy, shown) => {
    const { root, current } = show(['a', 'b', 'c']);
    const viewport = root.firstElementChild!;
    fireEvent.touchStart(viewport, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(viewport, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    expect(current()).toEqual([shown]);
  });
});

describe('BL-carousel what it holds', () => {
  test('BL-carousel clones at both ends are inert, unheard and without anchors', () => {
    const { clones, container } = show(['a', 'b', 'c']);
    expect([...clones()].map((clone) => clone.querySelector('h2')!.textContent)).toEqual(['c', 'a']);
    for (const clone of clones()) {
      expect(clone.hasAttribute('inert')).toBe(true);
      expect(clone.getAttribute('aria-hidden')).toBe('true');
    }
    expect(container.querySelectorAll('[role=group]')).toHaveLength(3);
    expect([cloneCount(1, 1), cloneCount(3, 1), cloneCount(3, 2), cloneCount(2, 2)]).toEqual([0, 1, 2, 2]);
    expect([slideAt(-1, 3), slideAt(3, 3), slideAt(4, 3)]).toEqual([2, 0, 1]);
  });

  test('BL-carousel one slide has no clones, no controls and never moves', () => {
    const { clones, current, pass, queryAllByRole } = show(['a']);
    expect(clones()).toHaveLength(0);
    expect(queryAllByRole('button')).toEqual([]);
    pass(60_000);
    expect(current()).toEqual(['a']);
  });

  test('BL-carousel two slides are in view from 860, one below', () => {
    const wide = show(['a', 'b', 'c'], { visibleSlides: 2 });
    expect(wide.current()).toEqual(['a', 'b']);
    expect(wide.clones()).toHaveLength(4);
    wide.unmount();
    setWindow({ px: 859 });
    expect(show(['a', 'b', 'c'], { visibleSlides: 2 }).current()).toEqual(['a']);
  });

  test('BL-carousel two slides have their width before the browser knows its own', async () => {
    const slides = (count: number) =>
      carousel(
        Array.from({ length: count }, (_, index) => `${index}`),
        { visibleSlides: 2 },
      );
    for (const [count, visible, width] of [
      [3, '2', '50%'],
      [1, '1', '100%'],
    ] as const) {
      document.body.innerHTML = await renderOnServer([slides(count)]);
      const section = document.querySelector('section')!;
      expect([section.dataset['visible'], section.style.getPropertyValue('--slide')]).toEqual([
        visible,
        width,
      ]);
    }
  });

  test('BL-carousel in edit nothing moves, there are no clones, and the chosen slide is in view', () => {
    const slides = carousel(['a', 'b', 'c']);
    const { container } = renderBlocks([slides], { mode: 'edit', selected: slides.children[2]!.uuid });
    act(() => vi.advanceTimersByTime(60_000));
    expect(container.querySelectorAll('[data-clone]')).toHaveLength(0);
    const track = container.querySelector('section')!.firstElementChild!.firstElementChild as HTMLElement;
    expect(track.style.transform).toBe('translateX(-200%)');
  });

  test('BL-carousel the page holds every slide once and can be scrolled without script; only the first picture is fetched at once', async () => {
    const html = await renderOnServer([carousel(['a', 'b'])]);
    expect(html.match(/<h2/g)).toHaveLength(2);
    expect(html).toContain('scroll-row');
    expect(html).not.toContain('inert');
    expect(html.match(/loading="(\w+)"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
  });

  test('BL-carousel the browser takes over what the server drew', async () => {
    vi.useRealTimers();
    const { container, errors, root, hydrateAll } = await hydrate([carousel(['a', 'b'])]);
    await act(async () => {});
    await hydrateAll();
    expect(errors).toEqual([]);
    expect(container.querySelectorAll('[data-clone]')).toHaveLength(2);
    act(() => root.unmount());
    container.remove();
  });
});
