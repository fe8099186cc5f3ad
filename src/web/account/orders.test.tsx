import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { approveOrderCall, cancelOrderCall } from '../../domain/orders/calls.ts';
import type { OrderApprovalBody, OrderRefund, OrderSummary } from '../../domain/orders/contract.ts';
import { exampleReturn } from '../../domain/returns/examples.ts';
import { ApiError } from '../api/client.ts';
import { line, order } from '../parts/orders/testing/orders.ts';
import { useOpenModal } from '../state/modals.tsx';
import * as guestPage from './GuestOrderPage.tsx';
import * as orderPage from './OrderPage.tsx';
import * as ordersPage from './OrdersPage.tsx';
import { openPage } from './testing/open-page.tsx';

afterEach(cleanup);

const summary: OrderSummary = {
  uuid: order().uuid,
  number: '100001',
  status: { id: 2 },
  created_at: '2026-11-23T08:00:00.000Z',
  submitted_at: '2026-11-23T08:10:00.000Z',
  totalWithDiscount: '28.29',
  pieces: 2,
  pictures: [],
  purchase_order_number: 'PO-77',
  promised_on: '2026-11-25',
  is_collected: false,
  approval: null,
  event: null,
  refunds: [],
  refunded: '0.00',
  redirect_url: null,
  can: { reorder: true, pay: false },
};
const history = '/api/v1/orders/history/';
const pageOf = (results: OrderSummary[]) => ({ count: results.length, next: null, previous: null, results });
const at = `/api/v1/orders/${order().uuid}/`;

test('AC-01 orders are listed with number, status in words, day, pieces and sum', async () => {
  const { getByRole, getByText } = await openPage(ordersPage, { answers: { [history]: pageOf([summary]) } });
  expect(getByRole('link', { name: 'Tellimus 100001' }).getAttribute('href')).toBe(
    `/account/orders/${summary.uuid}`,
  );
  getByText('Vastu võetud');
  getByText('23.11.2026 · 2 tk · PO-77');
  getByText('28,29 €');
});

test('CO-02 AC-01 what is fetched from a store is said to be ready there, and never to be sent or to arrive', async () => {
  const collected = { ...summary, is_collected: true };
  const list = await openPage(ordersPage, {
    answers: {
      [history]: pageOf([
        collected,
        { ...collected, uuid: order().uuid.replace('0', '1'), status: { id: 5 } },
      ]),
    },
  });
  expect(list.getAllByText('Kaupluses valmis hiljemalt 25.11.2026')).toHaveLength(1);
  list.getByText('Kaupluses valmis');
  expect(list.container.textContent).not.toMatch(/saadetud|Jõuab/);
  cleanup();
  const { delivery, history: steps } = order();
  const fetched = {
    ...order(),
    status: { id: 5 },
    delivery: {
      ...delivery!,
      is_collected: true,
      pickup_point: { ...delivery!.pickup_point!, name: 'Ilumaja Tartu', address: 'Riia 24', city: 'Tartu' },
    },
    history: [
      ...steps,
      { at: '2026-11-25T08:00:00.000Z', from: 3, to: 5, by: 'staff' as const, reason: null },
    ],
  };
  const page = await openPage(orderPage, {
    page: { params: { uuid: fetched.uuid } },
    answers: { [`/api/v1/orders/history/${fetched.uuid}/`]: fetched, [at]: fetched },
  });
  page.getByText('Kaupluses valmis');
  page.getByText('Tellimus kaupluses valmis');
  page.getByText('Kaupluses valmis hiljemalt');
  const place = page.getByRole('heading', { name: 'Kauplus' }).parentElement!;
  expect(place.textContent).toBe('KauplusIlumaja TartuRiia 2410149 Tartu');
  expect(page.container.textContent).not.toMatch(/saadetud|Kohal hiljemalt|Tarneaadress/);
  cleanup();
  const sent = await openPage(orderPage, {
    page: { params: { uuid: fetched.uuid } },
    answers: { [`/api/v1/orders/history/${fetched.uuid}/`]: order(), [at]: order() },
  });
  const locker = sent.getByRole('heading', { name: 'Tarneaadress' }).parentElement!;
  expect(locker.textContent).toContain('Balti jaama pakiautomaat, Kopli 1');
});

