import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../domain/orders/contract.ts';
import { orderQuery } from '../api/checkout.ts';
import { ApiError } from '../api/client.ts';
import { pickupPoints } from './delivery/LazyPickupPoints.tsx';
import * as delivery from './DeliveryPage.tsx';
import * as information from './InformationPage.tsx';
import * as payment from './PaymentPage.tsx';
import { openStep } from './testing/open-step.tsx';
import { byCourier, order, point, ready, toLocker } from './testing/orders.ts';

// What shows the places is fetched by who needs one.
beforeAll(pickupPoints.load);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const of = `/api/v1/orders/${order.uuid}/`;
const choosing = '/api/v1/orders/:uuid/delivery/';

/** Answers a choice as the shop does, and lists what was chosen. */
function shop() {
  const sent: { method: number; pickup_point: string | null; note: string | null }[] = [];
  return {
    sent,
    answers: {
      [choosing]: (body: (typeof sent)[number]) => {
        sent.push(body);
        return { ...ready, delivery_information: null, delivery: body.method === 1 ? toLocker : byCourier };
      },
    },
  };
}

test('CO-01 RT-11 a step asked for too early leads to delivery, an empty draft to the cart', async () => {
  const early = await openStep(payment);
  expect(early.redirect).toEqual({ redirect: `/order/${order.uuid}/delivery/`, status: 302 });
  const second = await openStep(information);
  expect(second.redirect).toEqual({ redirect: `/order/${order.uuid}/delivery/`, status: 302 });
  const empty = await openStep(delivery, { answers: { [of]: { ...order, order_lines: [] } } });
  expect(empty.redirect?.redirect).toBe('/cart');
});

test('CT-03 RT-11 an order nobody knows leads home with a word about it', async () => {
  const { redirect } = await openStep(delivery, {
    answers: {
      [of]: () => {
        throw new ApiError(404, 'ORDER_NOT_FOUND', null);
      },
    },
  });
  expect(redirect?.redirect).toBe('/?modal=errorMessage&modalProps=%7B%22code%22%3A%22ORDER_NOT_FOUND%22%7D');
});

test('RT-11 without an id a guest is led to the cart, and whoever is signed in to their draft', async () => {
  expect((await openStep(delivery, { page: { params: {} } })).redirect?.redirect).toBe('/cart');
  const { redirect } = await openStep(delivery, {
    page: { params: {} },
    answers: {
      '/api/v1/me/': { user: { email: 'a@b.ee' }, customers: [], favourites: [] },
      '/api/v1/orders/': [{ ...order, uuid: 'older' }, order],
    },
  });
  expect(redirect?.redirect).toBe(`/order/${order.uuid}/delivery/`);
});

test('CO-02 an order that cannot be delivered leads nowhere but to who helps and back to the cart', async () => {
  const hours = { from_day: 1, to_day: 5, opens: '9.00', closes: '17.00' };
  const support = { email: 'tugi@ilumaja.example', phone: '+372 600 0100', hours };
  await openStep(delivery, {
    answers: {
      [`/api/v1/deliveries/methods/${order.uuid}/`]: [],
      '/api/v1/shops/support/': { customer: support },
    },
  });
  const phone = await screen.findByRole('link', { name: support.phone });
  expect(phone.getAttribute('href')).toBe('tel:+3726000100');
  expect(screen.getByText('Seda tellimust ei saa praegu siia tarnida')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edasi andmete juurde' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Märkus/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ostukorv' })).toBeDefined();
});

test('CO-02 where there is one way alone it stands chosen, and is stored at once', async () => {
  const method = { id: 7, name: 'Tarne kokkulepitud päeval', kind: 'agreement', carrier: null } as const;
  const sent: unknown[] = [];
  const { went } = await openStep(delivery, {
    answers: {
      [`/api/v1/deliveries/methods/${order.uuid}/`]: [
        { ...method, price: '49.00', free_from: null, promised_on: null, needs_pickup_point: false },
      ],
      [choosing]: (body: unknown) => {
        sent.push(body);
        return { ...ready, delivery_information: null, delivery: { ...byCourier, method } };
      },
    },
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tarne/ }).checked).toBe(true);
  const only = { method: 7, pickup_point: null, note: null };
  await waitFor(() => expect(sent).toEqual([only]));
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/information/`]));
  expect(sent).toEqual([only, only]);
});

test('CO-02 ways of delivery say what they cost, from what sum they are free, and on which day they arrive', async () => {
  await openStep(delivery);
  const locker = screen.getByRole('radio', { name: /^Omniva pakiautomaat/ }).closest('label')!;
  expect(locker.textContent).toContain('2,99');
  expect(locker.textContent).toContain('Tasuta alates 59,00');
  expect(locker.textContent).toContain('Kohal teisipäeval, 24.11');
});

test('CO-02 a courier is stored as soon as it is chosen, a locker once its point is', async () => {
  const { sent, answers } = shop();
  const { went } = await openStep(delivery, { answers });
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  const list = await screen.findByRole('listbox');
  expect(sent).toEqual([]);
  fireEvent.click(within(list).getByRole('option', { name: /Kristiine/ }));
  await waitFor(() => expect(sent).toEqual([{ method: 1, pickup_point: point.id, note: null }]));
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ method: 2, pickup_point: null, note: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/information/`]));
  expect(sent.at(-1)).toEqual({ method: 2, pickup_point: null, note: null });
  expect(JSON.parse(localStorage.getItem('last-delivery')!)).toEqual({ method: 2, pickup_point: null });
});

