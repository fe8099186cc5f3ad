import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { stage } from '../blocks/testing/tools.tsx';
import { slowUploads } from '../parts/pictures/testing/slow-uploads.ts';
import AddBusinessAccountModal from './AddBusinessAccountModal.tsx';
import * as companyPage from './CompanyPage.tsx';
import { accountAnswers, openPage, sessionWords } from './testing/open-page.tsx';
import { colleague, company, me, person } from './testing/people.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'token=abc';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const customers = '/api/v1/rest-auth/customers/';
const removing = '/api/v1/customers/:uuid/users/:userUuid/';
const inviting = '/api/v1/customers/:uuid/invitations/';

const withCompany = (more: Partial<typeof company>) => ({ [customers]: [{ ...company, ...more }] });

test('AU-04 a company shows its data, what VIES said of it and when, its people and its licences', async () => {
  const { getByRole } = await openPage(companyPage);
  const part = (name: string) => within(getByRole('region', { name }));
  part('Ettevõtte andmed').getByText('Kehtis registris 22.11.2026');
  const people = part('Kolleegid');
  people.getByText('Kuni 250,50 € tellimuse kohta');
  people.getByText('Tellimused kinnitab haldur');
  people.getByText('Kutse kehtib kuni 29.11.2026');
  const licences = part('Litsentsid ja tunnistused');
  licences.getByText('Kehtis kuni 31.01.2026');
  licences.getByText('Aegunud');
});

test('AU-04 the field of a licence speaks the language of the page, and names the chosen file', async () => {
  const { getByLabelText, getByText, queryByText } = await openPage(companyPage);
  getByText('Vali fail');
  getByText('Faili ei ole valitud');
  const file = new File(['%PDF-1.7'], 'litsents.pdf', { type: 'application/pdf' });
  fireEvent.change(getByLabelText('Fail'), { target: { files: [file] } });
  getByText('litsents.pdf');
  expect(queryByText('Faili ei ole valitud')).toBeNull();
});

test('AU-04 a licence that has expired is refused at its date, before anything is sent', async () => {
  const { getByLabelText, getByRole, calls } = await openPage(companyPage);
  const file = new File(['%PDF-1.7'], 'litsents.pdf', { type: 'application/pdf' });
  fireEvent.change(getByLabelText('Fail'), { target: { files: [file] } });
  const date = getByLabelText(/^Kehtib kuni/);
  fireEvent.change(date, { target: { value: '2020-01-31' } });
  fireEvent.click(getByRole('button', { name: 'Saada dokument' }));
  expect(date.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(date);
  const told = date.getAttribute('aria-describedby')!.split(' ');
  expect(told.map((id) => document.getElementById(id)!.textContent).join()).toContain(
    'See kuupäev on möödas. Lisa dokument, mis kehtib.',
  );
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  // On its last day it still holds, and what was said goes with the next change.
  fireEvent.change(date, { target: { value: '2999-01-31' } });
  expect(date.getAttribute('aria-invalid')).not.toBe('true');
});

test('AU-04 a licence that is chosen while another is sent stays chosen', async () => {
  const uploads = slowUploads();
  const { getByLabelText, getByRole, getByText, findByText } = await openPage(companyPage);
  const choose = (name: string) =>
    fireEvent.change(getByLabelText('Fail'), {
      target: { files: [new File(['%PDF-1.7'], name, { type: 'application/pdf' })] },
    });
  choose('litsents.pdf');
  fireEvent.click(getByRole('button', { name: 'Saada dokument' }));
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  choose('tunnistus.pdf');
  fireEvent.change(getByLabelText(/^Kehtib kuni/), { target: { value: '2999-01-31' } });
  await uploads[0]!.answer(201, {});
  await vi.waitFor(() => expect(document.querySelector('progress')).toBeNull());
  getByText('tunnistus.pdf');
  expect((getByLabelText(/^Kehtib kuni/) as HTMLInputElement).value).toBe('2999-01-31');
  fireEvent.click(getByRole('button', { name: 'Saada dokument' }));
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]!.answer(201, {});
  await findByText('Faili ei ole valitud');
  expect((getByLabelText(/^Kehtib kuni/) as HTMLInputElement).value).toBe('');
});

test('AU-04 a company that waits or was declined says what that means and whom to ask', async () => {
  const waiting = await openPage(companyPage, { answers: withCompany({ status: 'pending' }) });
  waiting.getByText('Ettevõte ootab kinnitust');
  cleanup();
  const declined = await openPage(companyPage, {
    answers: withCompany({
      status: 'denied',
      status_reason: 'Litsents on <b>aegunud</b>',
      vat_check: { is_valid: false, checked_at: '2026-11-20T10:00:00Z' },
    }),
  });
  expect(declined.getByRole('alert').textContent).toContain('Ettevõtet ei kinnitatud');
  declined.getByText('Põhjus: Litsents on <b>aegunud</b>');
  declined.getByText(/Registris polnud seda 20\.11\.2026/);
});

test('AU-04 whoever may only order sees the company, changes nothing of it, and may leave', async () => {
  const { getByRole, queryByRole, calls } = await openPage(companyPage, {
    answers: {
      ...withCompany({ role: 'CUSTOMER_USER' }),
      [`/api/v1/customers/${company.uuid}/users/`]: [{ ...me, role: 'CUSTOMER_USER' }, colleague],
    },
  });
  expect(queryByRole('button', { name: /Kutsu|Muuda|Eemalda|Salvesta|Saada/ })).toBeNull();
  getByRole('button', { name: /^Lahku/ });
  expect(calls.some((call) => call.includes('invitations'))).toBe(false);
});

