import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonalDataExport } from '../../domain/personal-data/contract.ts';
import { ApiError, type Api } from '../api/client.ts';
import * as data from './DataPage.tsx';
import { accountAnswers, openPage, sessionWords } from './testing/open-page.tsx';

const exportsUrl = '/api/v1/account/exports/';
const made: PersonalDataExport = {
  id: '5f1d6d0e-5b0f-4a55-8a4b-0b6f1d2c3e4f',
  status: 'ready',
  created_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-11-29T10:00:00.000Z',
  url: '/api/v1/account/exports/abc/archive.zip',
};
const send = vi.fn<(call: { path: string }) => Promise<unknown>>();
/** Reads answer as the account of the tests does, writes as `send` says. */
const open = (exports: () => PersonalDataExport[]) => {
  const answers: Record<string, unknown> = { ...accountAnswers(), [exportsUrl]: exports };
  const api: Api = {
    get: (path) => {
      const answer: unknown = answers[path];
      return Promise.resolve((typeof answer === 'function' ? (answer as () => unknown)() : answer) as never);
    },
    send: send as never,
  };
  return openPage(data, { answers, page: { api } as never });
};

beforeEach(() => send.mockReset());
afterEach(cleanup);

test('AC-05 what was made can be fetched until its day, and what failed says so', async () => {
  await open(() => [made, { ...made, id: crypto.randomUUID(), status: 'failed', url: null }]);
  const link = screen.getByRole('link', { name: 'Laadi alla' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([made.url, true]);
  expect(screen.getByText('Allalaaditav kuni 29.11.2026 12.00')).toBeTruthy();
  expect(screen.getByText('Väljavõte ei õnnestunud. Telli uus.')).toBeTruthy();
});

test('AC-05 an archive is asked for, is waited for, and is there by itself', async () => {
  const pending: PersonalDataExport = { ...made, status: 'pending', url: null };
  let answer: PersonalDataExport[] = [];
  await open(() => answer);
  send.mockResolvedValueOnce(pending);
  fireEvent.click(screen.getByRole('button', { name: 'Telli väljavõte' }));
  expect(await screen.findByText('Valmistame ette')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Telli väljavõte' })).toBeNull();
  answer = [made];
  expect(await screen.findByRole('link', { name: 'Laadi alla' })).toBeTruthy();
});

test('AC-05 a refusal stands where the archive was asked for', async () => {
  await open(() => []);
  send.mockRejectedValueOnce(new ApiError(429, 'TOO_MANY_EXPORTS', null));
  fireEvent.click(screen.getByRole('button', { name: 'Telli väljavõte' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Täna oled juba palju väljavõtteid palunud'),
  );
});

test('AC-05 an account is erased after one question, and its session ends in every tab', async () => {
  const words = sessionWords();
  await open(() => []);
  send.mockResolvedValueOnce(null);
  fireEvent.click(screen.getByRole('button', { name: 'Kustuta konto' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Kas kustutada konto?' }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Kustuta lõplikult' }));
  await waitFor(() => expect(words.heard).toEqual(['anew']));
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual(['/api/v1/rest-auth/delete/']);
  words.close();
});
