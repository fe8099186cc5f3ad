import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as calls from '../../domain/returns/calls.ts';
import type { OrderReturn, ReturnBody, ReturnOptions, Withdrawal } from '../../domain/returns/contract.ts';
import { ApiError } from '../api/client.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { line, order } from '../parts/orders/testing/orders.ts';
import { choose, slowUploads } from '../parts/pictures/testing/slow-uploads.ts';
import * as returnPage from './ReturnPage.tsx';
import * as returnsPage from './ReturnsPage.tsx';
import { openPage } from './testing/open-page.tsx';
import * as withdrawalPage from './WithdrawalPage.tsx';
import * as withdrawPage from './WithdrawPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const bought = order({
  status: { id: 5 },
  order_lines: [
    line({ id: 1, quantity: 3, product: { id: 12, name: 'Šampoon' } }),
    line({ id: 2, quantity: 1, product: { id: 13, name: 'Mask' } }),
    line({ id: 3, quantity: 1, product: { id: 14, name: 'Koolitus' } }),
  ],
});
const options: ReturnOptions = {
  withdraw_until: '2026-12-07T22:00:00.000Z',
  can_withdraw: true,
  can_return: true,
  lines: [
    { line: 1, quantity: 3, left: 3, exclusion: null },
    { line: 2, quantity: 1, left: 1, exclusion: 'UNSEALED' },
    { line: 3, quantity: 1, left: 1, exclusion: 'DATED' },
  ],
};
const at = `/api/v1/orders/${bought.uuid}/`;

async function openRequest(answer: (body: ReturnBody, key: string) => unknown, more: object = {}) {
  const rendered = await openPage(returnPage, {
    page: { params: { id: bought.uuid } },
    answers: {
      [at]: bought,
      [`${at}return-options/`]: { ...options, ...more },
      [calls.createReturnCall.path]: answer,
    },
  });
  await loadAreas(rendered.page.texts, ['returns', 'pictures', 'refusals', 'orderPages', 'account']);
  return { ...rendered, send: () => fireEvent.click(rendered.getByRole('button', { name: /^Saada/ })) };
}

