import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { documentTokens, loadAllAnew, sessionOverKey, sessionToken, storeToken } from './token.ts';

const cookies = vi.fn<(cookie: string) => void>();
let jar = '';
/** Of this test alone: documents of earlier ones go on listening. */
let reload: Mock<() => void>;

beforeEach(() => {
  jar = '';
  cookies.mockReset();
  reload = vi.fn<() => void>();
  sessionStorage.clear();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar,
    set(cookie: string) {
      cookies(cookie);
      const [pair = ''] = cookie.split(';');
      jar = pair === 'token=' ? 'locale=et_EE' : `locale=et_EE; ${pair}`;
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  // Beneath it is the one of the browser.
  Reflect.deleteProperty(document, 'cookie');
  history.replaceState(null, '', '/');
});

const askedToSignIn = () => sessionStorage.getItem(sessionOverKey);

test('AU-02 the token is stored a day longer than its session lasts, for the own site alone, and forgotten', () => {
  storeToken('a_B-9', '2026-12-22T21:00:00.000Z');
  expect(cookies).toHaveBeenLastCalledWith(
    'token=a_B-9; Expires=Wed, 23 Dec 2026 21:00:00 GMT; Path=/; SameSite=Lax; Secure',
  );
  expect(sessionToken()).toBe('a_B-9');
  storeToken(null);
  expect(cookies).toHaveBeenLastCalledWith('token=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  expect(sessionToken()).toBeUndefined();
  jar = 'mytoken=x; token_=y';
  expect(sessionToken()).toBeUndefined();
});

test('AU-02 a refused token ends the session here and in other tabs, with a word to the person', async () => {
  jar = 'token=dead';
  const otherTab = vi.fn<() => void>();
  const tokens = documentTokens(reload);
  documentTokens(otherTab);
  tokens.forget('dead', '/api/v1/customers/');
  expect([sessionToken(), askedToSignIn()]).toEqual([undefined, location.pathname]);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(otherTab).toHaveBeenCalledTimes(1));
});

test.each(['/api/v1/me/', '/api/v1/rest-auth/user/'])(
  'AU-02 asking %s with a dead token ends the session silently',
  (path) => {
    jar = 'token=dead';
    documentTokens(reload).forget('dead', path);
    expect([sessionToken(), askedToSignIn()]).toEqual([undefined, null]);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('AU-02 a token that is refused after another tab signed in anew leaves the new session alone', () => {
  jar = 'token=old';
  const tokens = documentTokens(reload);
  jar = 'token=new';
  tokens.forget('old', '/api/v1/customers/');
  expect(sessionToken()).toBe('new');
});

test('AU-02 a tab that comes back looks whether it is still the same person', () => {
  jar = 'token=first';
  documentTokens(reload);
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
  jar = 'token=second';
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('AU-03 every tab is loaded anew when somebody acts for another customer, whose token is the same', async () => {
  jar = 'token=same';
  documentTokens(reload);
  loadAllAnew();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('AU-02 CO-01 a step of an order asks to sign in again when another tab signed out, and leads back to itself', async () => {
  const next = '/order/00000000-0000-4000-8000-000000000001/information';
  history.replaceState(null, '', next);
  jar = 'token=mine';
  documentTokens(reload);
  storeToken(null);
  loadAllAnew();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(askedToSignIn()).toBe(next);
});

test('AU-02 another page, and a guest on a step, are loaded anew without a word', async () => {
  jar = 'token=mine';
  documentTokens(reload);
  storeToken(null);
  loadAllAnew();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  history.replaceState(null, '', '/order/00000000-0000-4000-8000-000000000001/payment');
  loadAllAnew();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(askedToSignIn()).toBeNull();
});