test('CO-02 CT-04 going on orders what is shown, whatever another device has chosen meanwhile', async () => {
  const { sent, answers } = shop();
  const { went } = await openStep(delivery, { answers });
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent).toEqual([{ method: 2, pickup_point: null, note: null }]);
});

test('CO-02 CT-04 what another tab has chosen since is shown, unless something here is not stored yet', async () => {
  const { sent, answers } = shop();
  const { queries } = await openStep(delivery, { answers });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
  const elsewhere = (parts: Partial<Order>) =>
    act(() => queries.setQueryData(orderQuery(order.uuid).queryKey, { ...order, ...parts }));
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  elsewhere({ version: 9, delivery: toLocker });
  await waitFor(() => expect(chosen()).toBe('1'));
  const note = screen.getByRole('textbox', { name: /^Märkus/ });
  fireEvent.change(note, { target: { value: 'Uksekood 12' } });
  elsewhere({ version: 10, delivery: byCourier });
  expect(chosen()).toBe('1');
  fireEvent.blur(note);
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ method: 1, pickup_point: point.id, note: 'Uksekood 12' }),
  );
});

test('CO-03 a note that the shop did not take is there after a reload, until it has taken it', async () => {
  const { sent, answers } = shop();
  const courier = { [of]: { ...ready, delivery: byCourier } };
  const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Märkus/ });
  const over = () => {
    throw new ApiError(401, 'NOT_SIGNED_IN', null);
  };
  await openStep(delivery, { answers: { ...courier, [choosing]: over } });
  fireEvent.change(note(), { target: { value: 'Uksekood 12' } });
  fireEvent.blur(note());
  await screen.findByRole('alert');
  cleanup();
  await openStep(delivery, { answers: { ...answers, ...courier } });
  expect(note().value).toBe('Uksekood 12');
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(sent).toEqual([{ method: 2, pickup_point: null, note: 'Uksekood 12' }]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('CO-02 CO-03 a way that was chosen as the session ended is there after signing in, and is stored then', async () => {
  const { sent, answers } = shop();
  const over = () => {
    throw new ApiError(401, 'NOT_SIGNED_IN', null);
  };
  await openStep(delivery, { answers: { ...answers, [choosing]: over } });
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  fireEvent.click(await screen.findByRole('option', { name: /Kristiine/ }));
  await screen.findByRole('alert');
  cleanup();
  await openStep(delivery, { answers });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Omniva/ }).checked).toBe(true);
  await waitFor(() => expect(sent).toEqual([{ method: 1, pickup_point: point.id, note: null }]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  cleanup();
  // What was refused for what it is, is not offered again.
  const refused = () => {
    throw new ApiError(409, 'DELIVERY_METHOD_NOT_ALLOWED', null);
  };
  await openStep(delivery, { answers: { ...answers, [choosing]: refused } });
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  await screen.findByRole('alert');
  expect(sessionStorage).toHaveLength(0);
});

test('CO-02 points are found by keyboard: arrows name the active one, Enter chooses it', async () => {
  const { sent, answers } = shop();
  await openStep(delivery, { answers });
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  const option = await screen.findByRole('option');
  const field = screen.getByRole('combobox', { name: /^Otsi pakiautomaati/ });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(option.getAttribute('aria-selected')).toBe('true'));
});

test('CO-02 what is typed is searched, and a postal code says where the buyer is', async () => {
  const asked: object[] = [];
  await openStep(delivery, {
    answers: {
      '/api/v1/deliveries/pickup-points/': (params: object) => {
        asked.push(params);
        return { count: 0, next: null, previous: null, results: [] };
      },
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  const field = await screen.findByRole('combobox', { name: /^Otsi/ });
  fireEvent.change(field, { target: { value: ' Kristiine ' } });
  await screen.findByText(/^„Kristiine“ järgi ei leidnud/);
  fireEvent.change(field, { target: { value: '10123' } });
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ method: 1, country_id: 2, postal_code: '10123', page_size: 6 }),
  );
  expect(asked).toContainEqual({ method: 1, country_id: 2, search: 'Kristiine', page_size: 6 });
});

