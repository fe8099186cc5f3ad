import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderQuery } from '../api/checkout.ts';
import { ApiError } from '../api/client.ts';
import * as page from './InformationPage.tsx';
import { openStep } from './testing/open-step.tsx';
import { byCourier, information, order, ready } from './testing/orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const of = `/api/v1/orders/${order.uuid}/`;
const giving = '/api/v1/orders/:uuid/delivery/information/';
const atLocker = { ...ready, delivery_information: null };
const brought = { ...atLocker, delivery: byCourier };

function open(asked: object, answers: Record<string, unknown> = {}) {
  const sent: Record<string, unknown>[] = [];
  const opened = openStep(page, {
    answers: {
      [of]: asked,
      [giving]: (body: Record<string, unknown>) => {
        sent.push(body);
        return ready;
      },
      ...answers,
    },
  });
  return opened.then((at) => ({ ...at, sent }));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Edasi makse juurde' }));
/** The fields somebody sees: the others wait for a choice. */
const visible = () =>
  screen
    .getAllByRole('textbox')
    .filter((field) => field.closest('[hidden]') === null)
    .map((field) => (field as HTMLInputElement).name);

function fillPerson() {
  type('Eesnimi', 'Liis');
  type('Perekonnanimi', 'Tamm');
  type('E-post', 'liis@salong.ee');
  type('Telefon', '+372 5551 2034');
}
function fillStreet(at = 0) {
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getAllByLabelText(label)[at]!, { target: { value } });
  set('Tänav, maja ja korter', 'Pikk 1');
  set('Sihtnumber', '10123');
  set('Linn või vald', 'Tallinn');
}

test('CO-03 AU-05 who needs a word of an administrator sends the order for approval', async () => {
  const { went } = await open({ ...atLocker, approval: { state: 'waiting', reason: null, asked_by: null } });
  screen.getByText(/kinnitab enne maksmist ettevõtte haldur/);
  expect(screen.queryByRole('button', { name: 'Edasi makse juurde' })).toBeNull();
  fillPerson();
  fillStreet(1);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Saada kinnitamiseks' }));
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment/`]));
});

test('CO-03 a new guest sees at most eight fields, and neither consent is ticked', async () => {
  await open(atLocker);
  expect(visible()).toEqual([
    'contact.first_name',
    'contact.last_name',
    'contact.email',
    'contact.phone',
    'invoice_address.street',
    'invoice_address.postal_code',
    'invoice_address.city',
  ]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => !box.closest('[hidden]'));
  expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
    ['consents.terms', false],
    ['consents.newsletter', false],
  ]);
});

test('CO-03 what a guest types is sent in the shape of the call', async () => {
  const { sent, went } = await open(atLocker);
  fillPerson();
  fillStreet(1);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  next();
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment/`]));
  expect(sent).toEqual([
    {
      contact: information.contact,
      invoice_address: information.invoice_address,
      delivery_address: null,
      company: null,
      purchase_order_number: null,
      consents: { terms: true, newsletter: false },
    },
  ]);
});

test('CO-03 brought home, the address is asked once: the invoice has the same unless said otherwise', async () => {
  const { sent, went } = await open(brought);
  expect(visible().filter((name) => name.includes('street'))).toEqual(['delivery_address.street']);
  fillPerson();
  fillStreet();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  expect(visible().filter((name) => name.includes('street'))).toHaveLength(2);
  fireEvent.change(screen.getAllByLabelText('Tänav, maja ja korter')[1]!, { target: { value: 'Lai 2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  next();
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent[0]).toMatchObject({ invoice_address: { street: 'Pikk 1' }, delivery_address: null });
});

test('CO-03 a guest may buy as a company, whose numbers are checked by the country of the invoice', async () => {
  const { sent, went } = await open(atLocker);
  fireEvent.click(screen.getByRole('radio', { name: /Ettevõte/ }));
  fillPerson();
  fillStreet(1);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  type('Ettevõtte nimi', 'Salong Kaneel OÜ');
  type('Registrikood', '12345679');
  next();
  await screen.findByText(/^Kontrolli registrikoodi/);
  expect(document.activeElement).toBe(screen.getByLabelText('Registrikood'));
  expect(sent).toEqual([]);
  type('Registrikood', '10060701');
  fireEvent.change(screen.getByLabelText(/^Käibemaksukohustuslase number/), {
    target: { value: 'EE100594102' },
  });
  next();
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    company: { name: 'Salong Kaneel OÜ', reg_code: '10060701', vat: 'EE100594102' },
    invoice_address: { name: 'Salong Kaneel OÜ' },
  });
});

test('CO-03 sending what is empty names each field in a summary and leads to the first', async () => {
  await open(atLocker);
  next();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Eesnimi')));
  expect(screen.getByRole('alert').textContent).toContain('Paranda 8 kohta');
});

