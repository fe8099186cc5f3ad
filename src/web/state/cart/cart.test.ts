import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { cartKey } from './cart-key.ts';
import { cartOf } from './cart.ts';
import { forgetOrder, localOrders, payingOrders, rememberOrder } from './local-orders.ts';
import { orderFreshMs } from './refresh.ts';
import { sumsShown, type ShownCart } from './shown.ts';
import { contextOf, lineOf, openShop, orderOf, uuidOf, type TestShop } from './testing/shop.ts';
import { postToTabs } from './tabs.ts';
import { mayHaveCart } from './stored-keys.ts';
import { pendingEdits } from './pending-edits.ts';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', channelsOfOneTest());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'token=; Max-Age=0; Path=/';
});

/** Channels that reach the documents of one test alone, a moment later as those of browsers do. */
function channelsOfOneTest() {
  const open = new Set<EventTarget>();
  return class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const one of open)
        if (one !== this) queueMicrotask(() => one.dispatchEvent(new MessageEvent('message', { data })));
    }
    close() {
      open.delete(this);
    }
  };
}

/** A document of a visitor at a shop, once its cart is known. */
async function visit(shop: TestShop) {
  const app = contextOf(shop);
  const cart = cartOf(app);
  await cart.load();
  const shown = () => app.queries.getQueryData<ShownCart>(cartKey)!;
  const quantities = () => shown().lines.map((line) => `${line.product}×${line.quantity}`);
  const line = (product: number) => shown().lines.find((one) => one.product === product)!;
  const done = () => vi.advanceTimersByTimeAsync(5000);
  return { app, cart, shown, quantities, line, done };
}

/** A guest with products 7 and 8 in the cart. */
async function visitWithCart(shop = openShop(orderOf(1, [lineOf(1, 7, 2), lineOf(2, 8, 1)]))) {
  rememberOrder(uuidOf(1));
  const visitor = await visit(shop);
  shop.told.length = 0;
  return { shop, ...visitor };
}

const lostAnswer = new TypeError('Failed to fetch');

describe('adding', () => {
  test('CT-01 CT-03 the first product makes a draft, remembers it, and asks for the order again', async () => {
    const shop = openShop();
    const { cart, quantities } = await visit(shop);
    const added = cart.add(7, 2, 'Toode 7');
    await vi.advanceTimersByTimeAsync(0);
    expect(await added).toBe(true);
    expect(shop.told).toEqual(['POST orders', 'POST 7×2', 'GET order']);
    expect([quantities(), localOrders()]).toEqual([['7×2'], [uuidOf(1)]]);
  });

  test('CT-01 what has a line already is not added again', async () => {
    const { shop, cart, quantities } = await visitWithCart();
    expect(await cart.add(7, 1, 'Toode 7')).toBe(true);
    expect([shop.told, quantities()]).toEqual([[], ['7×2', '8×1']]);
  });

  test('CT-01 a line that somebody else added meanwhile stays as it is', async () => {
    const { shop, cart, quantities } = await visitWithCart();
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(1, 7, 2), lineOf(3, 9, 6)], { version: 4 }));
    const added = cart.add(9, 1, 'Toode 9');
    await vi.advanceTimersByTimeAsync(100);
    expect([await added, quantities()]).toEqual([true, ['7×2', '9×6']]);
  });

  test('CT-01 ER-04 what the shop refuses answers false, is said, and leaves the cart as it was', async () => {
    const { shop, cart, quantities, app, done } = await visitWithCart();
    shop.fail('refuse POST', new ApiError(409, 'PRODUCT_RESTRICTED', null));
    const added = cart.add(9, 1, 'Toode 9');
    await done();
    expect([await added, quantities(), pendingEdits()]).toEqual([false, ['7×2', '8×1'], []]);
    const word = { tone: 'danger', key: 'PRODUCT_RESTRICTED' };
    await vi.waitFor(() => expect(app.toast.mock.calls[0]![0]).toMatchObject(word));
  });

  test('CT-01 an answer that got lost is asked for by the same request, and nothing is added twice', async () => {
    const { shop, cart, quantities, done } = await visitWithCart();
    shop.fail('POST 9', lostAnswer);
    const added = cart.add(9, 3, 'Toode 9');
    await done();
    expect([await added, quantities()]).toEqual([true, ['7×2', '8×1', '9×3']]);
    expect(new Set(shop.keys).size).toBe(1);
    expect(shop.told.filter((call) => call.startsWith('POST'))).toEqual(['POST 9×3', 'POST 9×3']);
  });
});