test('AC-05 a return says what is missing at its place, and a call that fails keeps all that was filled in', async () => {
  const sent: { body: ReturnBody; key: string }[] = [];
  let failure: Error = new TypeError('network');
  const { getByRole, getByLabelText, findByRole, queryByRole, send, findByText } = await openRequest(
    (body, key) => {
      sent.push({ body, key });
      throw failure;
    },
  );
  send();
  expect((await findByRole('alert')).textContent).not.toBe('');
  expect(sent).toEqual([]);

  fireEvent.click(getByRole('checkbox', { name: /^Šampoon/ }));
  send();
  const reason = getByRole('combobox', { name: /Põhjus/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(queryByRole('alert')).toBeNull();

  fireEvent.change(reason, { target: { value: 'damaged' } });
  expect(reason.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(getByLabelText(/^Selgitus/), { target: { value: 'Pump on katki' } });
  send();
  await findByRole('alert');
  expect((getByRole('checkbox', { name: /^Šampoon/ }) as HTMLInputElement).checked).toBe(true);
  expect((getByRole('combobox', { name: /Põhjus/ }) as HTMLSelectElement).value).toBe('damaged');
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  // Nobody knows whether the first was heard.
  expect(sent[0]!.key).toBe(sent[1]!.key);
  expect(sent[1]!.body.lines).toEqual([
    { line: 1, quantity: 1, reason: 'damaged', note: 'Pump on katki', pictures: [] },
  ]);

  failure = new ApiError(409, 'RETURN_TOO_MUCH', null, {});
  send();
  await findByText(/tagastada|tagastatud|tagastus/i, { selector: '[role=alert] *' });
  expect((getByRole('textbox', { name: /^Selgitus/ }) as HTMLTextAreaElement).value).toBe('Pump on katki');
});

test('AC-05 a return that was begun is there again, and goes with its sending', async () => {
  const first = await openRequest(() => ({}));
  fireEvent.click(first.getByRole('checkbox', { name: /^Mask/ }));
  fireEvent.change(first.getByRole('combobox', { name: /Põhjus/ }), { target: { value: 'changed_mind' } });
  // What was opened of sealed goods does not go back: said before it is sent.
  first.getByText('Tagastada saab ainult avamata pakendis');
  cleanup();
  const again = await openRequest(() => ({ uuid: 'x' }));
  expect((again.getByRole('checkbox', { name: /^Mask/ }) as HTMLInputElement).checked).toBe(true);
  expect((again.getByRole('checkbox', { name: /^Koolitus/ }) as HTMLInputElement).disabled).toBe(true);
  again.send();
  await waitFor(() => expect(again.calls.some((one) => one.startsWith('POST'))).toBe(true));
  cleanup();
  await waitFor(async () => {
    const anew = await openRequest(() => ({}));
    expect((anew.getByRole('checkbox', { name: /^Mask/ }) as HTMLInputElement).checked).toBe(false);
  });
});

const uuidOf = (at: number) => `0198b9a2-0000-4000-8000-00000000000${at}`;
const awaited = /^Pildid on veel teel/;

async function beginWithPictures(answer: (body: ReturnBody) => unknown = () => ({ uuid: 'x' })) {
  const uploads = slowUploads();
  const sent: ReturnBody[] = [];
  const rendered = await openRequest((body) => {
    sent.push(body);
    return answer(body);
  });
  fireEvent.click(rendered.getByRole('checkbox', { name: /^Mask/ }));
  fireEvent.change(rendered.getByRole('combobox', { name: /Põhjus/ }), { target: { value: 'damaged' } });
  const input = () => rendered.getByLabelText('Lisa pilte');
  const note = () => rendered.getByLabelText(/^Selgitus/) as HTMLTextAreaElement;
  return { ...rendered, uploads, sent, input, note };
}

test('AC-05 a return waits for its pictures, takes what was written meanwhile, and goes once', async () => {
  const { uploads, sent, input, note, send, getByRole, getByText, queryByText } = await beginWithPictures();
  await choose(input(), 'pudel.png', 'karp.png');
  expect(uploads.map(({ name }) => name)).toEqual(['pudel.png']);
  send();
  send();
  getByText(awaited);
  expect(getByRole('button', { name: /^Saada/ }).getAttribute('aria-busy')).toBe('true');
  fireEvent.change(note(), { target: { value: 'Pudel lekib' } });
  await uploads[0]!.answer(201, { uuid: uuidOf(1) });
  expect(sent).toEqual([]);
  fireEvent.change(getByRole('combobox', { name: /Põhjus/ }), { target: { value: 'defective' } });
  await uploads[1]!.answer(201, { uuid: uuidOf(2) });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.lines).toEqual([
    { line: 2, quantity: 1, reason: 'defective', note: 'Pudel lekib', pictures: [uuidOf(1), uuidOf(2)] },
  ]);
  expect(queryByText(awaited)).toBeNull();
});

test('AC-05 a picture that arrives takes nothing back: neither words, nor one taken out, nor a line left out', async () => {
  const { uploads, input, note, getByRole, queryByText } = await beginWithPictures();
  await choose(input(), 'pudel.png', 'karp.png');
  await uploads[0]!.answer(201, { uuid: uuidOf(1) });
  fireEvent.change(note(), { target: { value: 'Pudel lekib' } });
  fireEvent.click(getByRole('button', { name: 'Eemalda pudel.png' }));
  await uploads[1]!.answer(201, { uuid: uuidOf(2) });
  getByRole('button', { name: 'Eemalda karp.png' });
  expect(queryByText('pudel.png')).toBeNull();
  expect(note().value).toBe('Pudel lekib');

  await choose(input(), 'kork.png');
  fireEvent.click(getByRole('checkbox', { name: /^Mask/ }));
  await uploads[2]!.answer(201, { uuid: uuidOf(3) });
  const line = getByRole('checkbox', { name: /^Mask/ }) as HTMLInputElement;
  expect(line.checked).toBe(false);
  fireEvent.click(line);
  getByRole('button', { name: 'Eemalda kork.png' });
});

test('AC-05 a picture that fails holds the return back, with the focus at it, until it is sent again or left out', async () => {
  const { uploads, sent, input, send, getByRole, getByText, queryByText } = await beginWithPictures();
  await choose(input(), 'pudel.png');
  send();
  await uploads[0]!.lose();
  expect(sent).toEqual([]);
  expect(queryByText(awaited)).toBeNull();
  getByText(/^pudel\.png: /);
  const retry = () => getByRole('button', { name: 'Proovi uuesti' });
  expect(document.activeElement).toBe(retry());
  input().focus();
  send();
  expect(document.activeElement).toBe(retry());

  fireEvent.click(retry());
  await waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]!.answer(400, { file: ['invalid_picture'] });
  fireEvent.click(getByRole('button', { name: 'Jäta välja' }));
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.lines[0]!.pictures).toEqual([]);
});