test('CO-03 of two addresses the summary says at which one something is wrong', async () => {
  await open(brought);
  fillPerson();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  next();
  const alert = await screen.findByRole('alert');
  const items = within(alert)
    .getAllByRole('link')
    .map((link) => link.textContent!.split(':')[0]);
  expect(items).toEqual([
    'Tarneaadress – Tänav, maja ja korter',
    'Tarneaadress – Sihtnumber',
    'Tarneaadress – Linn või vald',
    'Arve aadress – Tänav, maja ja korter',
    'Arve aadress – Sihtnumber',
    'Arve aadress – Linn või vald',
    'Müügitingimused',
  ]);
});

test('CO-03 what is not asked for any more is not wrong any more', async () => {
  await open(brought);
  fireEvent.click(screen.getByRole('radio', { name: /Ettevõte/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  next();
  expect((await screen.findByRole('alert')).textContent).toContain('Paranda 13 kohta');
  fireEvent.click(screen.getByRole('radio', { name: /Eraisik/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  const { textContent: summary } = screen.getByRole('alert');
  expect(summary).toContain('Paranda 8 kohta');
  expect(summary).not.toContain('Registrikood');
});

test('CO-03 what the shop refuses stands at the field it is about, also of an address that was asked for once', async () => {
  const { calls } = await open(brought, {
    [giving]: () => {
      throw new ApiError(400, null, {
        invoice_address: { postal_code: ['invalid_postal_code'] },
        contact: { phone: ['invalid_phone'] },
      });
    },
  });
  fillPerson();
  fillStreet();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  const before = calls.filter((call) => call === of);
  next();
  const phone = screen.getByLabelText('Telefon');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByLabelText('Sihtnumber')[0]!.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).not.toContain('invoice_address');
  // Nothing that was wrong with what was typed makes the order another.
  expect(calls.filter((call) => call === of)).toEqual(before);
});

test('CO-03 an order that may be another than the one shown is asked for again', async () => {
  const { calls } = await open(brought, {
    [giving]: () => {
      throw new ApiError(409, 'ORDER_STEP_MISSING', null);
    },
  });
  fillPerson();
  fillStreet();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  const before = calls.filter((call) => call === of).length;
  next();
  await waitFor(() => expect(calls.filter((call) => call === of)).toHaveLength(before + 1));
});

test('CO-03 what was typed and chosen is there after a reload', async () => {
  const before = await open(brought);
  fireEvent.click(screen.getByRole('radio', { name: /Ettevõte/ }));
  fillPerson();
  type('Ettevõtte nimi', 'Salong <script> 💇‍♀️');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Arve aadress on sama' }));
  type('Registrikood', '1');
  type('Ostutellimuse number (valikuline)', 'PO-77');
  before.view.unmount();
  await open(brought);
  expect(screen.getByLabelText<HTMLInputElement>('Ettevõtte nimi').value).toBe('Salong <script> 💇‍♀️');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Ettevõte/ }).checked).toBe(true);
  expect(visible().filter((name) => name.includes('street'))).toHaveLength(2);
  const number = screen.getByLabelText<HTMLInputElement>('Ostutellimuse number (valikuline)');
  expect([number.value, number.closest('details')!.open]).toEqual(['PO-77', true]);
  // Emptied while somebody types, it stays.
  fireEvent.change(number, { target: { value: '' } });
  expect(number.closest('details')!.open).toBe(true);
});

const person = {
  '/api/v1/me/': {
    user: { email: 'liis@salong.ee', first_name: 'Liis', last_name: 'Tamm', is_email_subscription: true },
    customers: [{ uuid: 'c', is_active: true }],
    favourites: [],
  },
  '/api/v1/rest-auth/customers/': [
    { uuid: 'c', is_active: true, is_individual: true, name: 'Liis Tamm', phone: '+372 5551 2034' },
  ],
  '/api/v1/customers/c/addresses/': [
    {
      id: 7,
      type: 'DELIVERY',
      name: 'Liis',
      street: 'Lai 2',
      city: 'Tartu',
      postal_code: '51005',
      country_id: 2,
      phone: null,
    },
  ],
  '/api/v1/orders/history/': { count: 1, next: null, previous: null, results: [{ uuid: 'last' }] },
  '/api/v1/orders/history/last/': { ...ready, uuid: 'last', status: { id: 5 } },
};

test('CO-03 CT-04 what another tab gives is offered, and what was typed here stays', async () => {
  const { queries, sent } = await open(atLocker);
  fillPerson();
  fillStreet(1);
  act(() =>
    queries.setQueryData(orderQuery(order.uuid).queryKey, {
      ...ready,
      delivery_information: { ...information, contact: { ...information.contact, first_name: 'Mari' } },
    }),
  );
  await screen.findByRole('radio', { name: /^Mari Tamm/ });
  expect(screen.getByLabelText<HTMLInputElement>('Eesnimi').value).toBe('Liis');
  expect(visible()).toContain('contact.first_name');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  next();
  await waitFor(() => expect(sent).toMatchObject([{ contact: { first_name: 'Liis' } }]));
});

test('CO-03 whom the shop knows types nothing: the last order and saved addresses are cards to choose from', async () => {
  const { sent, went } = await open(atLocker, person);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'known')).toHaveLength(
    3,
  );
  expect(screen.queryAllByRole('textbox').filter((field) => field.closest('[hidden]') === null)).toEqual([]);
  next();
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent[0]).toMatchObject({ contact: information.contact, invoice_address: { street: 'Pikk 1' } });
  cleanup();
  const other = await open(atLocker, person);
  fireEvent.click(screen.getByRole('radio', { name: /Lai 2/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  next();
  await waitFor(() => expect(other.went).toHaveLength(1));
  expect(other.sent[0]).toMatchObject({ invoice_address: { street: 'Lai 2', city: 'Tartu' } });
});

test('CO-03 no two cards look alike: the details of this order are those of the last one, until they are changed', async () => {
  const cards = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'known');
  const values = () => cards().map(({ value }) => value);
  await open(ready, person);
  expect(values()).toEqual(['order', 'address-7', 'new']);
  cleanup();
  const contact = { ...information.contact, first_name: 'Mari' };
  await open({ ...ready, delivery_information: { ...information, contact } }, person);
  expect(values()).toEqual(['order', 'last', 'address-7', 'new']);
});

test('CO-03 known details that are to be changed open as fields, and the focus is at the first of them', async () => {
  await open(atLocker, person);
  const change = await screen.findByRole('button', { name: 'Muuda andmeid' });
  change.focus();
  fireEvent.click(change);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Eraisik/ }));
});