describe('quantities', () => {
  test('CT-02 are shown at once, sent once for edits that follow each other, and the order is asked for again', async () => {
    const { shop, cart, line, quantities, shown, done } = await visitWithCart();
    cart.setQuantity(line(7), 3);
    cart.setQuantity(line(7), 4);
    cart.setQuantity(line(7), 5);
    expect([quantities()[0], shown().isUpdating, shown().goodsCents]).toEqual(['7×5', true, 6000]);
    await vi.advanceTimersByTimeAsync(240);
    expect(shop.told).toEqual([]);
    await done();
    expect(shop.told).toEqual(['PUT line 1×5', 'GET order']);
    expect([quantities()[0], shown().isUpdating]).toEqual(['7×5', false]);
  });

  test('CT-02 an edit made while another is on its way takes its place without a word', async () => {
    const { shop, cart, line, quantities, app, shown, done } = await visitWithCart();
    shop.slowMs = 100;
    cart.setQuantity(line(7), 3);
    await vi.advanceTimersByTimeAsync(300);
    cart.setQuantity(line(7), 9);
    await done();
    expect(shop.told.filter((call) => call.startsWith('PUT'))).toEqual(['PUT line 1×3', 'PUT line 1×9']);
    expect([quantities()[0], app.toast.mock.calls, shown().isUpdating]).toEqual(['7×9', [], false]);
  });

  test('CT-02 a stale edit is made again upon the order as it is', async () => {
    const { shop, cart, line, quantities, shown, done } = await visitWithCart();
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(1, 7, 1), lineOf(5, 11, 4)], { version: 7 }));
    cart.setQuantity(line(7), 6);
    await done();
    expect(shop.told.filter((call) => call.startsWith('PUT'))).toEqual(['PUT line 1×6', 'PUT line 1×6']);
    expect(new Set(shop.keys).size).toBe(2);
    expect([quantities(), shown().isUpdating]).toEqual([['7×6', '11×4'], false]);
  });

  test.each([
    [new ApiError(409, 'NOT_ENOUGH_STOCK', null), 'NOT_ENOUGH_STOCK'],
    [new ApiError(500, 'INTERNAL', null), 'cart'],
    [lostAnswer, 'cart'],
  ])('CT-02 after %s the cart is as before, with a word, and nothing is updating', async (error, key) => {
    const { shop, cart, line, quantities, shown, app, done } = await visitWithCart();
    shop.fail('refuse PUT', error, error, error);
    cart.setQuantity(line(7), 40);
    await done();
    expect([quantities()[0], shown().isUpdating, pendingEdits()]).toEqual(['7×2', false, []]);
    await vi.waitFor(() => expect(app.toast.mock.calls.map(([toast]) => toast.key)).toEqual([key]));
  });
});