test('AC-05 a picture can be given up on its way; the return that waits for it goes without it', async () => {
  const { uploads, sent, input, send, getByRole } = await beginWithPictures();
  await choose(input(), 'pudel.png');
  send();
  fireEvent.click(getByRole('button', { name: 'Katkesta' }));
  expect(uploads[0]!.isGivenUp).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.lines[0]!.pictures).toEqual([]);
});

test('AC-05 what was missing is said before pictures have arrived', async () => {
  const { uploads, input, send, getByRole, queryByText } = await beginWithPictures();
  fireEvent.change(getByRole('combobox', { name: /Põhjus/ }), { target: { value: '' } });
  await choose(input(), 'pudel.png');
  send();
  expect(getByRole('combobox', { name: /Põhjus/ }).getAttribute('aria-invalid')).toBe('true');
  expect(queryByText(awaited)).toBeNull();
  expect(uploads).toHaveLength(1);
});

test('AC-05 after the period nobody may change their mind, and where nothing is left the page says so', async () => {
  const { getByRole } = await openRequest(() => ({}), { can_withdraw: false });
  fireEvent.click(getByRole('checkbox', { name: /^Šampoon/ }));
  const values = within(getByRole('combobox', { name: /Põhjus/ }))
    .getAllByRole('option')
    .map((one) => (one as HTMLOptionElement).value);
  expect(values).not.toContain('changed_mind');
  expect(values).toContain('defective');
  cleanup();
  const none = await openRequest(() => ({}), { can_return: false });
  expect(none.queryByRole('checkbox')).toBeNull();
  expect(none.getByRole('link', { name: /^Tagasi/ }).getAttribute('href')).toContain(bought.uuid);
});

const returned: OrderReturn = {
  uuid: '0198b9a2-0000-4000-8000-0000000000dd',
  number: '100001-1',
  kind: 'return',
  status: 'accepted',
  created_at: '2026-11-23T08:00:00.000Z',
  expected_refund: '24.80',
  refund: null,
  lines: [],
  history: [],
  goods_sent: true,
  refund_due_on: '2026-12-09',
  label: null,
} as unknown as OrderReturn;

