import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import * as invitation from './InvitationPage.tsx';
import { openPage } from './testing/open-page.tsx';
import { company } from './testing/people.ts';

afterEach(cleanup);

const accepting = '/api/v1/customers/invitations/accept/';
const at = (query: string) => ({ path: '/auth/invitation', search: new URLSearchParams(query) });

test('AU-04 who is signed in joins with one press, and not before it', async () => {
  const { getByRole, findByRole, getByText, calls } = await openPage(invitation, {
    page: at('token=abc'),
    answers: { [accepting]: company },
  });
  getByText('Liitud kasutajana mari@salong.ee.');
  getByRole('heading', { name: `Sind kutsuti ettevõttesse ${company.name}` });
  expect(calls.some((call) => call.includes(accepting))).toBe(false);
  fireEvent.click(getByRole('button', { name: 'Liitu ettevõttega' }));
  await findByRole('heading', { name: 'Oled nüüd ettevõttes Salong Hele OÜ' });
  expect(calls).toContain(`POST ${accepting} {"token":"abc"}`);
});

test('AU-04 a token that is used up or another’s is told plainly', async () => {
  const { getByRole, findByRole } = await openPage(invitation, {
    page: at('token=old'),
    answers: {
      [accepting]: () => {
        throw new ApiError(400, 'TOKEN_INVALID', null);
      },
      '/api/v1/customers/invitations/company/': () => {
        throw new ApiError(400, 'TOKEN_INVALID', null);
      },
    },
  });
  getByRole('heading', { name: 'Sind kutsuti ettevõttesse' });
  fireEvent.click(getByRole('button', { name: 'Liitu ettevõttega' }));
  expect((await findByRole('alert')).textContent).not.toBe('');
});

test('AU-04 who is not signed in is asked to, or to register; a link without a token says so', async () => {
  const signedOut = {
    '/api/v1/rest-auth/user/': () => {
      throw new ApiError(401, 'NOT_SIGNED_IN', null);
    },
  };
  const { getByRole } = await openPage(invitation, { page: at('token=abc'), answers: signedOut });
  getByRole('button', { name: 'Logi sisse' });
  getByRole('button', { name: 'Loo konto' });
  cleanup();
  const broken = await openPage(invitation, { page: at(''), answers: signedOut });
  broken.getByRole('heading', { name: 'Link pole terviklik' });
});