test('CT-02 CT-05 without a connection the sums of an edit add up, and VAT nobody has reckoned is not shown', async () => {
  const { cart, line, shown } = await visitWithCart();
  const before = shown().order!;
  expect(sumsShown(before, shown())).toBe(before);
  isOnline = false;
  cart.setQuantity(line(7), 5);
  const sums = sumsShown(before, shown());
  const cents = (euros: string) => Math.round(Number(euros) * 100);
  const change = shown().goodsCents + cents(before.transport_cost) - cents(before.total);
  expect(change).toBeGreaterThan(0);
  expect(cents(sums.total) - cents(before.total)).toBe(change);
  expect(cents(sums.totalWithDiscount) - cents(before.totalWithDiscount)).toBe(change);
  expect([sums.vat_rates, shown().isUpdating]).toEqual([[], false]);
  // What an edit makes of discounts only the shop can say: then all of them stay the former ones.
  const discounts = [{ source: 'coupon', code: 'X', scope: 'ALL_PRODUCTS', percent: 10, amount: '1.00' }];
  const reduced = { ...before, discounts } as typeof before;
  expect(sumsShown(reduced, shown())).toBe(reduced);
});

describe('removing', () => {
  test('CT-02 0 takes the line out, offers it back for 8 s, and undoing brings it back', async () => {
    const { shop, cart, line, quantities, shown, done } = await visitWithCart();
    cart.setQuantity(line(7), 0);
    expect([quantities(), shown().removed[0]]).toEqual([
      ['8×1'],
      { product: 7, name: 'Toode 7', quantity: 2, at: 0 },
    ]);
    await done();
    expect(shop.told).toEqual(['DELETE line 1', 'GET order']);
    cart.undo(shown().removed[0]!);
    await done();
    expect([quantities(), shown().removed]).toEqual([['8×1', '7×2'], []]);
    cart.setQuantity(line(8), 0);
    await vi.advanceTimersByTimeAsync(8001);
    expect(shown().removed).toEqual([]);
  });

  test('CT-02 undone at once, the shop is told nothing', async () => {
    const { shop, cart, line, quantities, shown, done } = await visitWithCart();
    cart.setQuantity(line(7), 0);
    cart.undo(shown().removed[0]!);
    await done();
    expect([shop.told.filter((call) => !call.startsWith('GET')), quantities()]).toEqual([[], ['7×2', '8×1']]);
  });

  test('CT-03 a line that is gone already is gone as wanted', async () => {
    const { shop, cart, line, quantities, app, done } = await visitWithCart();
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(2, 8, 1)], { version: 2 }));
    cart.setQuantity(line(7), 0);
    await done();
    expect([quantities(), app.toast.mock.calls]).toEqual([['8×1'], []]);
  });
});