test('AU-04 a private person is told what a company brings', async () => {
  const { getByText, getByRole } = await openPage(companyPage, { answers: accountAnswers(person) });
  getByText('Ostad eraisikuna');
  getByRole('button', { name: 'Lisa ettevõte' });
});

test('AU-04 a colleague goes only after a question, and a refusal is told there', async () => {
  let isRefused = true;
  const { getByRole, findByRole, queryByText, calls } = await openPage(companyPage, {
    answers: {
      [removing]: () => {
        if (isRefused) throw new ApiError(409, 'LAST_ADMIN', null);
        return null;
      },
    },
  });
  fireEvent.click(getByRole('button', { name: /^Eemalda.*kati@salong\.ee/ }));
  const question = within(await findByRole('dialog', { name: 'Eemaldada kati@salong.ee?' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  fireEvent.click(question.getByRole('button', { name: 'Eemalda kolleeg' }));
  await question.findByRole('alert');
  isRefused = false;
  fireEvent.click(question.getByRole('button', { name: 'Eemalda kolleeg' }));
  await vi.waitFor(() => expect(queryByText('kati@salong.ee')).toBeNull());
});

test('AU-04 an invitation says role, limit and approval, and a limit that is no sum is not sent', async () => {
  const sent: unknown[] = [];
  const { getByRole, findByRole, queryByRole } = await openPage(companyPage, {
    answers: { [inviting]: (body: unknown) => (sent.push(body), { ...(body as object), id: 9 }) },
  });
  fireEvent.click(getByRole('button', { name: 'Kutsu kolleeg' }));
  const form = within(await findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Kolleegi e-posti aadress'), { target: { value: 'uus@salong.ee' } });
  const limit = form.getByLabelText(/^Ühe tellimuse piir/);
  fireEvent.change(limit, { target: { value: 'palju' } });
  fireEvent.click(form.getByRole('checkbox', { name: /Haldur kinnitab tellimused/ }));
  const press = () => fireEvent.submit(form.getByRole('button', { name: 'Saada kutse' }).closest('form')!);
  press();
  await vi.waitFor(() => expect(limit.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(limit, { target: { value: '1 250,5' } });
  press();
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      email: 'uus@salong.ee',
      role: 'CUSTOMER_USER',
      spending_limit: '1250.50',
      orders_need_approval: true,
    },
  ]);
});

async function openModal(answers: Record<string, unknown>) {
  const at = stage({ answers: { ...accountAnswers(person), ...answers } });
  const view = render(at.around(<AddBusinessAccountModal onClose={() => {}} />));
  const type = async (label: RegExp | string, value: string) => {
    const field = (await view.findByLabelText(label)) as HTMLInputElement;
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    return field;
  };
  const press = async () =>
    fireEvent.submit((await view.findByRole('button', { name: 'Lisa ettevõte' })).closest('form')!);
  return { ...view, ...at, type, press };
}

test('AU-04 a registry code is checked when it is left, and the words say how one looks in the chosen country', async () => {
  const { type, findByText, queryByText } = await openModal({});
  const code = await type('Registrikood', '1234');
  await findByText('Kontrolli registrikoodi: 8 numbrit, näiteks 12345678');
  await type('Riik, kus ettevõte on registreeritud', 'LV');
  await findByText('Kontrolli registrikoodi: 11 numbrit, näiteks 40003032949');
  await type('Registrikood', '4000 303 2949');
  await vi.waitFor(() => expect(queryByText(/Kontrolli registrikoodi/)).toBeNull());
  expect(code.value).toBe('4000 303 2949');
});

test('AU-04 a company is added once, refusals keep what was typed, and then one may buy for it', async () => {
  let isRefused = true;
  const sent: unknown[] = [];
  const { type, press, findByText, findByRole, calls } = await openModal({
    '/api/v1/customers/': (body: unknown) => {
      sent.push(body);
      if (isRefused) throw new ApiError(400, null, { vat: ['invalid_vat'] });
      return { ...company, is_active: false, status: 'pending' };
    },
    '/api/v1/users/change-active-entity/': company,
  });
  await type('Registrikood', '12345678');
  await type('Ettevõtte nimi', '<script>alert(1)</script> שלום 💇');
  const vat = await type(/^Käibemaksunumber/, 'EE 100 594 102');
  await press();
  await vi.waitFor(() => expect(vat.getAttribute('aria-invalid')).toBe('true'));
  isRefused = false;
  await press();
  await findByText('Salong Hele OÜ ootab kinnitust');
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)).toEqual({
    name: '<script>alert(1)</script> שלום 💇',
    country: 'EE',
    reg_code: '12345678',
    vat: 'EE 100 594 102',
    phone: null,
  });
  const { heard, close } = sessionWords();
  fireEvent.click(await findByRole('button', { name: 'Osta selle ettevõtte nimel' }));
  await vi.waitFor(() => expect(heard).toEqual(['anew']));
  close();
  expect(window.location.pathname).toBe('/account/company');
  expect(calls).toContain(`PUT /api/v1/users/change-active-entity/ {"id":"${company.uuid}"}`);
});

test('RT-13 AU-04 an address opens the window for people who are signed in; others get the one for signing in', async () => {
  document.cookie = 'token=; Max-Age=0';
  const { queryByRole } = await openModal({});
  expect(queryByRole('dialog')).toBeNull();
});
