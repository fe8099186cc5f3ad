import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportBlockErrorsTo } from '../block-errors.ts';
import { setWindow } from '../testing/browser.ts';
import { renderBlocks, renderOnServer, node, type Setting } from '../testing/tools.tsx';
import { enterDialogOrder } from '../../ui/dialog-order.ts';

const uuid = '0190a0b0-0000-7000-8000-000000000001';
const banner = (props: object = {}) =>
  node('huge_banner', { uuid, title: 'Talv', imgSrc: '/a.webp', linkUrl: '/campaigns', ...props });

beforeEach(() => {
  vi.useFakeTimers();
  setWindow();
  localStorage.clear();
  document.cookie = 'cookie_consent=necessary; Path=/';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'cookie_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
});

function show(props: object = {}, setting: Setting = {}) {
  const view = renderBlocks([banner(props)], setting);
  return {
    ...view,
    dialog: () => view.container.querySelector('dialog'),
    image: () => view.container.querySelector('[data-image]')!.getAttribute('data-image'),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('BL-huge_banner is shown once a visitor, counted from when it was shown', () => {
  const first = show();
  expect(first.dialog()?.open).toBe(true);
  expect(localStorage.getItem(`banner:${uuid}`)).not.toBeNull();
  first.unmount();
  expect(show().dialog()).toBeNull();
});

test('BL-huge_banner a new uuid is shown to everyone again', () => {
  show().unmount();
  expect(show({ uuid: '0190a0b0-0000-7000-8000-000000000002' }).dialog()?.open).toBe(true);
});

test('BL-huge_banner goes by itself after the close timeout and 500 ms', () => {
  const { dialog, pass } = show();
  pass(10_499);
  expect(dialog()).not.toBeNull();
  pass(1);
  expect(dialog()).toBeNull();
});

test('BL-huge_banner goes by its button, by Escape and when its link is followed', () => {
  const button = show();
  fireEvent.click(button.getByRole('button', { name: 'Sulge' }));
  expect(button.dialog()).toBeNull();
  button.unmount();
  localStorage.clear();
  const escape = show();
  fireEvent(escape.dialog()!, new Event('cancel', { cancelable: true }));
  expect(escape.dialog()).toBeNull();
  escape.unmount();
  localStorage.clear();
  const link = show();
  fireEvent.click(link.getByRole('link', { name: 'Talv' }));
  expect(link.dialog()).toBeNull();
});

test('BL-huge_banner two pictures take turns at the switch interval, one stays', () => {
  const two = show({ imgSrcTwo: '/b.webp', switchTimeoutSeconds: 3 });
  expect(two.image()).toBe('/a.webp');
  two.pass(3000);
  expect(two.image()).toBe('/b.webp');
  two.pass(3000);
  expect(two.image()).toBe('/a.webp');
  two.unmount();
  localStorage.clear();
  const one = show();
  one.pass(6000);
  expect(one.image()).toBe('/a.webp');
});

test('BL-huge_banner LY-11 its picture is fetched as wide as it is rendered, also where a high window crops it', () => {
  const imgSrc = '/media/1200/45/b.webp';
  const { container } = show(
    { imgSrc },
    { pictures: { [imgSrc]: { width: 1920, height: 1080, color: null } } },
  );
  expect(container.querySelector('img')!.sizes).toBe('max(100vw, 178vh)');
});

test('BL-huge_banner with reduced motion pictures do not take turns', () => {
  setWindow({ reducedMotion: true });
  const { image, pass } = show({ imgSrcTwo: '/b.webp' });
  pass(6000);
  expect(image()).toBe('/a.webp');
});

test('BL-huge_banner waits for the consent question and for other modals', () => {
  document.cookie = 'cookie_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
  const { dialog, pass } = show();
  pass(5000);
  expect(dialog()).toBeNull();
  expect(localStorage.getItem(`banner:${uuid}`)).toBeNull();
  const leave = enterDialogOrder('local', () => {});
  document.cookie = 'cookie_consent=necessary; Path=/';
  pass(5000);
  expect(dialog()).toBeNull();
  leave();
  pass(500);
  expect(dialog()?.open).toBe(true);
});

test('BL-huge_banner without a uuid renders nothing and is reported', async () => {
  const reported = vi.fn();
  reportBlockErrorsTo(reported);
  const lost = banner({ uuid: null });
  expect(await renderOnServer([lost])).not.toContain('Talv');
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('uuid') }),
    lost,
  );
  reportBlockErrorsTo((error) => console.error(error));
});

test.each(['edit', 'preview'] as const)(
  'BL-huge_banner in %s stands in its place, is not counted and nothing ticks',
  (mode) => {
    const { dialog, image, pass, getByText } = show({ uuid: null, imgSrcTwo: '/b.webp' }, { mode });
    getByText('Talv');
    pass(60_000);
    expect(image()).toBe('/a.webp');
    expect(dialog()).toBeNull();
    expect(localStorage).toHaveLength(0);
  },
);

test('BL-huge_banner is not in the HTML of the page, which is the same for those who have seen it', async () => {
  expect(await renderOnServer([banner()])).not.toContain('Talv');
});