describe('an order that is gone', () => {
  test('CT-03 leaves page, cache and storage, with one word, and an /order/ path leads home', async () => {
    history.replaceState({}, '', `/order/${uuidOf(1)}/payment`);
    const { shop, cart, line, quantities, app, done } = await visitWithCart();
    shop.orders.clear();
    cart.setQuantity(line(7), 3);
    cart.setQuantity(line(8), 4);
    await done();
    expect([quantities(), localOrders(), pendingEdits()]).toEqual([[], [], []]);
    await vi.waitFor(() => expect(app.go).toHaveBeenCalledWith('/'));
    expect(app.toast.mock.calls.map(([toast]) => toast.key)).toEqual(['ORDER_NOT_FOUND']);
    history.replaceState({}, '', '/');
  });

  test('CT-03 what is added then goes into a new draft', async () => {
    const { shop, cart, quantities, done } = await visitWithCart();
    shop.orders.clear();
    const added = cart.add(9, 1, 'Toode 9');
    await done();
    expect([await added, quantities(), localOrders()]).toEqual([true, ['9×1'], [uuidOf(1)]]);
  });

  test.each([2, 3, 4, 5, 6])('CT-03 of a guest one of status %d is forgotten', async (status) => {
    rememberOrder(uuidOf(1));
    const { shown } = await visit(openShop(orderOf(1, [lineOf(1, 7, 2)], { status: { id: status } })));
    expect([localOrders(), shown().lines, shown().state]).toEqual([[], [], 'ready']);
  });

  test('CT-03 a draft for an event stays remembered and is no cart', async () => {
    rememberOrder(uuidOf(1));
    const { shown } = await visit(openShop(orderOf(1, [lineOf(1, 7, 2)], { status: { id: 7 } })));
    expect([localOrders(), shown().lines]).toEqual([[uuidOf(1)], []]);
  });

  test('CT-03 what is being paid elsewhere is no cart here any more, and is shown as being paid until that has ended', async () => {
    const { shop, cart, shown, quantities } = await visitWithCart();
    const paid = orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 });
    cart.adopt(paid);
    expect([localOrders(), shown().lines, shown().paying?.uuid]).toEqual([[], [], uuidOf(1)]);
    // The payment failed, and the order is a cart again.
    shop.orders.set(uuidOf(1), { ...paid, status: { id: 1 }, version: 10 });
    await vi.advanceTimersByTimeAsync(orderFreshMs);
    expect([quantities(), shown().paying]).toEqual([['7×2'], null]);
    cart.adopt({ ...paid, version: 11 });
    cart.adopt({ ...paid, status: { id: 2 }, version: 12 });
    expect([shown().lines, shown().paying]).toEqual([[], null]);
  });

  test('CT-03 a guest who loads the shop anew during a payment sees it, and has the cart again where it comes to nothing', async () => {
    const { shop, cart } = await visitWithCart();
    const paid = orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 });
    shop.orders.set(uuidOf(1), paid);
    cart.adopt(paid);
    const again = await visit(shop);
    expect([localOrders(), again.shown().lines, again.shown().paying?.uuid]).toEqual([[], [], uuidOf(1)]);
    expect(mayHaveCart()).toBe(true);
    // Days later, the payment has run out of time.
    shop.orders.set(uuidOf(1), { ...paid, status: { id: 1 }, version: 10 });
    const later = await visit(shop);
    expect([localOrders(), payingOrders(), later.quantities()]).toEqual([[uuidOf(1)], [], ['7×2']]);
  });

  test('CT-03 who is signed in and loads the shop anew during a payment sees it, and has the cart again where it comes to nothing', async () => {
    document.cookie = 'token=abc; Path=/';
    const paid = orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 });
    const seats = orderOf(3, [lineOf(1, 9, 1)], { status: { id: 6 }, is_event: true });
    const shop = openShop(paid, seats);
    const { shown, quantities } = await visit(shop);
    expect([shown().order, shown().paying?.uuid, payingOrders()]).toEqual([null, uuidOf(1), []]);
    shop.orders.set(uuidOf(1), { ...paid, status: { id: 1 }, version: 10 });
    await vi.advanceTimersByTimeAsync(orderFreshMs);
    expect([quantities(), shown().paying]).toEqual([['7×2'], null]);
    shop.orders.set(uuidOf(1), paid);
    shop.orders.set(uuidOf(2), orderOf(2, [lineOf(2, 8, 1)]));
    const later = await visit(shop);
    expect([later.quantities(), later.shown().paying]).toEqual([['8×1'], null]);
  });

  test('CT-03 a second draft of which all was taken out hides neither what is being paid nor the cart it becomes again', async () => {
    document.cookie = 'token=abc; Path=/';
    const paid = orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 });
    const shop = openShop(paid, orderOf(2, []));
    const { shown } = await visit(shop);
    expect(shown().paying?.uuid).toBe(uuidOf(1));
    shop.orders.set(uuidOf(1), { ...paid, status: { id: 1 }, version: 10 });
    expect((await visit(shop)).quantities()).toEqual(['7×2']);

    document.cookie = 'token=; Max-Age=0; Path=/';
    rememberOrder(uuidOf(1));
    rememberOrder(uuidOf(2));
    expect((await visit(shop)).quantities()).toEqual(['7×2']);
    shop.orders.set(uuidOf(1), { ...paid, version: 11 });
    expect((await visit(shop)).shown().paying?.uuid).toBe(uuidOf(1));
  });

  test('CT-03 what is bought meanwhile is the cart, and what has been paid is forgotten', async () => {
    rememberOrder(uuidOf(1));
    const shop = openShop(orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 } }));
    await visit(shop);
    rememberOrder(uuidOf(2));
    shop.orders.set(uuidOf(2), orderOf(2, [lineOf(2, 8, 1)]));
    const { quantities, shown } = await visit(shop);
    expect([quantities(), shown().paying]).toEqual([['8×1'], null]);
    forgetOrder(uuidOf(2));
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(1, 7, 2)], { status: { id: 2 }, version: 2 }));
    const later = await visit(shop);
    expect([payingOrders(), later.shown().paying, mayHaveCart()]).toEqual([[], null, false]);
  });

  test('CT-03 CO-09 seats that are being paid are no cart, and a draft again where the payment comes to nothing', async () => {
    rememberOrder(uuidOf(2));
    const seats = { ...orderOf(2, [lineOf(1, 9, 3)]), status: { id: 6 }, is_event: true };
    const shop = openShop(seats);
    const { shown } = await visit(shop);
    expect([shown().paying, localOrders(), payingOrders()]).toEqual([null, [], [uuidOf(2)]]);
    shop.orders.set(seats.uuid, { ...seats, status: { id: 7 }, version: 2 });
    await visit(shop);
    expect([localOrders(), payingOrders()]).toEqual([[uuidOf(2)], []]);
  });

  test('CT-10 an edit of what is being paid is refused in words, and the payment is shown', async () => {
    const { shop, cart, line, shown, app, done } = await visitWithCart();
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 }));
    const refusal = new ApiError(409, 'ORDER_NOT_EDITABLE', null);
    shop.fail('refuse PUT', refusal);
    cart.setQuantity(line(7), 5);
    cart.setQuantity(line(8), 5);
    await done();
    expect([shown().lines, shown().paying?.uuid, pendingEdits()]).toEqual([[], uuidOf(1), []]);
    const word = expect.objectContaining({ key: 'ORDER_NOT_EDITABLE' });
    await vi.waitFor(() => expect(app.toast).toHaveBeenCalledWith(word));
  });

  test('CT-04 a payment that another tab begins is shown at once', async () => {
    const { shop, shown } = await visitWithCart();
    shop.orders.set(uuidOf(1), orderOf(1, [lineOf(1, 7, 2)], { status: { id: 6 }, version: 9 }));
    postToTabs({ changed: uuidOf(1) });
    await vi.waitFor(() => expect(shown().paying?.uuid).toBe(uuidOf(1)));
  });
});