test('AC-05 the state of each return: where to send it, what came back for it by which way, and why not', async () => {
  const product = { name: 'Šampoon' };
  const shown = [
    {
      ...returned,
      order: { uuid: bought.uuid, number: '100001' },
      lines: [
        {
          line: 1,
          quantity: 2,
          reason: 'other',
          note: 'Vale toon, karp avamata',
          product,
          pictures: [{ uuid: 'p', content_type: 'image/png', bytes: 9, url: '/picture' }],
        },
      ],
      label: {
        reference: '100001-1',
        address: {
          name: 'Ilumaja',
          street: 'Laki 9',
          postal_code: '10621',
          city: 'Rīga',
          country: 'LV',
          phone: '+372 600',
        },
        carriers: [{ name: 'Omniva' }],
      },
    },
    {
      ...returned,
      uuid: 'b',
      number: '100001-2',
      order: { uuid: bought.uuid, number: '100001' },
      status: 'refunded',
      refund: {
        amount: '24.80',
        delivery: '0.00',
        points: '1.25',
        money: 'sent_back',
        credit_note: '2026-E-9',
      },
    },
    {
      ...returned,
      uuid: 'c',
      number: '100001-3',
      order: { uuid: bought.uuid, number: '100001' },
      status: 'denied',
      history: [
        { from: 'requested', to: 'denied', by: 'staff', reason: 'Pakend on avatud', at: returned.created_at },
      ],
    },
  ];
  const { getAllByRole, getByRole, getByText } = await openPage(returnsPage, {
    answers: { '/api/v1/returns/': { count: 3, next: null, previous: null, results: shown } },
  });
  getByText(/10621 Rīga, Läti/);
  const [accepted, refunded, denied] = getAllByRole('article').map((one) => one.textContent);
  expect(accepted).toContain('Šampoon, 2\u00a0tk');
  expect(accepted).toContain('Vale toon, karp avamata');
  getByRole('button', { name: 'Pilt 1' });
  expect(accepted).toContain('Laki 9');
  expect(accepted).toContain('24,80');
  expect(refunded).toContain('2026-E-9');
  expect(refunded).toContain('1,25');
  expect(denied).toContain('Pakend on avatud');
  expect(denied).not.toContain('24,80');
});

test('AC-05 a withdrawal tells no reason: none was asked for', async () => {
  const line = {
    line: 1,
    quantity: 2,
    reason: 'changed_mind',
    note: null,
    product: { name: 'Šampoon' },
    pictures: [],
  };
  const one = { ...returned, order: { uuid: bought.uuid, number: '100001' }, lines: [line] };
  const results = [one, { ...one, uuid: 'b', number: '100001-2', kind: 'withdrawal' }];
  const { getAllByRole } = await openPage(returnsPage, {
    answers: { '/api/v1/returns/': { count: 2, next: null, previous: null, results } },
  });
  const [asked, withdrawn] = getAllByRole('article').map((shown) => shown.textContent);
  expect(asked).toContain('Mõtlesin ümber');
  expect(withdrawn).toContain('Šampoon, 2\u00a0tk');
  expect(withdrawn).not.toContain('Mõtlesin ümber');
});

const stated: Withdrawal = {
  uuid: '0198b9a2-0000-4000-8000-0000000000ee',
  order_number: '100001',
  email: 'mari@salong.ee',
  name: null,
  lines: null,
  goods: null,
  created_at: '2026-11-23T08:00:00.000Z',
  submitted_at: null,
  acknowledgement: null,
};

test('AC-05 of goods that have not left the shop, nothing is asked to be sent back', async () => {
  const shown = {
    ...returned,
    order: { uuid: bought.uuid, number: '100001' },
    status: 'accepted',
    goods_sent: false,
    label: { reference: '100001-1' },
  };
  const { getByText, queryByText } = await openPage(returnsPage, {
    answers: { '/api/v1/returns/': { count: 1, next: null, previous: null, results: [shown] } },
  });
  getByText('Vastu võetud');
  getByText('See kaup ei ole meilt veel teele läinud: tagasi saata ei ole midagi.');
  getByText('Raha saad tagasi hiljemalt 09.12.2026');
  expect(queryByText('Saada siia')).toBeNull();
  expect(queryByText('Saada kaup teele')).toBeNull();
});

