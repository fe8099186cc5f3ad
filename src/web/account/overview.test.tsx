import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import * as overview from './OverviewPage.tsx';
import { accountAnswers, openPage } from './testing/open-page.tsx';
import { company, person, session, user } from './testing/people.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const addressesOfCompany = `/api/v1/customers/${company.uuid}/addresses/`;

test('AC-01 the overview shows the customer, addresses, sessions and the subscription', async () => {
  const { getByRole, head } = await openPage(overview);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Tere, Mari');
  const part = (name: string) => within(getByRole('region', { name }));
  part('Ettevõte').getByText('12345678');
  part('Ettevõte').getByText('Kinnitatud');
  part('Aadressid').getByText('Pärnu mnt 139');
  part('Kus oled sisse logitud').getByText('Chrome, Windows');
  part('Uudiskiri').getByText(/mari@salong\.ee/);
  expect(head).toMatchObject({ robots: 'noindex' });
});

test('AC-01 AU-05 whoever may only order is led to the data of the company, not offered to change them', async () => {
  const only = await openPage(overview, { answers: accountAnswers({ ...company, role: 'CUSTOMER_USER' }) });
  const link = () => within(only.getByRole('region', { name: 'Ettevõte' })).getByRole('link');
  expect(link().textContent).toBe('Vaata: Ettevõte');
  cleanup();
  const admin = await openPage(overview);
  expect(within(admin.getByRole('region', { name: 'Ettevõte' })).getByRole('link').textContent).toBe(
    'Muuda: Ettevõte',
  );
});

test('AC-01 AU-04 a person has no registry code, and is told that a company can be added', async () => {
  const { getByRole, queryByText } = await openPage(overview, {
    answers: accountAnswers(person),
  });
  expect(queryByText('Registrikood')).toBeNull();
  getByRole('button', { name: 'Lisa ettevõte' });
});

test('AC-01 a call that failed costs its own part alone, which can be tried again', async () => {
  let isDown = true;
  const { findByRole, getByRole, findByText } = await openPage(overview, {
    answers: {
      [addressesOfCompany]: () => {
        if (isDown) throw new ApiError(503, 'UNAVAILABLE', null);
        return [];
      },
    },
  });
  const part = within(getByRole('region', { name: 'Aadressid' }));
  await part.findByRole('alert');
  getByRole('region', { name: 'Uudiskiri' });
  isDown = false;
  fireEvent.click(await findByRole('button', { name: 'Proovi uuesti' }));
  await findByText('Ühtegi aadressi pole veel salvestatud.');
});

test('AC-01 the page of a session that is over is refused whole', async () => {
  const refused = new ApiError(401, 'NOT_SIGNED_IN', null);
  await expect(
    openPage(overview, {
      answers: {
        '/api/v1/rest-auth/customers/': () => {
          throw refused;
        },
      },
    }),
  ).rejects.toBe(refused);
});

test('AC-01 many devices are counted, not listed', async () => {
  const sessions = Array.from({ length: 5 }, (_, at) => ({ ...session, id: at, is_current: at === 0 }));
  const { getByText } = await openPage(overview, { answers: { '/api/v1/rest-auth/sessions/': sessions } });
  getByText('ja veel 2 seadet');
});

test('CN-03 the newsletter is switched at once, and back when the shop cannot save it', async () => {
  let settle = (_answer: unknown) => {};
  const saved = {
    '/api/v1/rest-auth/user/': (body: unknown) =>
      body && Object.hasOwn(body, 'is_email_subscription')
        ? new Promise((resolve, reject) => {
            settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
          })
        : user,
  };
  const { getByRole, calls, findByText } = await openPage(overview, { answers: saved });
  const box = () => getByRole('switch', { name: /Saada mulle uudiskirja/ }) as HTMLInputElement;
  fireEvent.click(box());
  await vi.waitFor(() => expect(box().checked).toBe(true));
  await vi.waitFor(() =>
    expect(calls).toContain('PATCH /api/v1/rest-auth/user/ {"is_email_subscription":true}'),
  );
  settle(new ApiError(500, 'INTERNAL', null));
  await vi.waitFor(() => expect(box().checked).toBe(false));
  await findByText(/Muudatus ei salvestunud/);
  fireEvent.click(box());
  await vi.waitFor(() => expect(box().checked).toBe(true));
  settle({ ...user, is_email_subscription: true });
  await vi.waitFor(() => expect(box().checked).toBe(true));
});
