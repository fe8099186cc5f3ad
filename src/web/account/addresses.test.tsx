import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { stage } from '../blocks/testing/tools.tsx';
import AddressModal from './AddressModal.tsx';
import { customersQuery } from '../api/customers.ts';
import { deliveryCountriesQuery } from '../api/shops.ts';
import * as addresses from './AddressesPage.tsx';
import { accountAnswers, openPage, sessionWords } from './testing/open-page.tsx';
import { address, company } from './testing/people.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'token=abc';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const deleting = '/api/v1/customers/:uuid/addresses/:addressId/';
const adding = '/api/v1/customers/:uuid/addresses/';

test('AU-04 addresses stand by what they are for; what is missing says why it serves', async () => {
  const { getByRole } = await openPage(addresses);
  within(getByRole('region', { name: 'Tarneaadressid' })).getByText('Pärnu mnt 139');
  within(getByRole('region', { name: 'Arve aadressid' })).getByText('Arve aadressi veel pole');
});

test('AU-04 who was removed from the company while on its pages is asked whom to buy for', async () => {
  let isRemoved = false;
  const { findByRole, findByText, queries } = await openPage(addresses, {
    answers: {
      '/api/v1/rest-auth/customers/': () => (isRemoved ? [] : [company]),
      [`/api/v1/customers/${company.uuid}/addresses/`]: () => {
        if (isRemoved) throw new ApiError(404, 'NOT_FOUND', null);
        return [address];
      },
    },
  });
  await findByText('Pärnu mnt 139');
  isRemoved = true;
  await queries.resetQueries({ queryKey: [adding] });
  await findByRole('button', { name: 'Lisa ettevõte' });
});

test('AU-04 an address goes at once, and undo adds the same one again', async () => {
  const { getByRole, findByRole, queryByText, calls, findByText } = await openPage(addresses, {
    answers: { [deleting]: null, [adding]: { ...address, id: 8 } },
  });
  fireEvent.click(getByRole('button', { name: /^Eemalda/ }));
  await vi.waitFor(() => expect(queryByText('Pärnu mnt 139')).toBeNull());
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Pärnu mnt 139');
  const { id: _id, ...body } = address;
  expect(calls).toContain(`POST ${adding} ${JSON.stringify(body)}`);
});

test('AU-04 an address that could not be deleted is back in its place', async () => {
  const { getByRole, findByText } = await openPage(addresses, {
    answers: {
      [deleting]: () => {
        throw new ApiError(503, 'UNAVAILABLE', null);
      },
    },
  });
  fireEvent.click(getByRole('button', { name: /^Eemalda/ }));
  await findByText(/Muudatus ei salvestunud/);
  await findByText('Pärnu mnt 139');
});

test('AU-04 whoever may only order changes no addresses', async () => {
  const { queryByRole, getByText } = await openPage(addresses, {
    answers: { '/api/v1/rest-auth/customers/': [{ ...company, role: 'CUSTOMER_USER' }] },
  });
  getByText('Pärnu mnt 139');
  expect(queryByRole('button', { name: /aadress|Eemalda/ })).toBeNull();
});

test('AU-03 while one acts for none of several, one chooses first', async () => {
  const others = [company, { ...company, uuid: 'b', name: 'Teine OÜ' }].map((one) => ({
    ...one,
    is_active: false,
  }));
  const { getByRole, calls } = await openPage(addresses, {
    answers: { '/api/v1/rest-auth/customers/': others, '/api/v1/users/change-active-entity/': others[1] },
  });
  const { heard, close } = sessionWords();
  fireEvent.click(getByRole('button', { name: /^Vali.*Teine/ }));
  await vi.waitFor(() => expect(heard).toEqual(['anew']));
  close();
  expect(calls).toContain('PUT /api/v1/users/change-active-entity/ {"id":"b"}');
});

async function openModal(answers: Record<string, unknown> = {}) {
  const onClose = vi.fn();
  const at = stage({ answers: { ...accountAnswers(), ...answers } });
  await Promise.all([
    at.queries.fetchQuery(customersQuery()),
    at.queries.fetchQuery(deliveryCountriesQuery()),
  ]);
  const view = render(at.around(<AddressModal onClose={onClose} props={{ type: 'INVOICE' }} />));
  const type = async (label: string, value: string) => {
    const field = (await view.findByLabelText(label)) as HTMLInputElement;
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    return field;
  };
  return { ...view, ...at, type, onClose };
}

test('AU-04 a postal code is checked when it is left, by the rules of the chosen country', async () => {
  const { type, findByText, queryByText } = await openModal();
  const code = await type('Sihtnumber', 'LV-1010');
  await findByText(/^Sisesta selle riigi sihtnumber, näiteks/);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await type('Riik', '3');
  await type('Sihtnumber', 'lv 1010');
  await vi.waitFor(() => expect(queryByText(/^Sisesta selle riigi sihtnumber/)).toBeNull());
});

test('AU-04 a new address is of the kind that was asked for, and refusals stand at their fields', async () => {
  let isRefused = true;
  const sent: unknown[] = [];
  const { type, findByRole, findByLabelText, onClose } = await openModal({
    [adding]: (body: object) => {
      sent.push(body);
      if (isRefused) throw new ApiError(400, null, { street: ['too_long'] });
      return { ...body, id: 9 };
    },
  });
  await type('Tänav, maja ja korter', ' Pikk 1 ');
  await type('Sihtnumber', '10123');
  await type('Linn või vald', 'Tallinn');
  const form = (await findByRole('button', { name: 'Salvesta aadress' })).closest('form')!;
  fireEvent.submit(form);
  const street = (await findByLabelText('Tänav, maja ja korter')) as HTMLInputElement;
  await vi.waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'));
  expect(street.value).toBe(' Pikk 1 ');
  isRefused = false;
  fireEvent.submit(form);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual({
    type: 'INVOICE',
    name: company.name,
    street: 'Pikk 1',
    city: 'Tallinn',
    postal_code: '10123',
    country_id: 2,
    phone: company.phone,
  });
});

test('AU-04 the form of a new address waits for the countries it offers, and offers another try without them', async () => {
  let isDown = true;
  const countries = accountAnswers()['/api/v1/deliveries/countries/'];
  const at = stage({
    answers: {
      ...accountAnswers(),
      '/api/v1/deliveries/countries/': () => {
        if (isDown) throw new ApiError(500, 'INTERNAL', null);
        return countries;
      },
    },
  });
  at.queries.setDefaultOptions({ queries: { ...at.queries.getDefaultOptions().queries, retry: false } });
  const view = render(at.around(<AddressModal onClose={vi.fn()} props={{}} />));
  await view.findByRole('alert');
  expect(view.queryByLabelText('Riik')).toBeNull();
  isDown = false;
  fireEvent.click(view.getByRole('button', { name: 'Proovi uuesti' }));
  const country = (await view.findByLabelText('Riik')) as HTMLSelectElement;
  expect([...country.options].map(({ text }) => text)).toEqual(['Eesti', 'Läti']);
});