test('CO-02 going on with nothing chosen says what is missing, and leads there', async () => {
  const { went } = await openStep(delivery, { answers: shop().answers });
  const next = screen.getByRole('button', { name: 'Edasi andmete juurde' });
  fireEvent.click(next);
  expect((await screen.findByRole('alert')).textContent).toBe('Vali, kuidas tellimuse kätte saad');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Omniva/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  // Whoever has just chosen it has not had the time to choose a point.
  await screen.findByRole('listbox');
  expect(screen.queryByText('Vali koht, kust tellimuse kätte saad')).toBeNull();
  fireEvent.click(next);
  const field = screen.getByRole('combobox', { name: /^Otsi/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(field.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('Vali koht, kust tellimuse kätte saad');
  expect(document.activeElement).toBe(field);
  expect(went).toEqual([]);
});

test('CO-02 what the shop does not take is said, and the choice stays', async () => {
  const { went } = await openStep(delivery, {
    answers: {
      [choosing]: () => {
        throw new ApiError(409, 'DELIVERY_METHOD_NOT_ALLOWED', null);
      },
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Seda tellimust nii tarnida ei saa/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^DPD/ }).checked).toBe(true);
  // Pressed far below it on a phone.
  const proto = Element.prototype as { scrollIntoView?: unknown };
  const former = proto.scrollIntoView;
  const shown = vi.fn();
  proto.scrollIntoView = shown;
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Edasi/ }).getAttribute('aria-busy')).toBeNull(),
  );
  await waitFor(() => expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('alert').parentElement));
  proto.scrollIntoView = former;
  expect(went).toEqual([]);
});

test('CO-01 CT-04 an order that was placed elsewhere meanwhile leads to what became of it', async () => {
  let now: Order = order;
  const refusing = {
    [of]: () => now,
    [choosing]: () => {
      throw new ApiError(409, 'ORDER_NOT_EDITABLE', null);
    },
  };
  const { went } = await openStep(delivery, { answers: refusing });
  now = { ...ready, status: { id: 6 } };
  fireEvent.click(screen.getByRole('radio', { name: /^DPD/ }));
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment-status/`]));
});

test('CO-02 the point of the last order on this device stands chosen for the next, named, and its price in the sums', async () => {
  localStorage.setItem('last-delivery', JSON.stringify({ method: 1, pickup_point: point.id }));
  const { sent, answers } = shop();
  const others = [{ ...point, id: 'omniva-96001', name: 'Viru keskuse pakiautomaat' }];
  const { went } = await openStep(delivery, {
    answers: {
      ...answers,
      '/api/v1/deliveries/pickup-points/': { count: 40, next: null, previous: null, results: others },
    },
  });
  // Among the first of the list it is not.
  await screen.findByText(`Valitud: ${point.name}`);
  const summary = within(screen.getByRole('complementary'));
  expect(summary.queryByText('Selgub tarneviisi valides')).toBeNull();
  summary.getAllByText(/32,59/);
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(went).toHaveLength(1));
  const chosen = { method: 1, pickup_point: point.id, note: null };
  expect(sent).toEqual([chosen, chosen]);
});

test('CO-02 all points of a long list are a search away: no more are asked for than come at once', async () => {
  const asked: { page_size: number }[] = [];
  await openStep(delivery, {
    answers: {
      '/api/v1/deliveries/pickup-points/': (params: { page_size: number }) => {
        asked.push(params);
        const results = Array.from({ length: params.page_size }, (_, at) => ({ ...point, id: `p-${at}` }));
        return { count: 450, next: null, previous: null, results };
      },
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }));
  for (const shown of [6, 18, 30, 42, 54, 66, 78, 90]) {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(shown));
    const more = screen.getByRole('button', { name: 'Näita rohkem' });
    more.focus();
    fireEvent.click(more);
  }
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
  expect(asked.at(-1)!.page_size).toBe(100);
  expect(screen.queryByRole('button', { name: 'Näita rohkem' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Otsi/ }));
});

test('CO-01 whoever has ordered before takes delivery and details of then by one press', async () => {
  const given: unknown[] = [];
  const { answers, sent } = shop();
  const last = { ...ready, uuid: 'last', number: '260001', status: { id: 5 } };
  const { went } = await openStep(delivery, {
    answers: {
      ...answers,
      '/api/v1/me/': { user: { email: 'liis@salong.ee' }, customers: [], favourites: [] },
      '/api/v1/orders/history/': { count: 1, next: null, previous: null, results: [{ uuid: 'last' }] },
      '/api/v1/orders/history/last/': last,
      '/api/v1/orders/:uuid/delivery/information/': (body: unknown) => {
        given.push(body);
        return ready;
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Telli samamoodi' }));
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/payment/`]));
  expect(sent.at(-1)).toEqual({ method: 1, pickup_point: point.id, note: null });
  expect(given).toMatchObject([{ contact: { email: 'liis@salong.ee' }, consents: { terms: true } }]);
});

