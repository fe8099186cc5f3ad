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

const refused = () => {
  throw new ApiError(400, 'TOKEN_INVALID', null);
};
const asking = '/api/v1/customers/invitations/company/';
const signedOut = {
  '/api/v1/rest-auth/user/': () => {
    throw new ApiError(401, 'NOT_SIGNED_IN', null);
  },
};

test('AU-04 an invitation that is used, withdrawn or too old says so at once and asks for nothing', async () => {
  const { getByRole, queryByRole } = await openPage(invitation, {
    page: at('token=old'),
    answers: { [asking]: refused },
  });
  getByRole('heading', { name: 'See kutse enam ei kehti' });
  getByRole('link', { name: 'Ava ettevõtte leht' });
  expect(queryByRole('button')).toBeNull();
  cleanup();
  const outside = await openPage(invitation, {
    page: at('token=old'),
    answers: { [asking]: refused, ...signedOut },
  });
  outside.getByRole('heading', { name: 'See kutse enam ei kehti' });
  expect(outside.queryByRole('button')).toBeNull();
});

test('AU-04 an invitation that is withdrawn before it is accepted is told as dead, one of another stays with its reason', async () => {
  const { getByRole, findByRole, queryByRole } = await openPage(invitation, {
    page: at('token=abc'),
    answers: { [accepting]: refused },
  });
  fireEvent.click(getByRole('button', { name: 'Liitu ettevõttega' }));
  await findByRole('heading', { name: 'See kutse enam ei kehti' });
  expect(queryByRole('button', { name: 'Liitu ettevõttega' })).toBeNull();
  cleanup();
  const others = await openPage(invitation, {
    page: at('token=abc'),
    answers: {
      [accepting]: () => {
        throw new ApiError(400, 'INVITED_ANOTHER', null);
      },
    },
  });
  fireEvent.click(others.getByRole('button', { name: 'Liitu ettevõttega' }));
  expect((await others.findByRole('alert')).textContent).not.toBe('');
});

test('AU-04 who is not signed in is asked to, or to register; a link without a token says so', async () => {
  const { getByRole } = await openPage(invitation, { page: at('token=abc'), answers: signedOut });
  getByRole('button', { name: 'Logi sisse' });
  getByRole('button', { name: 'Loo konto' });
  cleanup();
  const broken = await openPage(invitation, { page: at(''), answers: signedOut });
  broken.getByRole('heading', { name: 'Link pole terviklik' });
});