describe('without a connection', () => {
  test('CT-04 edits are shown and queued, outlive the page, and are sent in their order when it is back', async () => {
    const { shop, cart, line, quantities, shown } = await visitWithCart();
    isOnline = false;
    cart.setQuantity(line(8), 5);
    expect(await cart.add(9, 2, 'Toode 9')).toBe(true);
    cart.setQuantity(line(7), 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shop.told, quantities(), shown().isUpdating]).toEqual([[], ['8×5', '9×2'], false]);

    isOnline = true;
    const { quantities: later, done } = await visit(shop);
    expect(later()).toEqual(['8×5', '9×2']);
    await done();
    expect(shop.told.filter((call) => !call.startsWith('GET'))).toEqual([
      'PUT line 2×5',
      'POST 9×2',
      'DELETE line 1',
    ]);
    expect([later(), pendingEdits()]).toEqual([['8×5', '9×2'], []]);
  });

  test('CT-04 the page itself sends them as soon as it is back', async () => {
    const { shop, cart, line, done } = await visitWithCart();
    isOnline = false;
    cart.setQuantity(line(7), 3);
    await done();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await done();
    expect(shop.told.filter((call) => call.startsWith('PUT'))).toEqual(['PUT line 1×3']);
  });
});

test('CT-04 another tab shows what was changed, and an older word changes nothing', async () => {
  const { shop, cart, line, done } = await visitWithCart();
  const other = await visit(shop);
  cart.setQuantity(line(7), 6);
  await done();
  await vi.waitFor(() => expect(other.quantities()).toEqual(['7×6', '8×1']));
  other.cart.adopt(orderOf(1, [], { version: 1 }));
  expect(other.quantities()).toEqual(['7×6', '8×1']);
});

