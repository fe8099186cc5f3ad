import { randomUUID } from 'node:crypto';
import { adminAccess } from '../src/domain/auth/admin-access.ts';
import type { StaffRole } from '../src/domain/auth/permissions.ts';
import { freshEmail, kinds, street, type Kind, type Fixtures } from './permission-fixtures.ts';
import { freshRegCode, testPassword } from './people.ts';
import { testNoticeKeys } from './server.ts';

type Answers = Record<Kind, number>;
export interface Asked {
  /** Of the path and the query. */
  params?: object;
  body?: object;
}
type Ask = (fixtures: Fixtures) => Asked | Promise<Asked>;

const all = (status: number, others: Partial<Answers> = {}): Answers => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, status])) as Answers),
  ...others,
});
/** The same for whoever asks. */
const everybody = (status: number) => all(status);
/** The same for whoever is signed in. */
const signedIn = (status: number) => all(status, { nobody: 401 });
/** About a customer: for its administrators, its users; to others it does not exist. */
const members = (CUSTOMER_ADMIN: number, CUSTOMER_USER: number) =>
  all(404, { nobody: 401, CUSTOMER_ADMIN, CUSTOMER_USER });
/** About a thing of the user CUSTOMER_ADMIN; to others it does not exist. */
const owner = (status: number) => all(404, { nobody: 401, CUSTOMER_ADMIN: status });
/** About an order that CUSTOMER_ADMIN began; to others it does not exist. */
const orderBuyer = (status: number) => all(404, { CUSTOMER_ADMIN: status });
/** The same to look at, which the staff may that has to do with orders. */
const orderReaders = (status: number) => all(404, { CUSTOMER_ADMIN: status, ...ofRoles(orderRoles, status) });
const orderRoles: readonly StaffRole[] = ['TH_ADMIN', 'TH_SHOP_ADMIN', 'TH_USER_ADMIN'];
const ofRoles = (roles: readonly StaffRole[], status: number) =>
  Object.fromEntries(roles.map((role) => [role, status]));
/** For these roles of the staff; others are refused whatever they ask for. */
const staff = (status: number, ...roles: StaffRole[]) => all(403, { nobody: 401, ...ofRoles(roles, status) });

const ofCustomer =
  (body?: object): Ask =>
  ({ customer }) => ({ params: customer, ...(body && { body }) });
const told =
  (asked: Asked): Ask =>
  () =>
    asked;
const rights = { role: 'CUSTOMER_USER', spending_limit: null, orders_need_approval: false };
const buyer = () => ({
  contact: { first_name: 'Mari', last_name: 'Maasikas', email: freshEmail(), phone: '+372 5551 2034' },
  invoice_address: street,
  consents: { terms: true },
});
const attestation = { clientDataJSON: 'e30', attestationObject: 'oA' };
const assertion = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const challenge = 'A'.repeat(43);
const someUuid = '00000000-0000-4000-8000-000000000000';
const way = { state: 'A'.repeat(43), browser_key: 'A'.repeat(43) };

const ofReturned: Ask = async (w) => ({ params: { uuid: (await w.returned()).uuid } });
const ofReturn =
  (status: 'requested' | 'accepted' = 'requested', body: object = {}): Ask =>
  async (w) => ({ params: { uuid: (await w.returned(status)).returnUuid }, body });

/**
 * What each call answers to whom: method, path, the status for each kind of people, and what is asked where the path alone is
 * not enough. A call that is not here fails the test.
 */