test('CO-01 CO-03 who orders as the last time keeps the note written for this order', async () => {
  const { answers, sent } = shop();
  const last = { ...ready, uuid: 'last', delivery: { ...toLocker, note: 'Jõuludeks!' } };
  const known = {
    ...answers,
    '/api/v1/me/': { user: { email: 'liis@salong.ee' }, customers: [], favourites: [] },
    '/api/v1/orders/history/': { count: 1, next: null, previous: null, results: [{ uuid: 'last' }] },
    '/api/v1/orders/history/last/': last,
    '/api/v1/orders/:uuid/delivery/information/': ready,
  };
  const { went } = await openStep(delivery, { answers: known });
  fireEvent.change(screen.getByRole('textbox', { name: /^Märkus/ }), { target: { value: 'Uksekood 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Telli samamoodi' }));
  await waitFor(() => expect(went).toHaveLength(1));
  expect(sent.at(-1)).toEqual({ method: 1, pickup_point: point.id, note: 'Uksekood 12' });
  expect(sessionStorage).toHaveLength(0);
});

test('CO-02 a chosen locker that serves no more says so at its field, and the way on needs another', async () => {
  const { sent, answers } = shop();
  const gone = { ...toLocker, is_pickup_point_gone: true };
  const { went } = await openStep(delivery, {
    answers: { ...answers, [of]: { ...ready, delivery: gone } },
  });
  const field = screen.getByRole('combobox', { name: 'Otsi pakiautomaati' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(`„${toLocker.pickup_point!.name}“ ei võta enam pakke vastu. Vali teine koht.`);
  fireEvent.click(screen.getByRole('button', { name: 'Edasi andmete juurde' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([sent, went]).toEqual([[], []]);
  cleanup();
  await openStep(payment, { answers: { [of]: { ...ready, delivery: gone } } });
  screen.getByText(/ei võta enam pakke vastu/);
});

test('CT-07 CO-02 on a phone the summary is open at once where a line cannot be had, or a coupon does not count', async () => {
  const toggle = () => screen.getByRole('button', { name: /^Kokku/ }).getAttribute('aria-expanded');
  await openStep(delivery, { answers: { [of]: order } });
  expect(toggle()).toBe('false');
  cleanup();
  const [line, ...others] = order.order_lines;
  const short = { ...order, order_lines: [{ ...line!, problem: 'NOT_ENOUGH_STOCK' }, ...others] };
  await openStep(delivery, { answers: { [of]: short } });
  expect(toggle()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Kokku/ }));
  expect(toggle()).toBe('false');
  cleanup();
  const coupon = { code: 'TERE10', name: '10 % soodsam', problem: 'COUPON_USED_BY_YOU', missing: null };
  await openStep(delivery, { answers: { [of]: { ...order, coupons: [coupon] } } });
  expect(toggle()).toBe('true');
});

test('CO-02 where what shows the places did not come, the page stays, and they are asked for anew in their place', async () => {
  const { loaded } = pickupPoints;
  const arrived = vi.spyOn(pickupPoints, 'loaded').mockReturnValue(undefined);
  vi.spyOn(pickupPoints, 'loading').mockReturnValue(Promise.reject(new TypeError('Failed to fetch')));
  await openStep(delivery);
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('radio', { name: /^Omniva/ }))));
  const retry = screen.getByRole('button', { name: 'Proovi uuesti' });
  screen.getByText('Kohti ei õnnestunud laadida');
  expect(screen.getByRole('radio', { name: /^Omniva/ })).toHaveProperty('checked', true);
  arrived.mockImplementation(loaded);
  await act(() => Promise.resolve(fireEvent.click(retry)));
  await screen.findByRole('listbox');
  vi.restoreAllMocks();
});

test('CO-01 in the narrow summary the hyphen of a Finnish name stays with its word, and a measure is one piece', async () => {
  const [line] = order.order_lines;
  const product = { ...line!.product, name: 'Cutting Cape -leikkuukaapu', variation: 'lasten, 90 × 120 cm' };
  await openStep(delivery, { answers: { [of]: { ...order, order_lines: [{ ...line!, product }] } } });
  const shown = screen.getByRole('list', { name: 'Tooted tellimuses' }).textContent;
  expect(shown).toContain('Cape -\u2060leikkuukaapu');
  expect(shown).toContain('90\u00a0×\u00a0120\u00a0cm');
});
