import { expect, test, vi } from 'vitest';
import { modalFromSearch, modalNames } from './modals.tsx';

const read = (query: string) => {
  const warn = vi.fn<(message: string) => void>();
  return { open: modalFromSearch(new URLSearchParams(query), warn), warnings: warn.mock.calls.length };
};

test('RT-13 every modal can be opened by an address, with props', () => {
  for (const name of modalNames)
    expect(read(`modal=${name}`)).toEqual({ open: { name, props: {} }, warnings: 0 });
  expect(read(`modal=errorMessage&modalProps=${encodeURIComponent('{"code":"RATE_LIMITED"}')}`)).toEqual({
    open: { name: 'errorMessage', props: { code: 'RATE_LIMITED' } },
    warnings: 0,
  });
});

test('RT-13 props that are no JSON object are ignored with a warning', () => {
  for (const props of ['{', '[1]', '"text"', 'null', '7', '{"a":}', '%00']) {
    expect(read(`modal=brands&modalProps=${encodeURIComponent(props)}`), props).toEqual({
      open: { name: 'brands', props: {} },
      warnings: 1,
    });
  }
});

test('RT-13 an unknown modal is nothing, whatever its props', () => {
  for (const name of ['', 'cart2', '__proto__', 'constructor', 'BRANDS']) {
    expect(read(`modal=${name}&modalProps={`)).toEqual({ open: null, warnings: 0 });
  }
  expect(read('').open).toBeNull();
});
