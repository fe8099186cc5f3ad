import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passkey } from '../../domain/auth/contract.ts';
import { ApiError, type Api } from '../api/client.ts';
import { findPendingLogin } from '../state/pending-social-login.ts';
import * as SecurityPage from './SecurityPage.tsx';
import { openPage } from './testing/open-page.tsx';
import { user } from './testing/people.ts';

const passkey: Passkey = {
  id: 3,
  name: 'Telefon 📱 مريم',
  domain: 'ilumaja.ee',
  created_at: '2026-11-22T09:00:00.000Z',
  last_used_at: null,
};
const passkeys = '/api/v1/rest-auth/passkeys/';
const accounts = '/api/v1/th-social-auth/accounts/';
const providers = '/api/v1/th-social-auth/providers/';
const send =
  vi.fn<(call: { method: string; path: string }, sending: { body?: unknown }) => Promise<unknown>>();

beforeEach(() => send.mockReset());
afterEach(cleanup);

const open = (answers: Record<string, unknown> = {}) =>
  openPage(SecurityPage, {
    answers: { [passkeys]: [passkey], [accounts]: [], [providers]: [], ...answers },
    page: { api: apiWith(answers) } as never,
  });

/** Reads answer as the account of the tests does, writes as `send` says. */
function apiWith(answers: Record<string, unknown>): Api {
  const all: Record<string, unknown> = {
    [passkeys]: [passkey],
    '/api/v1/rest-auth/user/': user,
    '/api/v1/rest-auth/sessions/': [],
    '/api/v1/rest-auth/customers/': [],
    [accounts]: [],
    [providers]: [],
    ...answers,
  };
  return {
    get: (path) =>
      path in all
        ? Promise.resolve(all[path] as never)
        : Promise.reject(new ApiError(404, 'NOT_FOUND', null)),
    send: send as never,
  };
}
const refused = (code: string, status = 400) => Promise.reject(new ApiError(status, code, null));
/** What a button of a row is read out as. */
const actOn = (words: string) => new RegExp(`^${words}\\s*: ${passkey.name}$`, 'u');
const dialog = () => screen.getByRole('dialog');
const type = (label: string, value: string) =>
  fireEvent.input(within(dialog()).getByLabelText(label), { target: { value } });

test('AU-01 each passkey has its name, when it was added, and where it works', async () => {
  await open();
  const row = screen.getByText(passkey.name).closest('li')!;
  expect(row.textContent).toContain('Kehtib aadressil ilumaja.ee');
  expect(row.textContent).toContain('Pole veel kasutatud');
  expect(within(row).getByRole('button', { name: actOn('Kustuta') })).toBeTruthy();
});

test('AU-01 without passkeys the page says so; a browser that has none says that', async () => {
  await open({ [passkeys]: [] });
  expect(screen.getByText('Sul ei ole veel ühtegi pääsuvõtit.')).toBeTruthy();
  expect(screen.getByText('See veebilehitseja ei toeta pääsuvõtmeid.')).toBeTruthy();
});

test('AU-01 a passkey is deleted after one question; the last one somebody needs stays, and why', async () => {
  send.mockImplementationOnce(() => refused('LAST_SECOND_FACTOR', 409)).mockResolvedValueOnce(null);
  await open();
  fireEvent.click(screen.getByRole('button', { name: actOn('Kustuta') }));
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Kustuta' }));
  await waitFor(() => expect(within(dialog()).getByRole('alert').textContent).toContain('Sinu roll nõuab'));
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Kustuta' }));
  await waitFor(() => expect(screen.queryByText(passkey.name)).toBeNull());
});

test('AU-01 an act that asks for a recent login is done once the password was given', async () => {
  send
    .mockImplementationOnce(() => refused('RECENT_LOGIN_NEEDED', 403))
    .mockImplementationOnce(() => refused('WRONG_CREDENTIALS'))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ ...passkey, name: 'Uus nimi' });
  await open();
  fireEvent.click(screen.getByRole('button', { name: actOn('Muuda nime') }));
  type('Nimi', 'Uus nimi');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Salvesta' }));
  const proof = await screen.findByRole('dialog', { name: 'Kinnita, et see oled sina' });
  const give = (password: string) => {
    fireEvent.input(within(proof).getByLabelText('Parool'), { target: { value: password } });
    fireEvent.click(within(proof).getByRole('button', { name: 'Kinnita' }));
  };
  give('vale parool');
  await waitFor(() =>
    expect(within(proof).getByLabelText('Parool').getAttribute('aria-invalid')).toBe('true'),
  );
  give('õige parool siin');
  await waitFor(() => expect(screen.getByText('Uus nimi')).toBeTruthy());
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual([
    '/api/v1/rest-auth/passkeys/:id/',
    '/api/v1/rest-auth/confirm/',
    '/api/v1/rest-auth/confirm/',
    '/api/v1/rest-auth/passkeys/:id/',
  ]);
});

