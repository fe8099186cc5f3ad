import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderPayment } from '../../domain/payments/contract.ts';
import { orderQuery } from '../api/checkout.ts';
import { ApiError } from '../api/client.ts';
import * as failed from './FailedPage.tsx';
import * as page from './PaymentPage.tsx';
import { openStep } from './testing/open-step.tsx';
import { information, order, payment, ready } from './testing/orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const of = `/api/v1/orders/${order.uuid}/`;
const paying = '/api/v1/orders/:uuid/payment/';

function open(answers: Record<string, unknown> = {}, language?: 'ru') {
  const sent: object[] = [];
  const opened = openStep(page, {
    ...(language && { language }),
    answers: {
      [of]: ready,
      [paying]: (body: object) => {
        sent.push(body);
        return { payment: {}, status: 'pending', redirect_url: null };
      },
      ...answers,
    },
  });
  return opened.then((at) => ({ ...at, sent }));
}
const button = () => screen.getByRole('button', { name: /^Tellin maksekohustusega/ });
const refusing = (code: string, body: object | null = null) => ({
  [paying]: () => {
    throw new ApiError(409, code, null, body);
  },
});
const payByCard = () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Pangakaart/ }));
  fireEvent.click(button());
};

test('CO-04 the button says that it binds, and above it stand goods, delivery, total with VAT and rights', async () => {
  const { view } = await open();
  expect(button().textContent.replaceAll('\u00a0', ' ')).toBe('Tellin maksekohustusega · 32,59 €');
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Kokku koos käibemaksuga32,59 €');
  expect(text).toContain('14 päeva õigus lepingust taganeda');
  expect(text.indexOf('Kokku koos käibemaksuga')).toBeLessThan(text.indexOf('Tellin maksekohustusega'));
  cleanup();
  await open({}, 'ru');
  screen.getByRole('button', { name: /^Заказать с обязательством оплаты\s· 32,59/ });
});

test('CO-04 CT-07 the sums above the button add up: what each discount and points take off stands among them', async () => {
  const discounts = [
    { source: 'coupon', code: 'TERE10', scope: 'ALL_PRODUCTS', percent: 10, amount: '2.00' },
    { source: 'loyalty', code: '2', scope: 'FULL_PRICE_PRODUCTS', percent: 15, amount: '0.00' },
    { source: 'points', code: 'points', scope: 'ALL_PRODUCTS', percent: null, amount: '0.59' },
  ];
  const { view } = await open({ [of]: { ...ready, discounts, totalWithDiscount: '30.00' } });
  const binding = view.container.querySelector('form dl')!.textContent.replaceAll('\u00a0', ' ');
  expect(binding).toMatch(
    /€Sooduskood TERE10[−-]2,00 €Kasutatud punktid[−-]0,59 €Tarne.*Kokku koos käibemaksuga30,00 €$/,
  );
});

test('CO-04 CT-07 goods sold to a company of another country are without VAT, and no reverse charge above the button either', async () => {
  await open({ [of]: { ...ready, vat_rates: [], vat_reason: 'intra_community' } });
  screen.getByText('Kokku ilma käibemaksuta');
  screen.getByText(/^Käibemaksu ei lisandu: ühendusesisene käive/);
  expect(screen.queryByText(/pöördmaksustamine/)).toBeNull();
});

test('CO-03 CO-04 a company sees once more its VAT number and the number of its own order before it binds itself', async () => {
  const company = { name: 'Salong Kaneel OÜ', reg_code: '12345678', vat: 'EE100594102' };
  const { view } = await open({
    [of]: { ...ready, purchase_order_number: 'PO-77', delivery_information: { ...information, company } },
  });
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Käibemaksukohustuslase number: EE100594102');
  expect(text).toContain('Ostutellimuse number: PO-77');
});