export const matrix: Record<string, readonly [Answers, Ask?]> = {
  'GET /api/v1/products/categories/': [everybody(200)],
  'GET /api/v1/products/categories/:id/': [everybody(200), (w) => ({ params: { id: w.categoryId } })],
  'GET /api/v1/products/:id/': [everybody(200), (w) => ({ params: { id: w.productId } })],
  'GET /api/v1/products/:id/reviews/': [everybody(200), (w) => ({ params: { id: w.productId } })],
  'GET /api/v1/products/:id/reviews/mine/': [signedIn(200), (w) => ({ params: { id: w.productId } })],
  'POST /api/v1/products/:id/reviews/': [
    // Nobody of them has had a new product delivered.
    signedIn(403),
    (w) => ({ params: { id: w.productId }, body: { rating: 5, text: 'Hea' } }),
  ],
  'GET /api/v1/products/:id/related/': [everybody(200), (w) => ({ params: { id: w.productId } })],
  'GET /api/v1/products/brands/': [everybody(200)],
  'GET /api/v1/products/highlighted/': [everybody(200)],
  'GET /api/v1/products/popular/': [everybody(200)],
  'GET /api/v1/recommended/': [everybody(200)],
  'GET /api/v1/products/fair-favourites/': [everybody(200)],
  'GET /api/v1/products/brand-favourites/': [everybody(200), told({ params: { brand_id: 1 } })],
  'GET /api/v1/products/elastic/search/new/': [everybody(200)],
  'GET /api/v1/products/elastic/search/bought/': [signedIn(200)],
  'GET /api/v1/products/bought/': [signedIn(200), told({ params: { products: '1,2' } })],
  'GET /api/v1/languages/': [everybody(200)],
  'GET /api/v1/shops/': [everybody(200)],
  'GET /api/v1/careers/job-advertisements/': [everybody(200)],
  'GET /api/v1/shops/support/': [everybody(200)],
  'GET /api/v1/deliveries/countries/': [everybody(200)],
  'GET /api/v1/deliveries/pickup-points/': [everybody(200), told({ params: { method: 1 } })],
  'GET /api/v1/statistics/popular/brands/': [everybody(200)],
  'GET /api/v1/statistics/popular/categories/': [everybody(200)],
  'GET /api/v1/statistics/popular/searches/': [everybody(200)],
  'POST /api/v1/statistics/searches/': [everybody(204), told({ body: { term: 'šampoon' } })],
  'GET /api/v1/creator/schemes-by-path/': [
    everybody(200),
    told({ params: { type: 'ROUTE', existence_only: true } }),
  ],
  'GET /api/v1/creator/components-v2/': [everybody(404), told({ params: { scheme_uuid: randomUUID() } })],
  'GET /api/v1/creator/components/': [everybody(200), told({ params: { route_uuid: randomUUID() } })],
  'GET /api/v1/creator/placeholders/': [everybody(200), told({ params: { route_uuid: randomUUID() } })],
  'GET /api/v1/creator/composed-page/': [everybody(404), told({ params: { type: 'ROUTE', path: '/none' } })],
  'GET /api/v1/creator/shared-placeholders/': [everybody(200)],
  'GET /api/v1/creator/posts/': [everybody(200), told({ params: { type: 'POST' } })],
  'POST /api/v1/consent/': [
    everybody(200),
    () => ({ body: { consent_id: randomUUID(), choices: [], text_version: '2026-11-22' } }),
  ],
  'POST /api/v1/subscribe-newsletter/': [everybody(200), () => ({ body: { email: freshEmail() } })],
  'POST /api/v1/client-errors/': [
    everybody(204),
    told({ body: { name: 'TypeError', message: 'm', path: '/' } }),
  ],
  'GET /api/v1/notices/': [signedIn(200)],
  'PATCH /api/v1/notices/': [signedIn(200), told({ body: { kind: 'price_drop', is_on: true } })],
  // It is in stock.
  'POST /api/v1/products/:id/back-in-stock/': [
    everybody(409),
    (w) => ({ params: { id: w.productId }, body: { email: freshEmail() } }),
  ],
  'DELETE /api/v1/products/:id/back-in-stock/': [signedIn(204), (w) => ({ params: { id: w.productId } })],
  'POST /api/v1/notices/confirm/': [everybody(400), told({ body: { token: 'A'.repeat(43) } })],
  // By the key of a mail, whoever is signed in.
  'POST /api/v1/notices/unsubscribe/': [
    everybody(200),
    () => ({ params: { key: testNoticeKeys.keyOf({ email: freshEmail(), kind: 'newsletter' }) } }),
  ],
  'GET /api/v1/notices/preferences/': [
    everybody(200),
    () => ({ params: { key: testNoticeKeys.keyOf({ email: freshEmail(), kind: 'newsletter' }) } }),
  ],
  'PATCH /api/v1/notices/preferences/': [
    everybody(200),
    () => ({
      body: {
        key: testNoticeKeys.keyOf({ email: freshEmail(), kind: 'newsletter' }),
        kind: 'newsletter',
        is_on: false,
      },
    }),
  ],
  'GET /api/v1/me/': [everybody(200)],
  'POST /api/v1/orders/quick-order/': [everybody(200), told({ body: { lines: [{ text: 'OX-PC-664' }] } })],
  // Files alone are taken.
  'POST /api/v1/orders/quick-order/file/': [everybody(415), told({ body: {} })],

  // Loyalty: of the active customer; staff of these fixtures act for none.
  'POST /api/v1/loyalty/join/': [
    all(409, { nobody: 401, CUSTOMER_USER: 403, CUSTOMER_ADMIN: 200, stranger: 200 }),
  ],
  'POST /api/v1/loyalty/leave/': [
    all(409, { nobody: 401, CUSTOMER_USER: 403, CUSTOMER_ADMIN: 200, stranger: 200 }),
  ],
  'GET /api/v1/loyalty/statement/': [signedIn(200)],
  // For every user of a customer, whatever its path says.
  'POST /api/v1/administrator/loyalty/ack_popup/': [signedIn(204)],

  // Orders: those of the customer, begun by its administrator
  'GET /api/v1/events/': [everybody(200)],
  'GET /api/v1/events/:id/': [everybody(404), told({ params: { id: 2_000_000_000 } })],
  'GET /api/v1/orders/': [everybody(200)],
  'POST /api/v1/orders/': [everybody(200), told({ body: { status: { id: 1 }, customer: null } })],
  'GET /api/v1/orders/:uuid/': [
    orderReaders(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  'GET /api/v1/orders/:uuid/invoices/:number/pdf': [
    orderReaders(200),
    async (w) => ({ params: await w.invoice() }),
  ],
  'GET /api/v1/orders/:uuid/invoices/:number/xml': [
    orderReaders(200),
    async (w) => ({ params: await w.invoice() }),
  ],
  'GET /api/v1/orders/:uuid/order-lines/': [
    orderReaders(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  'POST /api/v1/orders/:uuid/order-lines/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { product: w.productId } }),
  ],
  'POST /api/v1/events/:id/waitlist/': [
    everybody(404),
    told({ params: { id: 2_000_000_000 }, body: { email: 'mari@salong.ee' } }),
  ],
  'GET /api/v1/events/waitlist/:token/': [everybody(404), told({ params: { token: 'A'.repeat(43) } })],
  'POST /api/v1/events/waitlist/confirm/': [everybody(404), told({ body: { token: 'A'.repeat(43) } })],
  'POST /api/v1/events/waitlist/leave/': [everybody(404), told({ body: { token: 'A'.repeat(43) } })],
  'POST /api/v1/events/waitlist/accept/': [everybody(404), told({ body: { token: 'A'.repeat(43) } })],
  'GET /api/v1/events/:id/calendar': [everybody(404), told({ params: { id: 2_000_000_000 } })],
  // Whoever has the link of the mail, signed in or not.
  'GET /api/v1/tickets/:attendee/': [everybody(404), told({ params: { attendee: someUuid } })],
  'GET /api/v1/tickets/:attendee/pdf': [everybody(404), told({ params: { attendee: someUuid } })],
  'GET /api/v1/tickets/:attendee/calendar': [everybody(404), told({ params: { attendee: someUuid } })],
  'GET /api/v1/tickets/:attendee/certificate': [everybody(404), told({ params: { attendee: someUuid } })],
  'POST /api/v1/administrator/events/:id/check-in/': [
    staff(404, 'TH_ADMIN', 'TH_EVENT_ADMIN'),
    told({ params: { id: 2_000_000_000 }, body: { code: '0'.repeat(26) } }),
  ],
  'GET /api/v1/administrator/events/:id/attendees/': [
    staff(404, 'TH_ADMIN', 'TH_EVENT_ADMIN'),
    told({ params: { id: 2_000_000_000 } }),
  ],
  'POST /api/v1/administrator/events/:id/cancel/': [
    staff(404, 'TH_ADMIN', 'TH_EVENT_ADMIN'),
    told({ params: { id: 2_000_000_000 }, body: { reason: 'x' } }),
  ],
  'PATCH /api/v1/orders/:uuid/attendees/:attendee/': [
    orderBuyer(404),
    async (w) => ({
      params: { uuid: (await w.order()).uuid, attendee: someUuid },
      body: { first_name: 'Mari', last_name: 'Kask', email: 'mari@salong.ee' },
    }),
  ],
  'POST /api/v1/orders/:uuid/attendees/cancel/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { attendees: [someUuid] } }),
  ],
  'PUT /api/v1/orders/:uuid/attendees/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: [] }),
  ],
  'PUT /api/v1/orders/:uuid/order-lines/:lineId/': [
    orderBuyer(200),
    async (w) => ({ params: await w.order({ product: w.productId }), body: { quantity: 2 } }),
  ],
  'DELETE /api/v1/orders/:uuid/order-lines/:lineId/': [
    orderBuyer(204),
    async (w) => ({ params: await w.order({ product: w.productId }) }),
  ],
  'PATCH /api/v1/orders/:uuid/order-lines/': [
    orderBuyer(200),
    async (w) => ({
      params: { uuid: (await w.order()).uuid },
      body: { lines: [{ product: w.productId, quantity: 1 }] },
    }),
  ],
  'GET /api/v1/orders/history/': [signedIn(200)],
  'GET /api/v1/orders/history/:uuid/': [
    orderReaders(200),
    async (w) => ({ params: { uuid: (await w.order({ isPlaced: true })).uuid } }),
  ],
  'GET /api/v1/deliveries/methods/:uuid/': [
    orderReaders(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  'GET /api/v1/orders/:uuid/delivery/': [
    orderReaders(204),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  'PUT /api/v1/orders/:uuid/delivery/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { method: 2_147_483_647 } }),
  ],
  'GET /api/v1/orders/:uuid/delivery/information/': [
    orderReaders(204),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  // Before a way of delivery is chosen.
  'PUT /api/v1/orders/:uuid/delivery/information/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: buyer() }),
  ],
  'PUT /api/v1/orders/:uuid/use-loyalty-points/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { use_loyalty_points: false } }),
  ],
  'POST /api/v1/orders/:uuid/coupons/': [
    orderBuyer(400),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { code: 'POLE' } }),
  ],
  'DELETE /api/v1/orders/:uuid/coupons/:code/': [
    orderBuyer(400),
    async (w) => ({ params: { uuid: (await w.order()).uuid, code: 'POLE' } }),
  ],
  'POST /api/v1/orders/:uuid/approval/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { approved: true } }),
  ],
  // A guest's, brought along by whoever belongs to the customer.
  'PUT /api/v1/orders/:uuid/connect-anonymous-order-to-user/': [
    members(200, 200),
    async (w) => ({
      params: { uuid: (await w.order({ isGuest: true })).uuid },
      body: { customer: { uuid: w.customer.uuid } },
    }),
  ],
  'PUT /api/v1/orders/:uuid/country/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { country_id: 3 } }),
  ],
  'POST /api/v1/orders/:uuid/accept-prices/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: {} }),
  ],

  'GET /api/v1/orders/:uuid/reorder/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order({ product: w.productId, isPlaced: true })).uuid } }),
  ],
  'POST /api/v1/orders/:uuid/reorder/': [
    orderBuyer(200),
    async (w) => ({
      params: { uuid: (await w.order({ product: w.productId, isPlaced: true })).uuid },
      body: { action: 'MERGE' },
    }),
  ],
  // Nothing was filled, so nothing can be brought back.
  'POST /api/v1/orders/:uuid/restore-cart/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: {} }),
  ],

  // Saved lists: made by the administrator of the customer, seen by colleagues
  'GET /api/v1/saved-lists/': [signedIn(200)],
  'POST /api/v1/saved-lists/': [
    all(409, { nobody: 401, stranger: 200, CUSTOMER_ADMIN: 200, CUSTOMER_USER: 200 }),
    told({ body: { name: 'Pesukoht' } }),
  ],
  'GET /api/v1/saved-lists/:uuid/': [members(200, 200), async (w) => ({ params: await w.savedList() })],
  'PATCH /api/v1/saved-lists/:uuid/': [
    members(200, 403),
    async (w) => ({ params: await w.savedList(), body: { name: 'Värvid' } }),
  ],
  'POST /api/v1/saved-lists/:uuid/lines/': [
    members(200, 403),
    async (w) => ({ params: await w.savedList(), body: { lines: [{ product: w.productId }] } }),
  ],
  'DELETE /api/v1/saved-lists/:uuid/': [members(204, 403), async (w) => ({ params: await w.savedList() })],
  'POST /api/v1/saved-lists/:uuid/restore/': [
    members(200, 403),
    async (w) => ({ params: await w.savedList({ isDeleted: true }) }),
  ],
  'POST /api/v1/saved-lists/:uuid/reorder/': [
    members(200, 200),
    async (w) => ({ params: await w.savedList(), body: { action: 'MERGE' } }),
  ],

  'POST /api/v1/orders/:uuid/cancel/': [
    orderBuyer(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: {} }),
  ],
  'GET /api/v1/orders/:uuid/payment/': [
    orderReaders(200),
    async (w) => ({ params: { uuid: (await w.order()).uuid } }),
  ],
  // An empty order: whose it is stands before what is wrong with it.
  'POST /api/v1/orders/:uuid/payment/': [
    orderBuyer(409),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { method: 'NO_PAYMENT' } }),
  ],
  'GET /api/v1/administrator/refund-tasks/': [staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN')],
  'POST /api/v1/administrator/refund-tasks/:id/closure/': [
    staff(404, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    told({ params: { id: 1 }, body: { send_back: false } }),
  ],
  'POST /api/v1/administrator/orders/:uuid/refunds/': [
    staff(409, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    async (w) => ({
      params: { uuid: (await w.order()).uuid },
      body: { amount: '1.00', reason: 'Katki' },
    }),
  ],
  'POST /api/v1/administrator/orders/:uuid/received-payment/': [
    staff(409, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    async (w) => ({
      params: { uuid: (await w.order()).uuid },
      body: { received_on: '2026-01-02', amount: '1.00' },
    }),
  ],
  'POST /api/v1/administrator/orders/:uuid/status/': [
    staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    async (w) => ({ params: { uuid: (await w.order()).uuid }, body: { status: { id: 4 } } }),
  ],

  // Reviews: the one asked for is the administrator's own, shown to everybody
  'PATCH /api/v1/reviews/:id/': [
    owner(200),
    async (w) => ({ params: await w.review(), body: { rating: 4 } }),
  ],
  'DELETE /api/v1/reviews/:id/': [owner(204), async (w) => ({ params: await w.review() })],
  'POST /api/v1/reviews/:id/restore/': [
    owner(200),
    async (w) => ({ params: await w.review({ isWithdrawn: true }) }),
  ],
  'POST /api/v1/reviews/:id/helpful/': [
    all(200, { nobody: 401, CUSTOMER_ADMIN: 409 }),
    async (w) => ({ params: await w.review() }),
  ],
  'DELETE /api/v1/reviews/:id/helpful/': [
    all(204, { nobody: 401, CUSTOMER_ADMIN: 409 }),
    async (w) => ({ params: await w.review() }),
  ],
  'POST /api/v1/reviews/:id/report/': [
    everybody(204),
    async (w) => ({ params: await w.review(), body: { reason: 'offensive' } }),
  ],
  // Files alone are taken.
  'POST /api/v1/reviews/pictures/': [signedIn(415), told({ body: {} })],
  'GET /api/v1/reviews/pictures/:uuid/:size/': [
    all(404, { CUSTOMER_ADMIN: 200, ...ofRoles(['TH_ADMIN', 'TH_PRODUCT_ADMIN'], 200) }),
    (w) => ({ params: w.reviewPicture }),
  ],
  'GET /api/v1/feedback/': [signedIn(200)],
  'GET /api/v1/feedback/reviews/': [signedIn(200)],
  'GET /api/v1/administrator/reviews/': [staff(200, 'TH_ADMIN', 'TH_PRODUCT_ADMIN')],
  'PATCH /api/v1/administrator/reviews/:id/': [
    staff(200, 'TH_ADMIN', 'TH_PRODUCT_ADMIN'),
    async (w) => ({ params: await w.review(), body: { moderation: 'denied', reason: 'Solvav', reply: '' } }),
  ],

  // Customers
  'GET /api/v1/rest-auth/customers/': [signedIn(200)],
  'PUT /api/v1/users/change-active-entity/': [members(200, 200), (w) => ({ body: { id: w.customer.uuid } })],
  'POST /api/v1/customers/': [
    signedIn(200),
    () => ({ body: { name: 'Salong', country: 'EE', reg_code: freshRegCode(), vat: null, phone: null } }),
  ],
  'GET /api/v1/customers/:uuid/': [members(200, 200), ofCustomer()],
  'PUT /api/v1/customers/:uuid/': [members(200, 403), ofCustomer({ name: 'Salong' })],
  'PATCH /api/v1/customers/:uuid/locale-and-delivery/': [
    members(200, 200),
    ofCustomer({ delivery_country_id: 2 }),
  ],
  'GET /api/v1/customers/:uuid/addresses/': [members(200, 200), ofCustomer()],
  'POST /api/v1/customers/:uuid/addresses/': [
    members(200, 403),
    ofCustomer({ ...street, type: 'DELIVERY', phone: null }),
  ],
  'DELETE /api/v1/customers/:uuid/addresses/:addressId/': [
    members(204, 403),
    async (w) => ({ params: await w.address() }),
  ],
  'GET /api/v1/customers/:uuid/users/': [members(200, 200), ofCustomer()],
  'PUT /api/v1/customers/:uuid/users/:userUuid/': [
    members(200, 403),
    async (w) => ({ params: await w.member(), body: rights }),
  ],
  'DELETE /api/v1/customers/:uuid/users/:userUuid/': [
    members(204, 403),
    async (w) => ({ params: await w.member() }),
  ],
  'GET /api/v1/customers/:uuid/invitations/': [members(200, 200), ofCustomer()],
  'POST /api/v1/customers/:uuid/invitations/': [
    members(200, 403),
    (w) => ({ params: w.customer, body: { ...rights, email: freshEmail() } }),
  ],
  'DELETE /api/v1/customers/:uuid/invitations/:id/': [
    members(204, 403),
    async (w) => ({ params: await w.invitation() }),
  ],
  'GET /api/v1/customers/invitations/company/': [everybody(400), told({ params: { token: 'A'.repeat(43) } })],
  'POST /api/v1/customers/invitations/accept/': [signedIn(400), told({ body: { token: 'A'.repeat(43) } })],
  'POST /api/v1/administrator/customers/:uuid/approval/': [
    staff(200, 'TH_ADMIN', 'TH_USER_ADMIN'),
    async (w) => ({ params: await w.pending(), body: { status: 'approved' } }),
  ],
  'GET /api/v1/customers/:uuid/documents/': [
    all(404, {
      nobody: 401,
      CUSTOMER_USER: 200,
      CUSTOMER_ADMIN: 200,
      ...ofRoles(['TH_ADMIN', 'TH_SHOP_ADMIN', 'TH_USER_ADMIN'], 200),
    }),
    ofCustomer(),
  ],
  // Files alone are taken, from those who may bring them.
  'POST /api/v1/customers/:uuid/documents/': [members(415, 403), ofCustomer({})],
  'GET /api/v1/customers/:uuid/documents/:id/file/': [
    all(404, {
      nobody: 401,
      CUSTOMER_USER: 200,
      CUSTOMER_ADMIN: 200,
      ...ofRoles(['TH_ADMIN', 'TH_SHOP_ADMIN', 'TH_USER_ADMIN'], 200),
    }),
    (w) => ({ params: w.uploaded }),
  ],
  'DELETE /api/v1/customers/:uuid/documents/:id/': [
    members(204, 403),
    async (w) => ({ params: await w.document() }),
  ],
  'POST /api/v1/administrator/customers/:uuid/documents/:id/approval/': [
    staff(200, 'TH_ADMIN', 'TH_USER_ADMIN'),
    async (w) => ({ params: await w.document(), body: { status: 'approved' } }),
  ],

  // Accounts
  'POST /api/v1/rest-auth/login/': [
    everybody(400),
    () => ({ body: { email: freshEmail(), password: testPassword } }),
  ],
  'POST /api/v1/rest-auth/logout/': [signedIn(204)],
  'GET /api/v1/rest-auth/user/': [signedIn(200)],
  'PATCH /api/v1/rest-auth/user/': [signedIn(200), told({ body: { first_name: 'Mari' } })],
  'POST /api/v1/rest-auth/confirm/': [signedIn(204), told({ body: { password: testPassword } })],
  'POST /api/v1/rest-auth/registration/': [
    everybody(204),
    () => ({
      body: {
        email: freshEmail(),
        password: testPassword,
        first_name: 'Mari',
        last_name: 'Maasikas',
        accepts: true,
        is_email_subscription: false,
      },
    }),
  ],
  'POST /api/v1/rest-auth/registration/resend/': [everybody(204), () => ({ body: { email: freshEmail() } })],
  'GET /api/v1/users/verify-customer/:uid/:token/': [
    everybody(400),
    told({ params: { uid: 'a', token: 'b' } }),
  ],
  'POST /api/v1/rest-auth/password/reset/': [everybody(204), () => ({ body: { email: freshEmail() } })],
  'POST /api/v1/rest-auth/password/change/': [
    signedIn(400),
    told({ body: { old_password: 'vale parool on see', new_password: 'roheline kajakas' } }),
  ],
  'POST /api/v1/rest-auth/password/reset/confirm/': [
    everybody(400),
    told({ body: { uid: randomUUID(), token: 'b', new_password: 'roheline kajakas' } }),
  ],
  'POST /api/v1/rest-auth/email/change/': [
    signedIn(204),
    () => ({ body: { email: freshEmail(), password: testPassword } }),
  ],
  'GET /api/v1/users/verify-email-change/:token/': [everybody(400), told({ params: { token: 'b' } })],
  'GET /api/v1/rest-auth/sessions/': [signedIn(200)],
  'DELETE /api/v1/rest-auth/sessions/': [signedIn(204)],
  'DELETE /api/v1/rest-auth/sessions/:id/': [owner(204), async (w) => ({ params: await w.session() })],
  'GET /api/v1/rest-auth/passkeys/': [signedIn(200)],
  'POST /api/v1/rest-auth/passkeys/': [
    signedIn(400),
    told({ body: { challenge, name: 'Telefon', response: { ...key, response: attestation } } }),
  ],
  'POST /api/v1/rest-auth/passkeys/registration/': [signedIn(200)],
  'PUT /api/v1/rest-auth/passkeys/:id/': [
    owner(200),
    async (w) => ({ params: await w.passkey(), body: { name: 'Arvuti' } }),
  ],
  'DELETE /api/v1/rest-auth/passkeys/:id/': [owner(204), async (w) => ({ params: await w.passkey() })],
  'POST /api/v1/rest-auth/passkeys/login/challenge/': [everybody(200)],
  'POST /api/v1/rest-auth/passkeys/login/': [
    everybody(400),
    told({ body: { challenge, response: { ...key, response: assertion } } }),
  ],
  'POST /api/v1/rest-auth/passkeys/confirm/': [
    signedIn(400),
    told({ body: { challenge, response: { ...key, response: assertion } } }),
  ],
  'POST /api/v1/rest-auth/totp/': [signedIn(200)],
  'POST /api/v1/rest-auth/totp/confirm/': [signedIn(400), told({ body: { code: '000000' } })],
  'POST /api/v1/rest-auth/totp/recovery-codes/': [signedIn(409)],
  'DELETE /api/v1/rest-auth/totp/': [signedIn(204)],
  'GET /api/v1/th-social-auth/providers/': [everybody(200)],
  'POST /api/v1/th-social-auth/start/': [everybody(404), told({ body: { provider: 'google' } })],
  'POST /api/v1/th-social-auth/google/': [everybody(400), told({ body: { ...way, code: 'c' } })],
  'POST /api/v1/th-social-auth/facebook/': [everybody(400), told({ body: { ...way, code: 'c' } })],
  'GET /api/v1/th-social-auth/accounts/': [signedIn(200)],
  'POST /api/v1/th-social-auth/accounts/start/': [signedIn(404), told({ body: { provider: 'google' } })],
  'POST /api/v1/th-social-auth/accounts/': [
    signedIn(400),
    told({ body: { ...way, code: 'c', provider: 'google' } }),
  ],
  // Nobody has linked one.
  'DELETE /api/v1/th-social-auth/accounts/:provider/': [
    signedIn(404),
    told({ params: { provider: 'google' } }),
  ],
  'POST /api/v1/th-social-auth/email-code/': [everybody(400), told({ body: way })],
  'GET /api/v1/account/exports/': [signedIn(200)],
  'POST /api/v1/account/exports/': [signedIn(200)],
  'GET /api/v1/account/exports/:key/archive.zip': [everybody(404), told({ params: { key: 'A'.repeat(43) } })],

  // Withdrawals and returns: of an order that CUSTOMER_ADMIN placed
  'POST /api/v1/withdrawals/': [
    everybody(200),
    () => ({ body: { order_number: '100123', email: freshEmail() } }),
  ],
  'GET /api/v1/withdrawals/:uuid/': [everybody(200), async (w) => ({ params: await w.withdrawal() })],
  'POST /api/v1/withdrawals/:uuid/confirm/': [
    everybody(200),
    async (w) => ({ params: await w.withdrawal() }),
  ],
  // Not sent yet: there is nothing to acknowledge.
  'GET /api/v1/withdrawals/:uuid/acknowledgement/': [
    everybody(404),
    async (w) => ({ params: await w.withdrawal() }),
  ],
  'GET /api/v1/withdrawal-form/': [everybody(200)],
  'GET /api/v1/orders/:uuid/return-options/': [orderReaders(200), ofReturned],
  'GET /api/v1/orders/:uuid/returns/': [orderReaders(200), ofReturned],
  'POST /api/v1/orders/:uuid/returns/': [
    orderBuyer(200),
    async (w) => {
      const { uuid, freeLine } = await w.returned();
      return { params: { uuid }, body: { lines: [{ line: freeLine, quantity: 1, reason: 'damaged' }] } };
    },
  ],
  'GET /api/v1/orders/:uuid/returns/:returnUuid/': [
    orderReaders(200),
    async (w) => {
      const { uuid, returnUuid } = await w.returned();
      return { params: { uuid, returnUuid } };
    },
  ],
  'POST /api/v1/orders/:uuid/returns/:returnUuid/cancel/': [
    orderBuyer(200),
    async (w) => {
      const { uuid, returnUuid } = await w.returned();
      return { params: { uuid, returnUuid } };
    },
  ],
  // Files alone are taken.
  'POST /api/v1/orders/:uuid/return-pictures/': [orderBuyer(415), ofReturned],
  'GET /api/v1/orders/:uuid/return-pictures/:picture/': [
    everybody(404),
    async (w) => ({ params: { uuid: (await w.returned()).uuid, picture: randomUUID() } }),
  ],
  'GET /api/v1/returns/': [signedIn(200)],
  'GET /api/v1/administrator/returns/': [staff(200, ...orderRoles)],
  'GET /api/v1/administrator/returns/:uuid/': [staff(200, ...orderRoles), ofReturn()],
  'POST /api/v1/administrator/returns/:uuid/accept/': [staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'), ofReturn()],
  'POST /api/v1/administrator/returns/:uuid/deny/': [
    staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    ofReturn('requested', { reason: 'Pakend on avatud' }),
  ],
  'POST /api/v1/administrator/returns/:uuid/receive/': [
    staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    ofReturn('accepted'),
  ],
  'POST /api/v1/administrator/returns/:uuid/refund/': [
    staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    ofReturn('accepted'),
  ],
  'GET /api/v1/administrator/withdrawals/': [staff(200, ...orderRoles)],
  'POST /api/v1/administrator/withdrawals/:uuid/order/': [
    staff(200, 'TH_ADMIN', 'TH_SHOP_ADMIN'),
    async (w) => ({
      params: await w.withdrawal({ isSent: true }),
      body: { order: (await w.returned()).uuid },
    }),
  ],

  // Favourites
  'GET /api/v1/products/favourites/': [signedIn(200)],
  'POST /api/v1/products/favourites/': [signedIn(200), (w) => ({ body: { product: w.productId } })],
  'GET /api/v1/products/favourites/items/': [signedIn(200)],
  'DELETE /api/v1/products/favourites/:id/': [owner(204), async (w) => ({ params: await w.favourite() })],
  'GET /api/v1/products/favourites/share/': [signedIn(200)],
  'POST /api/v1/products/favourites/share/': [signedIn(200)],
  'DELETE /api/v1/products/favourites/share/': [signedIn(204)],
  'GET /api/v1/products/favourites/shared/:token/': [
    everybody(200),
    (w) => ({ params: { token: w.sharedToken } }),
  ],

  // The last one: few of them are there afterwards. Who administers a customer with other users cannot leave it.
  'POST /api/v1/rest-auth/delete/': [{ ...signedIn(204), CUSTOMER_ADMIN: 409 }],
};

/** What each personal page answers to whom, and each page of the back office. */
export const pageMatrix: Record<string, Answers> = {
  '/favourites': all(200, { nobody: 302 }),
  // By the key of a mail; without one it says so.
  '/notices': everybody(200),
  '/favourites/shared/:token': everybody(200),
  '/account/overview': all(200, { nobody: 302 }),
  '/account/profile': all(200, { nobody: 302 }),
  '/account/notices': all(200, { nobody: 302 }),
  '/account/addresses': all(200, { nobody: 302 }),
  '/account/company': all(200, { nobody: 302 }),
  '/account/security': all(200, { nobody: 302 }),
  '/account/data': all(200, { nobody: 302 }),
  '/account/orders': all(200, { nobody: 302 }),
  '/account/feedback': all(200, { nobody: 302 }),
  '/account/loyalty': all(200, { nobody: 302 }),
  '/account/lists': all(200, { nobody: 302 }),
  // Of nobody.
  '/account/lists/:uuid': all(404, { nobody: 302 }),
  // Of an order nobody knows.
  '/account/orders/:uuid': all(404, { nobody: 302 }),
  '/account/returns': all(200, { nobody: 302 }),
  '/order/:id': everybody(404),
  '/order/:id/return': everybody(404),
  // By the token of a mail.
  '/events/waitlist': everybody(404),
  '/tickets/:attendee': everybody(404),
  '/withdraw': everybody(200),
  '/withdraw/:uuid': everybody(404),
  // Of an order nobody knows.
  ...Object.fromEntries(
    [
      'delivery',
      'information',
      'payment',
      'event-information',
      'event-payment',
      'payment-status',
      'success',
      'failed',
    ].map((step) => [`/order/:id?/${step}`, everybody(302)]),
  ),
  '/auth/confirm': everybody(200),
  '/auth/confirm-new-email': everybody(200),
  '/auth/invitation': everybody(200),
  // None of its pages is written yet.
  ...Object.fromEntries(adminAccess.map(({ path }) => [path, everybody(404)])),
};