test('CO-03 a company whose details are known gives the number of this order without opening the others', async () => {
  const company = { name: 'Salong Kaneel OÜ', reg_code: '12345678', vat: null };
  const last = {
    ...ready,
    uuid: 'last',
    status: { id: 5 },
    delivery_information: { ...information, company },
  };
  const { sent, went } = await open(atLocker, { ...person, '/api/v1/orders/history/last/': last });
  expect(visible()).toEqual(['purchase_order_number']);
  type('Ostutellimuse number (valikuline)', 'PO-77');
  next();
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent[0]).toMatchObject({ company: { name: 'Salong Kaneel OÜ' }, purchase_order_number: 'PO-77' });
});

test('CO-03 new details are one choice away, with what is known of the person in them', async () => {
  await open(atLocker, person);
  fireEvent.click(screen.getByRole('radio', { name: 'Uued andmed' }));
  expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toBe('liis@salong.ee');
  expect(screen.getAllByLabelText<HTMLInputElement>('Tänav, maja ja korter')[1]!.value).toBe('');
});

test('CO-03 while the shop cannot tell who orders nor name its countries, the step stands and is sent as somebody new types it', async () => {
  const failing = () => {
    throw new ApiError(500, 'INTERNAL', null);
  };
  const { sent, went } = await open(atLocker, {
    '/api/v1/me/': failing,
    '/api/v1/deliveries/countries/': failing,
  });
  const country = screen.getByRole('combobox', { name: 'Riik' });
  expect(
    within(country)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Eesti', 'Läti', 'Soome']);
  expect((country as HTMLSelectElement).value).toBe('2');
  // Who it is may be somebody with an account.
  expect(screen.queryByText('Sul on juba konto?')).toBeNull();
  fillPerson();
  fillStreet(1);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
  next();
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment/`]));
  expect(sent).toMatchObject([{ contact: { first_name: 'Liis' }, invoice_address: { country_id: 2 } }]);
});

test('CO-03 who has ordered before and whose last order cannot be had right now types, or takes an address of the account', async () => {
  const failing = () => {
    throw new ApiError(500, 'INTERNAL', null);
  };
  const customer = {
    uuid: 'c',
    name: 'Liis Tamm',
    is_individual: true,
    is_active: true,
    phone: '+372 5551 2034',
  };
  const user = { first_name: 'Liis', last_name: 'Tamm', email: 'liis@salong.ee' };
  await open(atLocker, {
    '/api/v1/me/': { user, customers: [customer], favourites: [] },
    '/api/v1/orders/history/': failing,
    '/api/v1/customers/': [customer],
    '/api/v1/customers/:uuid/addresses/': [],
  });
  expect((screen.getByLabelText('Eesnimi') as HTMLInputElement).value).toBe('Liis');
});