test('AU-01 codes of an app: picture, key to type, a wrong code at its field, recovery codes shown until they are saved', async () => {
  const secret = {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Ilumaja:a?secret=x',
    qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  };
  const recovery_codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  send
    .mockResolvedValueOnce(secret)
    .mockImplementationOnce(() => refused('WRONG_CODE'))
    .mockResolvedValueOnce({ recovery_codes });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Võta kasutusele' }));
  await screen.findByRole('dialog', { name: 'Seadista autentimisrakendus' });
  expect(within(dialog()).getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(dialog().textContent).toContain('JBSW Y3DP EHPK 3PXP');
  const field = () => within(dialog()).getByLabelText('Kood rakendusest');
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  type('Kood rakendusest', '000000');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Kinnita' }));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  type('Kood rakendusest', '123456');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Kinnita' }));
  await screen.findByText('AAAA-BBBB-CCCC-DDDD');
  expect(screen.queryByText('Autentimisrakendus on kasutusel')).toBeNull();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Salvestasin need' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Autentimisrakendus on kasutusel');
  expect(screen.getByText('Kasutusel')).toBeTruthy();
});

test('AU-05 somebody of the staff whose rights wait for a second factor is told so', async () => {
  await open({ '/api/v1/rest-auth/user/': { ...user, needs_second_factor: true } });
  expect(screen.getByText('Sinu roll nõuab teist kinnitust')).toBeTruthy();
});

test('AU-01 whoever has no password yet is not asked for one', async () => {
  await open({ '/api/v1/rest-auth/user/': { ...user, has_password: false } });
  expect(screen.queryByLabelText('Praegune parool')).toBeNull();
  expect(screen.getByRole('button', { name: 'Lisa parool' })).toBeTruthy();
});

const google = {
  provider: 'google',
  email: 'mari.maasikas@gmail.example',
  linked_at: '2026-11-01T09:00:00.000Z',
  last_used_at: '2026-11-23T07:30:00.000Z',
};
const services = () => screen.queryByRole('region', { name: 'Teised teenused' });

test('AU-01 linked accounts of other services are listed, and unlinked after a question', async () => {
  await open({ [accounts]: [google] });
  expect(services()!.textContent).toContain('mari.maasikas@gmail.example');
  expect(services()!.textContent).toContain('Seotud 01.11.2026 11.00');
  send.mockResolvedValueOnce(null);
  fireEvent.click(within(services()!).getByRole('button', { name: /^Eemalda seos/ }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Eemalda seos' }));
  await waitFor(() => expect(services()).toBeNull());
  expect(send.mock.calls[0]![0]).toMatchObject({ method: 'DELETE', path: `${accounts}:provider/` });
});

test('AU-01 the last way in stays, and the window says why', async () => {
  await open({ [accounts]: [google] });
  send.mockReturnValueOnce(refused('LAST_WAY_IN', 409));
  fireEvent.click(within(services()!).getByRole('button', { name: /^Eemalda seos/ }));
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Eemalda seos' }));
  expect((await within(dialog()).findByRole('alert')).textContent).toContain('Lisa enne parool');
  expect(services()).not.toBeNull();
});

test('AU-01 a service whose account is not linked can be linked, after a proof where the login is old', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const start = { url: 'https://service.example/go', state: 's'.repeat(43), browser_key: 'b'.repeat(43) };
  send
    .mockReturnValueOnce(refused('RECENT_LOGIN_NEEDED', 403))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(start);
  await open({ [accounts]: [google], [providers]: [{ provider: 'google' }, { provider: 'facebook' }] });
  expect(within(services()!).queryByRole('button', { name: /^Seo kontoga\s*: Google/ })).toBeNull();
  fireEvent.click(within(services()!).getByRole('button', { name: /^Seo kontoga\s*: Facebook/ }));
  const proof = await screen.findByRole('dialog', { name: 'Kinnita, et see oled sina' });
  fireEvent.input(within(proof).getByLabelText('Parool'), { target: { value: 'õige parool siin' } });
  fireEvent.click(within(proof).getByRole('button', { name: 'Kinnita' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(start.url));
  expect(findPendingLogin(start.state)).toMatchObject({ links: true, next: '/account/security' });
  expect(send.mock.calls.at(-1)).toMatchObject([
    { path: `${accounts}start/` },
    { body: { provider: 'facebook' } },
  ]);
});

test('AU-01 a service that does not answer is said at its row', async () => {
  send.mockReturnValueOnce(refused('SOCIAL_UNAVAILABLE', 503));
  await open({ [providers]: [{ provider: 'facebook' }] });
  expect(services()!.textContent).toContain('Sidumata');
  fireEvent.click(within(services()!).getByRole('button', { name: /^Seo kontoga/ }));
  expect((await within(services()!).findByRole('alert')).textContent).toContain('praegu ei vasta');
});

test('AU-01 where the shop has credentials of no service, nothing is said of them', async () => {
  await open();
  expect(services()).toBeNull();
});
