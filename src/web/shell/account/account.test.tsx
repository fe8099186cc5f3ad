import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOutside } from '../../../domain/loyalty/examples.ts';
import { setWindow } from '../../blocks/testing/browser.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import type { SignedInMe } from '../../state/me.ts';
import { AccountButton } from '../header/AccountButton.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { initialsOf, personName, shownName } from './names.ts';

type Customer = SignedInMe['customers'][number];

const customer = (name: string, more: Partial<Customer> = {}): Customer => ({
  uuid: `uuid of ${name}`,
  name,
  is_individual: false,
  role: 'CUSTOMER_ADMIN',
  is_active: false,
  status: 'approved',
  delivery_country_id: null,
  loyalty: exampleOutside,
  ...more,
});

const meWith = (customers: Customer[], name = { first_name: 'Liis', last_name: 'Tamm' }): SignedInMe => ({
  user: {
    uuid: 'u',
    email: 'liis@salonghele.ee',
    ...name,
    is_email_subscription: false,
    is_staff: false,
    permissions: [],
  },
  customers,
  favourites: [],
  cart: null,
});

beforeEach(() => setWindow());
afterEach(() => {
  cleanup();
  document.cookie = 'token=; Max-Age=0';
  vi.unstubAllGlobals();
});

/** The account of the header on a page, for whoever has a token. */
function show(me: SignedInMe | null) {
  if (me) document.cookie = 'token=abc';
  const at = stage({ answers: { '/api/v1/me/': me, '/api/v1/users/change-active-entity/': {} } });
  render(
    at.around(
      <>
        <AccountButton />
        <ModalHost />
      </>,
    ),
  );
  return at;
}

test('LY-02 AU-02 without a token nobody is asked for, and the button opens the window for signing in', async () => {
  const { calls } = show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Logi sisse' }));
  await screen.findByRole('dialog', { name: 'Logi sisse' });
  expect(calls).not.toContain('/api/v1/me/');
});

test('LY-02 AU-03 the active customer is named; choosing it again changes nothing, another one is made active', async () => {
  const { calls } = show(meWith([customer('Liis', { is_active: true }), customer('Salong Hele OÜ')]));
  fireEvent.click(await screen.findByRole('button', { name: 'Konto: Liis Tamm, Liis' }));
  const chosen = await screen.findByRole('button', { current: true });
  fireEvent.click(chosen);
  expect(screen.queryByRole('button', { name: 'Logi välja' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Konto: Liis Tamm, Liis' }));
  const other = screen.getByRole('button', { name: /^Salong Hele OÜ/ });
  fireEvent.click(other);
  await screen.findByText('Vahetame klienti …');
  fireEvent.click(other);
  expect(calls).toEqual([
    '/api/v1/me/',
    'PUT /api/v1/users/change-active-entity/ {"id":"uuid of Salong Hele OÜ"}',
  ]);
});

test('AU-03 with several customers and none active the choice opens by itself, with one it does not', async () => {
  show(meWith([customer('Liis'), customer('Salong Hele OÜ', { status: 'pending' })]));
  const choice = await screen.findByRole('dialog', { name: 'Kelle nimel jätkad?' });
  expect(choice.textContent).toContain('Ettevõte, ootab kinnitamist');
  cleanup();
  show(meWith([customer('Liis', { is_active: true })]));
  await screen.findByRole('button', { name: 'Konto: Liis Tamm, Liis' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LY-02 Escape closes the menu and gives the focus back', async () => {
  show(meWith([]));
  const button = await screen.findByRole('button', { name: 'Konto: Minu konto, Liis Tamm' });
  fireEvent.click(button);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Logi välja' }), { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Logi välja' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('LY-03 on a phone the menu is a window', async () => {
  setWindow({ px: 360 });
  show(meWith([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Konto: Minu konto, Liis Tamm' }));
  const menu = await screen.findByRole('dialog', { name: 'Konto' });
  expect(menu.textContent).toContain('liis@salonghele.ee');
});

test('LY-03 names of every script and of none', () => {
  expect(['Salong Hele OÜ', 'Ольга', '  «Õie»  salong ', '😀', ''].map(initialsOf)).toEqual([
    'SH',
    'О',
    'ÕS',
    '',
    '',
  ]);
  expect(personName(meWith([], { first_name: '', last_name: '' }))).toBe('liis@salonghele.ee');
  expect(shownName(meWith([customer('A'), customer('B')]))).toBeUndefined();
});