test('AC-05 step 1 of a guest: what does not fit stands at its field, and nothing typed is lost', async () => {
  let failure: Error | null = new ApiError(400, null, { email: ['invalid_email'] }, {});
  const sent: unknown[] = [];
  const rendered = await openPage(withdrawPage, {
    answers: {
      [calls.beginWithdrawalCall.path]: (body: unknown) => {
        sent.push(body);
        if (failure) throw failure;
        return { uuid: stated.uuid };
      },
    },
  });
  await loadAreas(rendered.page.texts, ['returns', 'refusals']);
  const { getByRole, findByRole } = rendered;
  const field = (name: RegExp) => getByRole('textbox', { name }) as HTMLInputElement;
  const send = () => fireEvent.click(getByRole('button', { name: 'Edasi' }));
  send();
  await waitFor(() => expect(field(/Tellimuse number/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.change(field(/Tellimuse number/), { target: { value: '100001' } });
  fireEvent.change(field(/E-post/), { target: { value: 'mari@salong.ee' } });
  send();
  await waitFor(() => expect(field(/E-post/).getAttribute('aria-invalid')).toBe('true'));
  expect(field(/Tellimuse number/).value).toBe('100001');
  failure = new TypeError('network');
  fireEvent.change(field(/E-post/), { target: { value: 'mari@salong.eu' } });
  send();
  await findByRole('alert');
  expect([field(/Tellimuse number/).value, field(/E-post/).value]).toEqual(['100001', 'mari@salong.eu']);
  failure = null;
  send();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.at(-1)).toMatchObject({
    order_number: '100001',
    email: 'mari@salong.eu',
    lines: null,
    order: null,
  });
});

test.each([
  [
    'too late',
    { withdraw_until: '2026-04-06T21:00:00.000Z' },
    /Sellest tellimusest sai taganeda kuni 06\.04\.2026 23\.59/,
  ],
  [
    'of a company',
    { lines: options.lines.map((one) => ({ ...one, exclusion: 'BUSINESS' as const })) },
    /Sellest tellimusest taganeda ei saa.*Ostetud ettevõtte nimel/,
  ],
  [
    'with nothing left',
    { lines: options.lines.map((one) => ({ ...one, left: 0 })) },
    /ei ole enam millestki taganeda/,
  ],
])(
  'AC-05 step 1 of an order %s says that there is no right to withdraw, and takes the statement',
  async (_, more, words) => {
    const rendered = await openPage(withdrawPage, {
      page: { search: new URLSearchParams({ order: bought.uuid }) },
      answers: {
        [at]: bought,
        [`${at}return-options/`]: { ...options, can_withdraw: false, ...more },
      },
    });
    await loadAreas(rendered.page.texts, ['returns', 'refusals']);
    const { container, getByRole } = rendered;
    expect(container.querySelector('main, body, div')!.textContent).toMatch(
      new RegExp(words.source.replace('^', '')),
    );
    expect(getByRole('link', { name: /^Katkise või vale kauba/ }).getAttribute('href')).toBe(
      `/order/${bought.uuid}/return`,
    );
    expect(getByRole('button', { name: 'Edasi' })).toBeTruthy();
  },
);

test('AC-05 step 2: a statement that did not go through stays to be confirmed; declared, its words and digest stand there', async () => {
  let failure: Error | null = new TypeError('network');
  const rendered = await openPage(withdrawalPage, {
    page: { params: { uuid: stated.uuid } },
    answers: {
      [`/api/v1/withdrawals/${stated.uuid}/`]: stated,
      [calls.confirmWithdrawalCall.path]: () => {
        if (failure) throw failure;
        return {
          ...stated,
          submitted_at: '2026-11-23T09:00:00.000Z',
          acknowledgement: {
            text: 'Taganen lepingust 100001',
            sha256: 'ab'.repeat(32),
            mailed: true,
            url: '/pdf',
          },
        };
      },
    },
  });
  await loadAreas(rendered.page.texts, ['returns', 'refusals']);
  const { getByRole, findByRole, getByText, findByText, queryByRole } = rendered;
  const confirm = () => fireEvent.click(getByRole('button', { name: 'Kinnita taganemine siin' }));
  confirm();
  await findByRole('alert');
  getByText('mari@salong.ee');
  failure = null;
  confirm();
  await findByText('Taganen lepingust 100001');
  getByText(new RegExp('ab'.repeat(32)));
  expect(getByRole('link', { name: /PDF|Laadi/ }).getAttribute('href')).toBe('/pdf');
  expect(queryByRole('button', { name: 'Kinnita taganemine siin' })).toBeNull();
});