describe('refreshing', () => {
  test('CT-04 what the shop refuses is said in every tab, whichever of them sent it', async () => {
    const { shop, cart, line, done, app } = await visitWithCart();
    const other = await visit(shop);
    shop.fail('refuse PUT', new ApiError(409, 'NOT_ENOUGH_STOCK', null));
    cart.setQuantity(line(7), 9);
    await done();
    for (const { toast } of [app, other.app])
      await vi.waitFor(() =>
        expect(toast).toHaveBeenCalledWith(expect.objectContaining({ key: 'NOT_ENOUGH_STOCK' })),
      );
    expect(other.quantities()).toEqual(['7×2', '8×1']);
  });

  test('CT-05 five minutes after it was asked the order is asked for again, and again', async () => {
    const { shop } = await visitWithCart();
    await vi.advanceTimersByTimeAsync(orderFreshMs - 1);
    expect(shop.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.told).toEqual(['GET order']);
    await vi.advanceTimersByTimeAsync(orderFreshMs);
    expect(shop.told).toEqual(['GET order', 'GET order']);
  });

  test('CT-05 a tab nobody looks at does not ask, and asks at once when it is looked at and five minutes have passed', async () => {
    const { shop } = await visitWithCart();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(orderFreshMs * 3);
    expect(shop.told).toEqual([]);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.told).toEqual(['GET order']);
  });
});

test('CT-04 a tab in another language asks for the order in its own', async () => {
  const { shop, cart } = await visitWithCart();
  const other = await visit(shop);
  const now = orderOf(1, [lineOf(1, 7, 3)], { version: 2 });
  shop.orders.set(now.uuid, now);
  // Documents of one test share the element that says which language a page is in.
  const language = vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('ru');
  const { product } = lineOf(1, 7, 3);
  cart.adopt({ ...now, order_lines: [lineOf(1, 7, 3, { product: { ...product, name: 'Товар 7' } })] });
  language.mockReturnValue('et');
  await vi.waitFor(() => expect(other.quantities()).toEqual(['7×3']));
  expect(other.line(7).name).toBe('Toode 7');
});

test('CT-06 what a guest had is handed to the customer who signs in, once, and forgotten here', async () => {
  rememberOrder(uuidOf(1));
  document.cookie = 'token=abc; Path=/';
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)]));
  const { quantities } = await visit(shop);
  expect(shop.told).toEqual([
    'GET /api/v1/me/',
    'PUT connect-anonymous-order-to-user',
    'GET /api/v1/orders/',
  ]);
  expect([quantities(), localOrders()]).toEqual([['7×2'], []]);
});

test('CT-05 AU-07 the cart follows the country of delivery, unless an address was given for it', async () => {
  rememberOrder(uuidOf(1));
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)], { country_id: 4 }));
  const { cart, shown } = await visit(shop);
  expect(shop.told).toEqual(['GET order', 'PUT country']);
  expect(shown().order).toMatchObject({ country_id: 2, version: 2 });

  // On another device its person chose another country since: the two do not send it to and fro.
  shop.orders.set(uuidOf(1), { ...shown().order!, country_id: 3, version: 3 });
  await cart.reload();
  expect(shop.told).toEqual(['GET order', 'PUT country', 'GET order']);
  expect(shown().order).toMatchObject({ country_id: 3, version: 3 });

  const addressed = orderOf(1, [lineOf(1, 7, 2)], { country_id: 4, delivery_information: {} as never });
  const other = openShop(addressed);
  await visit(other);
  expect(other.told).toEqual(['GET order']);
});