test('AU-05 an administrator finds what waits for a word, and who waits sees it', async () => {
  const draft = { ...order(), status: { id: 1 }, number: null };
  const asked = (uuid: string, state: string, approve: boolean, contact = {}) => ({
    ...draft,
    uuid,
    approval: { state, reason: null, asked_by: 'Katrin Kask' },
    delivery_information: {
      ...draft.delivery_information!,
      contact: { ...draft.delivery_information!.contact, first_name: 'Liis', last_name: 'Tamm', ...contact },
    },
    can: { ...draft.can, approve },
  });
  const [decide, own, unfinished] = ['aa', 'bb', 'cc'].map((end) => `${order().uuid.slice(0, -2)}${end}`);
  const { getByRole, queryByText } = await openPage(ordersPage, {
    answers: {
      [history]: pageOf([summary]),
      '/api/v1/orders/': [
        asked(decide!, 'waiting', true),
        asked(own!, 'denied', false, { first_name: 'Mari' }),
        { ...asked(unfinished!, 'waiting', true), delivery_information: null },
        { ...draft, approval: null },
      ],
    },
  });
  const mine = within(getByRole('region', { name: 'Ootavad sinu kinnitust' }));
  expect(mine.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/account/orders/${decide}`,
  ]);
  mine.getByRole('link', { name: 'Katrin Kask' });
  mine.getByText('Ootab kinnitust');
  const theirs = within(getByRole('region', { name: 'Sinu tellimused, mida haldur vaatab üle' }));
  expect(theirs.getByRole('link', { name: 'Mari Tamm' }).getAttribute('href')).toBe(`/order/${own}/payment/`);
  theirs.getByText('Tagasi lükatud');
  expect(queryByText('Kolleegi tellimus')).toBeNull();
});

test('CT-11 an order of the list is ordered again from its card, where it may be', async () => {
  function Opened() {
    return <output>{JSON.stringify(useOpenModal())}</output>;
  }
  const event = {
    id: 3,
    template: 'barber-night',
    name: 'Barberiõhtu',
    starts_at: '2026-12-01T16:00:00Z',
    ends_at: '2026-12-01T18:00:00Z',
    location: 'Tallinn',
    seats: 1,
  };
  const other = { ...summary, uuid: '0198b9a2-0000-4000-8000-0000000000cc', number: '100002' };
  const { getByRole, getAllByRole } = await openPage(
    ordersPage,
    { answers: { [history]: pageOf([summary, { ...other, event, can: { reorder: false, pay: false } }]) } },
    <Opened />,
  );
  expect(getAllByRole('article')).toHaveLength(2);
  fireEvent.click(getByRole('button', { name: /^Telli uuesti/ }));
  expect(JSON.parse(document.querySelector('output')!.textContent)).toEqual({
    name: 'reorder',
    props: { uuid: summary.uuid, number: '100001' },
  });
});

test('AC-01 who has no orders is led to the products', async () => {
  const { getByText, getByRole } = await openPage(ordersPage);
  getByText('Tellimusi veel ei ole');
  expect(getByRole('link', { name: 'Vaata tooteid' }).getAttribute('href')).toBe('/products');
});

test('AC-01 an order shows its lines, sums, life and documents', async () => {
  const invoice = {
    number: '2026-E-000123',
    kind: 'invoice',
    issued_on: '2026-11-23',
    total: '28.29',
    url: '/x',
    xml_url: '/y',
    reference_number: '1000015',
  } as const;
  const { getByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: order({ invoices: [invoice] }) },
  });
  const part = (name: string) => within(getByRole('region', { name }));
  part('Tooted').getByText('2 × 12,40 €');
  part('Summa').getByText('28,29 €');
  expect(part('Tellimuse käik').getAllByRole('listitem')[0]!.textContent).toContain('Tellimus vastu võetud');
  expect(part('Arved').getByRole('listitem').textContent).toContain('Arve 2026-E-000123');
  part('Arved').getByRole('button', { name: 'PDF 2026-E-000123.pdf' });
  part('Tarne ja maksmine').getByText('25.11.2026');
});

const refund: OrderRefund = {
  at: '2026-11-24T10:00:00.000Z',
  amount: '8.29',
  reason: 'Katkine pudel',
  money: 'sent_back',
  credit_note: '2026-EK-000007',
  lines: [],
};

test('AC-01 an order says what went back of it, when and why, beside where it stands', async () => {
  const { getByRole, getByText } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: order({ refunds: [refund], refunded: '8.29' }) },
  });
  getByText('Vastu võetud');
  getByText('Osa rahast tagastatud');
  const sums = within(getByRole('region', { name: 'Summa' }));
  const back = within(sums.getByLabelText('Tagastatud raha'));
  expect(back.getAllByRole('term').map(({ textContent: label }) => label)).toEqual([
    'Maksid',
    'Tagastatud 24.11.2026',
    'Pärast tagastust',
  ]);
  expect(back.getAllByRole('definition').map(({ textContent: sum }) => sum)).toEqual([
    '28,29\u00a0€',
    '−8,29\u00a0€',
    '20,00\u00a0€',
  ]);
  const [latest] = within(getByRole('region', { name: 'Tellimuse käik' })).getAllByRole('listitem');
  expect(latest!.textContent).toMatch(/Tagastasime 8,29\s€.*24\.11\.2026.*Katkine pudel/);
});

test('AC-01 of a refund for pieces an order says how many of which product', async () => {
  const lines = [{ line: order().order_lines[0]!.id, quantity: 2 }];
  const { getByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: order({ refunds: [{ ...refund, lines }], refunded: '8.29' }) },
  });
  const [latest] = within(getByRole('region', { name: 'Tellimuse käik' })).getAllByRole('listitem');
  expect(latest!.textContent).toContain(`2 × ${order().order_lines[0]!.product.name}`);
});

test('AC-01 an order that was given back whole is neither to come nor to be returned', async () => {
  const all = { refunds: [{ ...refund, amount: '28.29' }], refunded: '28.29' };
  const delivery = { ...order().delivery!, promised_on: null };
  const can = { ...order().can, cancel: false, withdraw: false };
  const { getByText, queryByText, queryByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: order({ ...all, delivery, can }) },
  });
  getByText('Raha tagastatud');
  expect(queryByText('Vastu võetud')).toBeNull();
  expect(queryByText('25.11.2026')).toBeNull();
  expect(queryByRole('button', { name: 'Tühista tellimus' })).toBeNull();
  expect(queryByRole('link', { name: 'Tagasta kaupa' })).toBeNull();
  expect(queryByRole('link', { name: 'Tagane lepingust siin' })).toBeNull();
});

test('AC-01 the list says what went back, and what an unpaid invoice is less', async () => {
  const owed = { ...refund, money: 'owed_less' } as const;
  const other = { ...summary, uuid: '0198b9a2-0000-4000-8000-0000000000cc', number: '100002' };
  const { getAllByRole } = await openPage(ordersPage, {
    answers: {
      [history]: pageOf([
        { ...summary, refunds: [refund], refunded: '8.29' },
        { ...other, refunds: [{ ...owed, amount: '28.29' }], refunded: '28.29', promised_on: null },
      ]),
    },
  });
  const [part, whole] = getAllByRole('article').map((card) => card.textContent);
  expect(part).toMatch(/Vastu võetud.*Osa rahast tagastatud.*28,29\s€tagastatud 8,29\s€/);
  expect(whole).toMatch(/Arve tühistatud.*arve vähenes 28,29\s€/);
  expect(whole).not.toMatch(/Vastu võetud|Jõuab kohale/);
});

test('CO-04 an order that waits for payment leads on to it, from its page and from the list', async () => {
  const url = 'https://pay.example/abc';
  const pending = { status: { id: 6 }, payment: { ...order().payment!, redirect_url: url } };
  const page = { params: { uuid: order().uuid } };
  const can = { ...order().can, cancel: false, withdraw: false, reorder: false };
  const open = await openPage(orderPage, {
    page,
    answers: { [at]: order({ ...pending, can: { ...can, pay: true } }) },
  });
  expect(open.getByRole('link', { name: 'Jätka maksmist' }).getAttribute('href')).toBe(url);
  open.unmount();
  const list = await openPage(ordersPage, {
    answers: {
      [history]: pageOf([
        { ...summary, status: { id: 6 }, redirect_url: url, can: { reorder: false, pay: true } },
      ]),
    },
  });
  expect(list.getByRole('link', { name: /^Jätka maksmist/ }).getAttribute('href')).toBe(url);
  list.unmount();
  // The bank is at it: nothing is left to the buyer but to look.
  const atBank = await openPage(orderPage, {
    page,
    answers: { [at]: order({ status: { id: 6 }, can: { ...can, pay: false } }) },
  });
  expect(atBank.queryByRole('link', { name: 'Jätka maksmist' })).toBeNull();
  expect(atBank.getByRole('link', { name: 'Vaata makse seisu' }).getAttribute('href')).toBe(
    `/order/${order().uuid}/payment-status/`,
  );
});

test('CO-06 an order whose payment came to nothing says so, and is paid again', async () => {
  const failed = { ...order().payment!, status: 'failed' } as const;
  const can = { ...order().can, edit: true, pay: true, withdraw: false, reorder: false };
  const { getByText, getByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: order({ status: { id: 1 }, payment: failed, can }) },
  });
  getByText('Raha ei ole meieni jõudnud ja tellimus on alles. Maksa uuesti või vali teine makseviis.');
  expect(getByRole('link', { name: 'Maksa' }).getAttribute('href')).toBe(`/order/${order().uuid}/payment/`);
});

test('AC-05 what may not be returned is said of an order that is on its way, and not of a cancelled one', async () => {
  const sealed = line({ withdrawal_exclusion: 'UNSEALED' });
  const open = (id: number) =>
    openPage(orderPage, {
      page: { params: { uuid: order().uuid } },
      answers: { [at]: order({ status: { id }, order_lines: [sealed] }) },
    });
  const underWay = await open(3);
  underWay.getByText('Tagastada saab ainult avamata pakendis');
  underWay.unmount();
  const cancelled = await open(4);
  expect(cancelled.queryByText('Tagastada saab ainult avamata pakendis')).toBeNull();
});

test('AC-05 an order that was withdrawn from whole before it was sent says that it is being cancelled', async () => {
  const [bought] = order().order_lines;
  const open = (quantity: number) =>
    openPage(orderPage, {
      page: { params: { uuid: order().uuid } },
      answers: {
        [at]: order({ order_lines: [bought!] }),
        [`${at}returns/`]: [
          {
            ...exampleReturn,
            kind: 'withdrawal',
            status: 'accepted',
            goods_sent: false,
            lines: [{ ...exampleReturn.lines[0]!, line: bought!.id, quantity, reason: 'changed_mind' }],
          },
        ],
      },
    });
  const part = await open(bought!.quantity - 1);
  expect(part.queryByText('Taganemine on vastu võetud')).toBeNull();
  part.unmount();
  const whole = await open(bought!.quantity);
  await whole.findByText('Taganemine on vastu võetud');
  whole.getByText('Tellimust me teele ei saada: see tühistatakse.');
});

test('AC-05 the last minute of the term is that of Tallinn, wherever the visitor is', async () => {
  const { TZ } = process.env;
  try {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env['TZ'] = zone;
      const { findByText, unmount } = await openPage(orderPage, {
        page: { params: { uuid: order().uuid } },
        answers: {
          [at]: order({ status: { id: 5 } }),
          [`${at}return-options/`]: {
            withdraw_until: '2026-12-08T22:00:00.000Z',
            can_withdraw: true,
            can_return: true,
            lines: [],
          },
        },
      });
      expect(new Date('2026-12-08T12:00:00Z').getTimezoneOffset()).toBe(zone.startsWith('P') ? -840 : 480);
      await findByText(/08\.12\.2026 23\.59/);
      unmount();
    }
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
});

test('AC-01 cancelling is asked once more', async () => {
  let asked = 0;
  const canceled = order({ status: { id: 4 }, can: { ...order().can, cancel: false } });
  const { getByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: {
      [at]: () => (asked === 0 ? order() : canceled),
      [cancelOrderCall.path]: () => {
        asked++;
        return canceled;
      },
    },
  });
  const focused = () => document.activeElement?.textContent;
  fireEvent.click(getByRole('button', { name: 'Tühista tellimus' }));
  // What was pressed is gone: the question has the focus, and after a no what asked it.
  expect(focused()).toMatch(/^Kas tühistada tellimus/);
  fireEvent.click(getByRole('button', { name: 'Jäta alles' }));
  expect(focused()).toBe('Tühista tellimus');
  fireEvent.click(getByRole('button', { name: 'Tühista tellimus' }));
  fireEvent.click(getByRole('button', { name: 'Jah, tühista' }));
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(focused()).toMatch(/^Tühistatud/));
});

test('AU-05 who agrees to a colleague’s order agrees to what they saw, and is told when it changed meanwhile', async () => {
  const asked = { state: 'waiting', reason: null, asked_by: 'Katrin Kask' } as const;
  const seen: OrderApprovalBody[] = [];
  let shown = order({
    version: 7,
    status: { id: 1 },
    approval: asked,
    can: { ...order().can, approve: true },
  });
  const { getByRole, findByText, getByText, getByLabelText } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: {
      [at]: () => shown,
      [approveOrderCall.path]: (body: OrderApprovalBody) => {
        seen.push(body);
        if (body.version === shown.version) return shown;
        throw new ApiError(409, 'ORDER_STALE', null);
      },
    },
  });
  shown = { ...shown, version: 8, order_lines: [line({ quantity: 40 })] };
  fireEvent.change(getByLabelText(/^Selgitus kolleegile/), { target: { value: 'Olgu' } });
  fireEvent.click(getByRole('button', { name: 'Kinnita' }));
  await findByText(/^Tellimust on vahepeal muudetud/);
  await findByText(/^40 × /);
  fireEvent.click(getByRole('button', { name: 'Kinnita' }));
  await waitFor(() =>
    expect(seen.map(({ version, reason, total }) => [version, reason, total])).toEqual([
      [7, 'Olgu', '28.29'],
      [8, 'Olgu', '28.29'],
    ]),
  );
  getByText('Katrin Kask ootab sinu kinnitust');
});

test.each([
  ['Kinnita', 'Lükka tagasi', 'approved'],
  ['Lükka tagasi', 'Kinnita', 'denied'],
])(
  'AU-05 while %s is sent, it alone is busy, and then the order has the focus',
  async (yes, other, state) => {
    const asked = { state: 'waiting', reason: null, asked_by: 'Katrin Kask' } as const;
    let shown = order({ status: { id: 1 }, approval: asked, can: { ...order().can, approve: true } });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { getByRole, queryByText } = await openPage(orderPage, {
      page: { params: { uuid: order().uuid } },
      answers: {
        [at]: () => shown,
        [approveOrderCall.path]: async () => {
          await answered;
          shown = order({
            status: { id: 1 },
            approval: { ...asked, state: state as 'approved' },
            can: { ...order().can, approve: state === 'denied' },
          });
          return shown;
        },
      },
    });
    const pressed = getByRole('button', { name: yes });
    pressed.focus();
    fireEvent.click(pressed);
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'));
    expect(getByRole('button', { name: other }).getAttribute('aria-busy')).toBeNull();
    answer();
    await waitFor(() => expect(queryByText('Katrin Kask ootab sinu kinnitust')).toBeNull());
    expect(document.activeElement?.hasAttribute('data-standing')).toBe(true);
  },
);

test('AU-05 where only a price has changed, the sum that was seen is not agreed to, and the new one is shown', async () => {
  const seen: OrderApprovalBody[] = [];
  let shown = order({
    status: { id: 1 },
    approval: { state: 'waiting', reason: null, asked_by: 'Katrin Kask' },
    can: { ...order().can, approve: true },
  });
  const { getByRole, findByText, findAllByText } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: {
      [at]: () => shown,
      [approveOrderCall.path]: (body: OrderApprovalBody) => {
        seen.push(body);
        if (body.total === shown.totalWithDiscount) return shown;
        throw new ApiError(409, 'ORDER_CHANGED', null);
      },
    },
  });
  shown = { ...shown, totalWithDiscount: '31.40' };
  fireEvent.click(getByRole('button', { name: 'Kinnita' }));
  // Of the order: an administrator has another cart.
  await findByText('Tellimuse hinnad või kogused on muutunud. Vaata tellimus üle ja kinnita uuesti.');
  await findAllByText(/^31,40/);
  fireEvent.click(getByRole('button', { name: 'Kinnita' }));
  await waitFor(() => expect(seen.map(({ total }) => total)).toEqual(['28.29', '31.40']));
});

test('AU-05 an order that was denied waits for nobody, and may be approved after all', async () => {
  const approval = { state: 'denied', reason: 'Oota jaanuarini', asked_by: 'Katrin Kask' } as const;
  const seen: OrderApprovalBody[] = [];
  const denied = order({ version: 7, status: { id: 1 }, approval, can: { ...order().can, approve: true } });
  const { getByRole, getByText, queryByText, queryByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: {
      [at]: denied,
      [approveOrderCall.path]: (body: OrderApprovalBody) => {
        seen.push(body);
        return denied;
      },
    },
  });
  getByText('Oota jaanuarini');
  expect(queryByText('Katrin Kask ootab sinu kinnitust')).toBeNull();
  expect(queryByRole('button', { name: 'Lükka tagasi' })).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Kinnita' }));
  await waitFor(() => expect(seen).toEqual([{ approved: true, reason: null, version: 7, total: '28.29' }]));
});

test('AU-05 whose order was denied reads why, and is led to change it', async () => {
  const approval = { state: 'denied', reason: 'Oota jaanuarini', asked_by: 'Katrin Kask' } as const;
  const denied = order({ status: { id: 1 }, approval, can: { ...order().can, approve: false } });
  const { getByRole, getByText, queryByRole } = await openPage(orderPage, {
    page: { params: { uuid: order().uuid } },
    answers: { [at]: denied },
  });
  getByText('Oota jaanuarini');
  getByText('Muuda tellimust, siis küsime kinnitust uuesti.');
  expect(getByRole('link', { name: 'Muuda tellimust' }).getAttribute('href')).toBe('/cart');
  expect(queryByRole('button', { name: 'Kinnita' })).toBeNull();
});

test('CO-08 an address that holds no order leads nowhere', async () => {
  await expect(openPage(guestPage, { page: { params: { id: "x'; drop" } } })).rejects.toMatchObject({
    status: 404,
  });
});