test('CO-04 AU-05 what an administrator has to agree to cannot be paid, and says what comes next', async () => {
  const waiting = {
    ...ready,
    approval: { state: 'waiting', reason: null, asked_by: null },
    can: { ...ready.can, pay: false },
  };
  const { queries } = await open({ [of]: waiting });
  screen.getByRole('heading', { level: 1, name: 'Tellimus ootab kinnitust' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Tellin/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Minu tellimused' }).getAttribute('href')).toBe('/account/orders');
  const tell = (approval: object) =>
    act(() => queries.setQueryData(orderQuery(order.uuid).queryKey, { ...ready, approval } as typeof ready));
  tell({ state: 'denied', reason: 'Liiga kallis' });
  await screen.findByText('Halduri selgitus: Liiga kallis');
  screen.getByRole('heading', { level: 1, name: 'Ettevõtte haldur ei kinnitanud tellimust' });
  expect(screen.getByRole('link', { name: 'Muuda tellimust' }).getAttribute('href')).toBe('/cart');
  tell({ state: 'approved', reason: null });
  await screen.findByText(/Nüüd saad maksta/);
  button();
});

test('CO-04 AU-05 the administrator who comes here is led to where the order is approved', async () => {
  const can = { ...ready.can, pay: false, approve: true };
  await open({ [of]: { ...ready, approval: { state: 'waiting', reason: null, asked_by: null }, can } });
  const decide = screen.getByRole('link', { name: 'Vaata ja otsusta' });
  expect(decide.getAttribute('href')).toBe(`/account/orders/${order.uuid}`);
  expect(screen.queryByText(/Kirjutasime ettevõtte haldurile/)).toBeNull();
});

test('CO-04 a company is not told of a right it has not', async () => {
  const company = { name: 'Kaneel OÜ', reg_code: '10060701', vat: null };
  await open({ [of]: { ...ready, delivery_information: { ...information, company } } });
  screen.getByText(/taganemisõigust ei ole/);
  expect(screen.queryByText(/14 päeva õigus/)).toBeNull();
});

test('CO-04 instalments tell what they cost in all and in a year, and that they are a credit', async () => {
  const plan = { id: 'REGULAR', name: 'Järelmaks', logo_url: null, country: 'EE', monthly: '3.10' };
  const lease = {
    ...payment.methods[0]!,
    method: 'LEASE' as const,
    provider: 'ESTOPAY' as const,
    refused: null,
    credit_left: null,
    options: [
      { ...plan, cost: { months: 12, total: '37.20', yearly_percent: '27.9' } },
      { ...plan, id: 'PAY_LATER', name: 'Maksa 30 päeva pärast', monthly: null, cost: null },
    ],
  };
  const { view } = await open({ [`${of}payment/`]: { ...payment, methods: [lease] } });
  fireEvent.click(screen.getAllByRole('radio', { name: /^Järelmaks/ })[0]!);
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain(
    'Järelmaks: 32,59 €, 12 kuumakset à 3,10 €, kokku 37,20 €. Krediidi kulukuse määr 27,9 % aastas.',
  );
  expect(text).toContain('Tegemist on finantsteenusega');
  expect(text).not.toContain('Maksa 30 päeva pärast:');
});

test('CO-04 what cannot be chosen says why, and a test payment says that it is one', async () => {
  await open();
  const invoice = screen.getByRole<HTMLInputElement>('radio', { name: /^Arvega/ });
  expect(invoice.disabled).toBe(true);
  expect(invoice.closest('label')!.textContent).toContain('Avaneb, kui ettevõte on kinnitatud');
  expect(screen.queryByText(/Raha ei liigu/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Pangakaart/ }));
  screen.getByText(/Raha ei liigu/);
});

test('CO-04 an order on an invoice says by when it is to be paid before it is ordered', async () => {
  const onInvoice = payment.methods
    .filter(({ method }) => method === 'INVOICE')
    .map((one) => ({ ...one, refused: null }));
  await open({ [`${of}payment/`]: { ...payment, methods: onInvoice } });
  screen.getByRole('radio', { name: /^Arvega.*Tähtaeg 07\.12\.2026/ });
});

test('CO-04 an account that does not cover the order says how much of its limit is free', async () => {
  const onInvoice = payment.methods.find(({ method }) => method === 'INVOICE')!;
  const credit = { ...onInvoice, method: 'CREDIT', refused: 'CREDIT_LIMIT', credit_left: '1240.50' };
  await open({ [`${of}payment/`]: { ...payment, methods: [...payment.methods, credit] } });
  screen.getByText(/^Vabast limiidist \(1\s?240,50 €\) ei jätku/);
});

test('CT-08 a coupon below its minimum says what goods are missing', async () => {
  const coupon = { code: 'TALV100', name: 'Talv', problem: 'COUPON_MINIMUM', missing: '40.00' };
  await open({ [of]: { ...ready, coupons: [coupon] } });
  await waitFor(() => screen.getAllByText(/^Lisa veel 40,00 € eest kaupa/));
});

test('CT-08 a coupon that takes nothing off, as of delivery that is free, says that it is not used up', async () => {
  const coupon = { code: 'TASUTAVEDU', name: 'Tasuta tarne', problem: null, missing: null };
  const taken = { source: 'coupon', code: 'TASUTAVEDU', scope: 'TRANSPORT', percent: 100 };
  const said = () => screen.queryAllByText(/^Praegu see kood summat ei vähenda/).length > 0;
  await open({ [of]: { ...ready, coupons: [coupon], discounts: [{ ...taken, amount: '0.00' }] } });
  expect(said()).toBe(true);
  cleanup();
  await open({ [of]: { ...ready, coupons: [coupon], discounts: [{ ...taken, amount: '3.90' }] } });
  expect(said()).toBe(false);
});

test('CT-04 CO-04 an order that is emptied in another tab leads to the cart instead of offering to order nothing', async () => {
  const { queries, went } = await open();
  act(() => queries.setQueryData(orderQuery(order.uuid).queryKey, { ...ready, order_lines: [] }));
  await waitFor(() => expect(went).toEqual(['/cart']));
});

test('CO-04 a bank is asked for before anything is sent', async () => {
  const { sent, went } = await open();
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Vali, kuidas maksad');
  fireEvent.click(screen.getByRole('radio', { name: /^Pangalink/ }));
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Vali pank või maksegraafik');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'LHV' }));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'SEB' }));
  fireEvent.click(button());
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment-status/`]));
  expect(sent).toEqual([{ method: 'BANK', option: 'ob_seb_ee', version: 3, total: ready.totalWithDiscount }]);
});

test('CO-04 the way of the last time stands chosen', async () => {
  localStorage.setItem('last-payment', JSON.stringify({ method: 'BANK', option: 'ob_seb_ee' }));
  await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SEB' }).checked).toBe(true);
});

test('CO-05 two presses are one payment, and after a lost connection the same one', async () => {
  let lose: (error: Error) => void = () => {};
  const keys: (string | undefined)[] = [];
  const { went, page: shown } = await open();
  const send = vi.spyOn(shown.api, 'send').mockImplementation((_call, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) return new Promise((_resolve, reject) => void (lose = reject));
    return Promise.resolve({ payment: {}, status: 'success', redirect_url: null } as never);
  });
  fireEvent.click(screen.getByRole('radio', { name: /^Pangakaart/ }));
  fireEvent.click(button());
  fireEvent.submit(button().closest('form')!);
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(button().closest('form')!);
  expect(send).toHaveBeenCalledTimes(1);
  lose(new TypeError('Failed to fetch'));
  expect((await screen.findByRole('alert')).textContent).toContain('topelttellimust ei teki');
  fireEvent.click(button());
  await waitFor(() => expect(went).toHaveLength(1));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('CO-05 CT-08 a coupon that counts no more is named, and agreed to do without before the order is placed', async () => {
  const coupons = [
    { code: 'TERE10', name: '10 % soodsam', problem: 'COUPON_USED_BY_YOU', missing: null },
    { code: 'TASUTAVEDU', name: 'Tasuta tarne', problem: null, missing: null },
  ];
  let removed = 0;
  await open({
    ...refusing('ORDER_CHANGED', { order: { ...ready, version: 4, totalWithDiscount: '40.00', coupons } }),
    '/api/v1/orders/:uuid/coupons/:code/': () => {
      removed += 1;
      return null;
    },
    '/api/v1/orders/:uuid/accept-prices/': { ...ready, version: 5, totalWithDiscount: '40.00' },
  });
  payByCard();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('TERE10: ');
  expect(notice.textContent).toContain('40,00');
  fireEvent.click(screen.getByRole('button', { name: 'Nõustun uute hindadega' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // The one that counts stays.
  expect(removed).toBe(1);
});

test('CO-05 changed prices are shown line by line and agreed to before the order is placed', async () => {
  const changed = {
    ...ready,
    version: 4,
    totalWithDiscount: '40.00',
    order_lines: [
      {
        ...ready.order_lines[0]!,
        product: { ...ready.order_lines[0]!.product, variation: '7/43' },
        price: 9.5,
        price_before: 7.4,
      },
    ],
  };
  await open({
    ...refusing('ORDER_CHANGED', { order: changed }),
    '/api/v1/orders/:uuid/accept-prices/': { ...changed, order_lines: ready.order_lines },
  });
  payByCard();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent.replaceAll('\u00a0', ' ')).toContain(', 7/43: hind oli 7,40 €, nüüd 9,50 €');
  expect(button().textContent).toContain('40,00');
  fireEvent.click(screen.getByRole('button', { name: 'Nõustun uute hindadega' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }));
});

test('CO-05 what can no longer be bought is settled in the cart', async () => {
  const line = { ...ready.order_lines[0]!, problem: 'NOT_ENOUGH_STOCK', available_stock: 1 };
  await open(refusing('ORDER_CHANGED', { order: { ...ready, order_lines: [line] } }));
  payByCard();
  expect((await screen.findByRole('alert')).textContent).toContain('laos on 1');
  expect(screen.getByRole('link', { name: 'Ava ostukorv' }).getAttribute('href')).toBe('/cart');
});

test('CO-05 a payment that is under way is gone on with', async () => {
  let asked: OrderPayment = payment;
  await open({ ...refusing('PAYMENT_IN_PROGRESS'), [`${of}payment/`]: () => asked });
  asked = {
    ...payment,
    status: 'pending',
    payment: {
      uuid: 'p',
      method: 'CREDIT_CARD',
      option: null,
      provider: 'EVERYPAY',
      amount: '32.59',
      refunded: '0.00',
      status: 'pending',
      is_test: true,
      redirect_url: 'https://bank.example/pay',
      expires_at: null,
    },
  };
  payByCard();
  const link = await screen.findByRole('link', { name: 'Jätka maksmist' });
  expect(link.getAttribute('href')).toBe('https://bank.example/pay');
});

test('CO-04 a provider that is away keeps the order and leaves the other ways', async () => {
  const { went } = await open(refusing('PAYMENT_PROVIDER_UNAVAILABLE'));
  payByCard();
  expect((await screen.findByRole('alert')).textContent).toContain('Tellimus on alles');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pangalink/ }).disabled).toBe(false);
  expect([button().getAttribute('aria-busy'), went]).toEqual([null, []]);
});

test('CO-04 without a connection nothing is sent, and the button says why', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByRole('radio', { name: /^Pangakaart/ }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(button().closest('form')!);
  expect(sent).toEqual([]);
  expect(screen.getAllByText(/^Ühendus puudub/).length).toBeGreaterThan(0);
  // While somebody listens: the next test is online.
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('CO-06 a failed payment keeps the order and offers another way at once', async () => {
  const again = { ...ready, payment: { method: 'BANK', option: null, status: 'failed', due_on: null } };
  await openStep(failed, { answers: { [of]: again } });
  screen.getByRole('heading', { level: 1, name: 'Makse ei õnnestunud' });
  screen.getByText('Tellimus on alles');
  screen.getByRole('radio', { name: /^Pangakaart/ });
  screen.getByRole('button', { name: /^Tellin maksekohustusega/ });
});

test('CO-04 a way to pay that was chosen before the script arrived is the one that is paid by', async () => {
  const { sent, around, view } = await open();
  view.unmount();
  const step = around(<page.default />);
  const rendered = document.body.appendChild(document.createElement('div'));
  rendered.innerHTML = renderToString(step);
  screen.getByRole<HTMLInputElement>('radio', { name: /^Pangakaart/ }).checked = true;
  const root = await act(async () => hydrateRoot(rendered, step));
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ method: 'CREDIT_CARD' }]);
  act(() => root.unmount());
  rendered.remove();
});