test('CT-05 AU-07 a cart still priced for the former country says so, until it is priced for the chosen one', async () => {
  rememberOrder(uuidOf(1));
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)], { country_id: 4 }));
  const unavailable = new ApiError(503, 'UNAVAILABLE', null);
  shop.fail('refuse PUT country', unavailable, unavailable);
  const { cart, shown, line, done } = await visit(shop);
  expect([shown().isOutdated, shown().order!.country_id]).toEqual([true, 4]);
  // An edit shows the order as it is, and it is still that of the other country.
  cart.setQuantity(line(7), 3);
  await done();
  expect([shown().isOutdated, shown().order!.country_id]).toEqual([true, 4]);
  await cart.reload();
  expect([shown().isOutdated, shown().order!.country_id]).toEqual([true, 4]);
  await cart.reload();
  expect([shown().isOutdated, shown().order!.country_id]).toEqual([false, 2]);
});

test('CT-05 a cart that could not be asked for again says so, and asks when somebody looks at it', async () => {
  const { shop, cart, shown } = await visitWithCart();
  shop.fail('GET order', lostAnswer);
  await vi.advanceTimersByTimeAsync(orderFreshMs);
  expect([shown().state, shown().isOutdated]).toEqual(['ready', true]);
  await cart.load();
  expect([shop.told, shown().isOutdated]).toEqual([['GET order', 'GET order'], false]);
});

test('CT-06 edits of somebody else are not sent for whoever signs in', async () => {
  const { shop, cart, line } = await visitWithCart();
  isOnline = false;
  cart.setQuantity(line(7), 9);
  isOnline = true;
  localStorage.removeItem('orders');
  document.cookie = 'token=abc; Path=/';
  shop.orders.clear();
  const { quantities, done } = await visit(shop);
  await done();
  expect([quantities(), shop.told.some((call) => call.startsWith('PUT'))]).toEqual([[], false]);
});

test('CT-04 an edit under which the session ended is made once the same person has signed in again', async () => {
  document.cookie = 'token=abc; Path=/';
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)]));
  const { cart, line, done } = await visit(shop);
  const { send } = shop.api;
  shop.api.send = () => {
    document.cookie = 'token=; Max-Age=0; Path=/';
    return Promise.reject(new ApiError(401, 'NOT_SIGNED_IN', null));
  };
  cart.setQuantity(line(7), 9);
  await done();
  shop.api.send = send;
  expect(pendingEdits()).toMatchObject([{ product: 7, quantity: 9 }]);
  document.cookie = 'token=def; Path=/';
  const again = await visit(shop);
  await again.done();
  expect([again.quantities(), pendingEdits()]).toEqual([['7×9'], []]);
});

test('a cart that cannot be asked for says so, and is there once it can', async () => {
  rememberOrder(uuidOf(1));
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)]));
  shop.fail('GET order', new ApiError(503, 'UNAVAILABLE', null));
  const { cart, shown, quantities } = await visit(shop);
  expect(shown().state).toBe('failed');
  await cart.reload();
  expect([shown().state, quantities()]).toEqual(['ready', ['7×2']]);
});

test('CT-03 CO-09 seats of an event are no cart, and a guest does not lose them to one', async () => {
  rememberOrder(uuidOf(2));
  rememberOrder(uuidOf(1));
  const seats = { ...orderOf(2, [lineOf(1, 9, 3)]), status: { id: 7 }, is_event: true };
  const shop = openShop(orderOf(1, [lineOf(1, 7, 2)]));
  shop.orders.set(seats.uuid, seats);
  const { cart, quantities } = await visit(shop);
  expect([quantities(), localOrders()]).toEqual([['7×2'], [uuidOf(2), uuidOf(1)]]);
  // As another tab tells of them, with and without a cart here.
  cart.adopt(seats);
  expect([quantities(), localOrders()]).toEqual([['7×2'], [uuidOf(2), uuidOf(1)]]);
  localStorage.removeItem('orders');
  rememberOrder(uuidOf(2));
  const alone = await visit(shop);
  alone.cart.adopt(seats);
  expect([alone.quantities(), localOrders()]).toEqual([[], [uuidOf(2)]]);
});
