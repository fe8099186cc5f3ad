import { expect, test, vi } from 'vitest';
import { modalFromSearch } from './address-modals.ts';

const read = (name: string, props?: unknown) => {
  const warn = vi.fn<(message: string) => void>();
  const search = new URLSearchParams({ modal: name });
  if (props !== undefined)
    search.set('modalProps', typeof props === 'string' ? props : JSON.stringify(props));
  return { open: modalFromSearch(search, warn), warnings: warn.mock.calls.length };
};

test.each([
  ['brands', {}],
  ['login', { isRegisterSuccess: true, next: '/favourites' }],
  ['register', {}],
  ['forgotPassword', {}],
  ['confirmPassword', { uid: 'MTI', token: 'a_B-9' }],
  ['fileViewer', { product: 3, document: 7 }],
  ['errorMessage', { code: 'RATE_LIMITED' }],
])('RT-13 an address opens %s with the props it may have', (name, props) => {
  expect(read(name, props)).toEqual({ open: { name, props }, warnings: 0 });
});

test('RT-13 props that are no JSON object are left out with a warning', () => {
  for (const props of ['{', '[1]', '"text"', 'null', '7', '{"a":}', '%00'])
    expect(read('brands', props), props).toEqual({ open: { name: 'brands', props: {} }, warnings: 1 });
});

test('RT-13 each prop is checked by itself: nonsense is left out with a warning, the others stay', () => {
  expect(read('login', { isRegisterSuccess: 'yes', isChangeSuccess: true, title: 'Gewonnen!' })).toEqual({
    open: { name: 'login', props: { isChangeSuccess: true } },
    warnings: 2,
  });
  expect(read('confirmPassword', { uid: 1, token: '<b>' })).toMatchObject({
    open: { props: {} },
    warnings: 2,
  });
  expect(read('fileViewer', { product: '3', document: 1.5 })).toMatchObject({ open: { props: {} } });
  expect(read('errorMessage', '{"__proto__":{"code":"X"},"constructor":1}')).toMatchObject({
    open: { props: {} },
    warnings: 2,
  });
});

test.each([
  'https://stranger.example/',
  '//stranger.example',
  '/\\stranger.example',
  'javascript:alert(1)',
  'favourites',
  '/favourites\n',
  `/${'a'.repeat(600)}`,
])('RT-13 signing in leads on within the shop alone, not to %j', (next) => {
  expect(read('login', { next })).toEqual({ open: { name: 'login', props: {} }, warnings: 1 });
});

test('RT-13 what is not on the list is nothing, whatever its props', () => {
  for (const name of ['', 'cart2', '__proto__', 'constructor', 'BRANDS', 'emailSent', 'customerSelection'])
    expect(read(name, '{')).toEqual({ open: null, warnings: 0 });
});
