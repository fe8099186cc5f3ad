import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocialCallback } from '../../domain/auth/contract.ts';
import { ApiError, type Api } from '../api/client.ts';
import { stage } from '../blocks/testing/tools.tsx';
import { storePendingLogin, findPendingLogin } from '../state/pending-social-login.ts';
import SocialReturnPage, { prefetch } from './SocialReturnPage.tsx';

const send = vi.fn<(call: { path: string }, sending: { body: SocialCallback }) => Promise<unknown>>();
const pending = {
  state: 's'.repeat(43),
  browser_key: 'b'.repeat(43),
  next: '/products?search=ox',
  links: false,
};

beforeEach(() => {
  send.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function comeBack(query: string) {
  window.history.replaceState({}, '', `/auth/social/google${query}`);
  const api = { get: () => Promise.reject(new ApiError(404, 'NOT_FOUND', null)), send } as unknown as Api;
  return render(stage({ page: { api, params: { provider: 'google' } } }).around(<SocialReturnPage />));
}
const refused = (code: string, status = 403) => Promise.reject(new ApiError(status, code, null));
const signedIn = { key: 'k'.repeat(43), expires_at: new Date(Date.now() + 60_000).toISOString() };
const bodies = () => send.mock.calls.map(([, { body }]) => body);
const give = (label: string, value: string, button: string) => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

test('AU-01 whoever comes back is let in, and the code leaves the address and the browser', async () => {
  storePendingLogin(pending);
  send.mockResolvedValueOnce(signedIn);
  comeBack(`?code=c1&state=${pending.state}&iss=https%3A%2F%2Faccounts.google.com`);
  await waitFor(() => expect(window.location.pathname).toBe('/products'));
  expect(window.location.search).toBe('?search=ox');
  expect(bodies()).toEqual([
    {
      state: pending.state,
      browser_key: pending.browser_key,
      code: 'c1',
      iss: 'https://accounts.google.com',
    },
  ]);
  expect([findPendingLogin(pending.state), sessionStorage.length]).toEqual([null, 0]);
});

test('AU-01 password, then a code of the app: each is asked for, and all go along', async () => {
  storePendingLogin(pending);
  send
    .mockImplementationOnce(() => refused('SOCIAL_ACCOUNT_EXISTS', 409))
    .mockImplementationOnce(() => refused('WRONG_CREDENTIALS', 400))
    .mockImplementationOnce(() => refused('SECOND_FACTOR_NEEDED'))
    .mockResolvedValueOnce(signedIn);
  comeBack(`?code=c1&state=${pending.state}`);
  await screen.findByText('Sul on juba konto');
  expect(window.location.search).toBe('');
  give('Ilumaja parool', 'vale', 'Ühenda ja logi sisse');
  await waitFor(() =>
    expect(screen.getByLabelText('Ilumaja parool').getAttribute('aria-invalid')).toBe('true'),
  );
  give('Ilumaja parool', 'õige parool', 'Ühenda ja logi sisse');
  await screen.findByText('Sisesta kood autentimisrakendusest');
  give('Kood autentimisrakendusest', '123456', 'Logi sisse');
  await waitFor(() => expect(window.location.pathname).toBe('/products'));
  expect(bodies().at(-1)).toMatchObject({ code: 'c1', password: 'õige parool', one_time_code: '123456' });
});

test('AU-01 an address nobody vouches for: a code is mailed at once, and again when asked', async () => {
  storePendingLogin(pending);
  send.mockImplementation(({ path }) =>
    path.includes('email-code') ? Promise.resolve(null) : refused('SOCIAL_EMAIL_UNVERIFIED'),
  );
  comeBack(`?code=c1&state=${pending.state}`);
  await screen.findByText(/^Saatsime koodi/);
  fireEvent.click(screen.getByRole('button', { name: 'Saada uus kood' }));
  await screen.findByText(/^Saatsime uue koodi/);
  expect(screen.getByLabelText('Kaheksakohaline kood').getAttribute('autocomplete')).toBe('one-time-code');
});

test.each([
  ['of another browser', `?code=c1&state=${'x'.repeat(43)}`, 'Sisselogimine ei õnnestunud'],
  ['without anything', '', 'Sisselogimine ei õnnestunud'],
  ['of somebody who said no', `?error=access_denied&state=${pending.state}`, 'Sisselogimine jäi pooleli'],
])('AU-01 a callback %s sends nothing and says what to do', async (_what, query, title) => {
  storePendingLogin(pending);
  comeBack(query);
  await screen.findByText(title);
  expect(screen.getByRole('button', { name: 'Logi sisse' })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('AU-01 a lost connection can be tried again', async () => {
  storePendingLogin(pending);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(signedIn);
  comeBack(`?code=c1&state=${pending.state}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Proovi uuesti' }));
  await waitFor(() => expect(window.location.pathname).toBe('/products'));
});

test('AU-01 what the tab remembers survives a reload, and is nothing to another service', async () => {
  storePendingLogin(pending);
  send.mockImplementation(() => refused('SOCIAL_ACCOUNT_EXISTS', 409));
  comeBack(`?code=c1&state=${pending.state}`);
  await screen.findByText('Sul on juba konto');
  cleanup();
  comeBack('');
  await screen.findByText('Sul on juba konto');
  expect(bodies()).toHaveLength(2);
});

test('AU-01 logins nobody came back from are removed by the next', () => {
  storePendingLogin(pending, Date.now() - 900_000);
  localStorage.setItem('social-login:broken', '{');
  storePendingLogin({ ...pending, state: 'other' });
  expect(Object.keys(localStorage)).toEqual(['social-login:other']);
});

test('RT-12 a service the shop does not know has no page', () => {
  const { page, queries } = stage({ page: { params: { provider: 'evil' } } });
  expect(() => prefetch!(page, queries)).toThrow('NOT_FOUND');
});

const linking = { ...pending, next: '/account/security', links: true };

test('AU-01 whoever links an account comes back to the security page, and stays who they are', async () => {
  storePendingLogin(linking);
  send.mockResolvedValueOnce(null);
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  comeBack(`?code=c1&state=${pending.state}`);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/account/security'));
  const [[call, { body }]] = send.mock.calls as [[{ path: string }, { body: unknown }]];
  expect(call.path).toBe('/api/v1/th-social-auth/accounts/');
  expect(body).toEqual({
    state: pending.state,
    browser_key: pending.browser_key,
    code: 'c1',
    provider: 'google',
  });
  expect([findPendingLogin(pending.state), sessionStorage.length]).toEqual([null, 0]);
});

test('AU-01 an account that signs in somebody else is not linked, and the page says why', async () => {
  storePendingLogin(linking);
  send.mockImplementationOnce(() => refused('SOCIAL_ACCOUNT_TAKEN', 409));
  comeBack(`?code=c1&state=${pending.state}`);
  await screen.findByText('Teenust Google ei seotud');
  expect(screen.getByText(/teise Ilumaja kontoga/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tagasi turvalisuse juurde' }).getAttribute('href')).toBe(
    '/account/security',
  );
  expect(screen.queryByRole('button', { name: 'Logi sisse' })).toBeNull();
});

test('AU-01 whoever does not allow linking changes nothing', async () => {
  storePendingLogin(linking);
  comeBack(`?error=access_denied&state=${pending.state}`);
  await screen.findByText('Teenust Google ei seotud');
  expect(send).not.toHaveBeenCalled();
});
