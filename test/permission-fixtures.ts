import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { staffRoles, type StaffRole } from '../src/domain/auth/permissions.ts';
import type { CustomerRole } from '../src/domain/visitor.ts';
import { documentsCall } from '../src/domain/customers/calls.ts';
import { uploadPicturePath } from '../src/domain/reviews/calls.ts';
import { addressOfCall } from '../src/domain/call.ts';
import { issueInvoice } from '../src/server/invoices/service.ts';
import { buildCategory, buildProduct } from './factories.ts';
import { invoiceData } from './invoices.ts';
import { pictureForm } from './pictures.ts';
import { addMember, buildCustomer, buildUser, signIn } from './people.ts';
import type { TestServer } from './server.ts';

/** Kinds of people who may ask. `stranger` administers another customer than the one that is asked for. */
export const kinds = [
  'nobody',
  'noCustomer',
  'stranger',
  'CUSTOMER_USER',
  'CUSTOMER_ADMIN',
  ...staffRoles,
] as const;
export type Kind = (typeof kinds)[number];

/** A customer with its users, what belongs to them, and one user of each other kind. */
export type Fixtures = Awaited<ReturnType<typeof buildFixtures>>;

export async function buildFixtures(server: TestServer) {
  const { db } = server.database;
  const customer = await buildCustomer(db);
  const other = await buildCustomer(db);
  const users = new Map<Kind, { userId: number; uuid: string; customerId: number | null }>();
  for (const kind of kinds.slice(1)) {
    const { id: userId, uuid } = await buildUser(db);
    const of = { stranger: other, CUSTOMER_USER: customer, CUSTOMER_ADMIN: customer }[kind as string];
    if (of) {
      const role = kind === 'stranger' ? 'CUSTOMER_ADMIN' : kind;
      await addMember(db, of.id, userId, role as CustomerRole);
    }
    if (staffRoles.includes(kind as StaffRole))
      await db.insertInto('user_role').values({ user_id: userId, role: kind }).execute();
    users.set(kind, { userId, uuid, customerId: of?.id ?? null });
  }
  const owner = users.get('CUSTOMER_ADMIN')!;
  const categoryId = (await buildCategory(db, { name: 'Šampoonid' })).id;
  const productId = (await buildProduct(db, { categories: [categoryId] })).id;
  const sharedToken = randomBytes(32).toString('base64url');
  await db
    .insertInto('shared_favourites')
    .values({ user_id: (await buildUser(db)).id, token: sharedToken })
    .execute();

  /** A new session, so that what one call ends is not missed by the next. */
  async function tokenOf(kind: Kind): Promise<string | undefined> {
    const user = users.get(kind);
    if (!user) return undefined;
    const { token, sessionId } = await signIn(db, { userId: user.userId });
    await db
      .updateTable('session')
      .set({ customer_id: user.customerId })
      .where('id', '=', sessionId)
      .execute();
    return token;
  }

  const document = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(smallPdf)]), 'litsents.pdf');
    const request = new Request('http://shop', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: addressOfCall(documentsCall.path, { uuid: customer.uuid }).url,
      headers: {
        'content-type': request.headers.get('content-type')!,
        authorization: `Token ${await tokenOf('CUSTOMER_ADMIN')}`,
      },
      remoteAddress: freshAddress(),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(`no document: ${answer.body}`);
    return { uuid: customer.uuid, id: answer.json<{ id: number }>().id };
  };
  const uploaded = await document();

  const uploadedPicture = async () => {
    const { body, headers } = await pictureForm();
    const answer = await server.app.inject({
      method: 'POST',
      url: uploadPicturePath,
      headers: { ...headers, authorization: `Token ${await tokenOf('CUSTOMER_ADMIN')}` },
      remoteAddress: freshAddress(),
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`no picture: ${answer.body}`);
    return { uuid: answer.json<{ uuid: string }>().uuid, size: 'small' };
  };
  const reviewPicture = await uploadedPicture();

  return {
    customer: { uuid: customer.uuid },
    users,
    categoryId,
    productId,
    sharedToken,
    uploaded,
    reviewPicture,
    tokenOf,
    /** Shown, by CUSTOMER_ADMIN. */
    review: async ({ isWithdrawn = false } = {}) => {
      const { id: product_id } = await buildProduct(db);
      return db
        .insertInto('review')
        .values({
          product_id,
          customer_id: customer.id,
          user_id: owner.userId,
          shop_id: 2,
          author_name: 'Mari M.',
          author_city: null,
          rating: 5,
          text: 'Hea',
          language: 'et',
          moderation: 'approved',
          ...(isWithdrawn && { withdrawn_at: new Date() }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
    document: async () => {
      const { id } = await db
        .insertInto('customer_document')
        .values({
          customer_id: customer.id,
          name: 'litsents.pdf',
          storage_key: `documents/${randomUUID()}`,
          content_type: 'application/pdf',
          bytes: 8,
          expires_on: null,
          uploaded_by: owner.userId,
          uploaded_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { uuid: customer.uuid, id };
    },
    address: async () => {
      const { id } = await db
        .insertInto('customer_address')
        .values({ customer_id: customer.id, ...street, type: 'DELIVERY', phone: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { uuid: customer.uuid, addressId: id };
    },
    /** Of an order that CUSTOMER_ADMIN placed. */
    invoice: async () => {
      const { id, uuid } = await db
        .insertInto('shop_order')
        .values({
          shop_id: 2,
          country_id: 2,
          language: 'et',
          customer_id: customer.id,
          user_id: owner.userId,
          status: 2,
          number: sql`nextval('order_number')`,
          payable_cents: 0,
          submitted_at: new Date(),
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      const { number } = await db
        .transaction()
        .execute((trx) => issueInvoice(trx, invoiceData({ id, number: id }), new Date()));
      return { uuid, number };
    },
    member: async () => {
      const { id, uuid } = await buildUser(db);
      await addMember(db, customer.id, id, 'CUSTOMER_USER');
      return { uuid: customer.uuid, userUuid: uuid };
    },
    invitation: async () => {
      const { id } = await db
        .insertInto('customer_invitation')
        .values({
          customer_id: customer.id,
          email: freshEmail(),
          token_hash: randomBytes(32),
          role: 'CUSTOMER_USER',
          spending_limit_cents: null,
          orders_need_approval: false,
          invited_by: owner.userId,
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { uuid: customer.uuid, id };
    },
    pending: async () => {
      const { id, uuid } = await buildCustomer(db);
      await db.updateTable('customer').set({ status: 'pending' }).where('id', '=', id).execute();
      return { uuid };
    },
    session: async () => ({ id: (await signIn(db, { userId: owner.userId })).sessionId }),
    passkey: async () =>
      db
        .insertInto('passkey')
        .values({
          user_id: owner.userId,
          rp_id: 'localhost',
          credential_id: randomBytes(16),
          public_key: randomBytes(32),
          sign_count: 0,
          transports: [],
          is_backed_up: false,
          name: 'Telefon',
          created_at: new Date(),
          last_used_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** An order that CUSTOMER_ADMIN has begun, or a guest, with a line of the product if one is named. */
    order: async ({ product = null as number | null, isPlaced = false, isGuest = false } = {}) => {
      const { id, uuid } = await db
        .insertInto('shop_order')
        .values({
          shop_id: 2,
          country_id: 2,
          language: 'et',
          customer_id: isGuest ? null : customer.id,
          user_id: isGuest ? null : owner.userId,
          ...(isPlaced && { status: 2, number: ++orders, payable_cents: 0, submitted_at: new Date() }),
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      if (product === null) return { uuid };
      const line = await db
        .insertInto('order_line')
        .values({ order_id: id, product_id: product, quantity: 1, seen_cents: 1000 })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { uuid, lineId: line.id };
    },
    /** Of the customer, made by CUSTOMER_ADMIN, with the product. */
    savedList: async ({ isDeleted = false } = {}) => {
      const now = new Date();
      const { id, uuid } = await db
        .insertInto('saved_list')
        .values({
          customer_id: customer.id,
          user_id: owner.userId,
          name: 'Pesukoht',
          created_at: now,
          changed_at: now,
          deleted_at: isDeleted ? now : null,
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      await db
        .insertInto('saved_list_line')
        .values({ list_id: id, product_id: productId, quantity: 1, position: 1 })
        .execute();
      return { uuid };
    },
    /** A return of an order that CUSTOMER_ADMIN placed, with a picture. */
    returned: async (status: 'requested' | 'accepted' = 'requested') => {
      const { id: order_id, uuid } = await db
        .insertInto('shop_order')
        .values({
          shop_id: 2,
          country_id: 2,
          language: 'et',
          customer_id: customer.id,
          user_id: owner.userId,
          status: 5,
          number: sql`nextval('order_number')`,
          payable_cents: 0,
          totals: soldForNothing,
          submitted_at: new Date(),
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      const [bought, free] = await db
        .insertInto('order_line')
        .values(
          [productId, (await buildProduct(db)).id].map((product_id) => ({
            order_id,
            product_id,
            quantity: 5,
            seen_cents: 0,
            sku: 'X',
            i18n_name: {},
            payable_cents: 0,
          })),
        )
        .returning('id')
        .execute();
      const now = new Date();
      const made = await db
        .insertInto('order_return')
        .values({
          order_id,
          place: 1,
          withdrawal_id: null,
          status,
          language: 'et',
          refund_due_on: null,
          created_at: now,
          changed_at: now,
        })
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      const { id: lineId } = await db
        .insertInto('return_line')
        .values({
          return_id: made.id,
          order_line_id: bought!.id,
          quantity: 1,
          accepted: 1,
          reason: 'damaged',
          note: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('returned_pieces')
        .values({ order_line_id: bought!.id, bought: 5, returned: 1 })
        .execute();
      await db
        .insertInto('return_history')
        .values({
          return_id: made.id,
          at: now,
          from_status: null,
          to_status: status,
          actor: 'customer',
          user_id: null,
          reason: null,
        })
        .execute();
      return { uuid, returnUuid: made.uuid, lineId, freeLine: free!.id };
    },
    /** A statement that nobody's order fits. */
    withdrawal: async ({ isSent = false } = {}) => {
      const { uuid } = await db
        .insertInto('withdrawal')
        .values({
          shop_id: 2,
          language: 'et',
          order_number: '1',
          email: freshEmail(),
          name: null,
          lines: null,
          goods: null,
          user_id: null,
          shown_order_id: null,
          created_at: new Date(),
          ...(isSent && {
            submitted_at: new Date(),
            acknowledgement: 'Saime',
            acknowledgement_sha256: createHash('sha256').update('Saime').digest('hex'),
            outcome: 'to_check' as const,
          }),
        })
        .returning('uuid')
        .executeTakeFirstOrThrow();
      return { uuid };
    },
    favourite: async () => {
      const { id: product_id } = await buildProduct(db);
      return db
        .insertInto('favourite')
        .values({ user_id: owner.userId, product_id })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
  };
}

const nothing = { cents: 0, taken: [], payableCents: 0, vatCents: 0 };
/** Sums of an order of two lines that cost nothing. */
const soldForNothing = {
  lines: [nothing, nothing],
  totalCents: 0,
  transport: nothing,
  afterCouponsCents: 0,
  loyaltyCents: 0,
  pointsCents: 0,
  payableCents: 0,
  vatCents: 0,
  vat: [],
  discounts: [],
};

/** A small whole PDF. */
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const street = {
  name: 'Mari Maasikas',
  street: 'Kastani 12',
  city: 'Tartu',
  postal_code: '50410',
  country_id: 2,
};

let orders = 0;
let count = 0;

/** So that no limit of an address is what a test meets. */
export function freshAddress(): string {
  count += 1;
  return `10.77.${(count >> 8) & 255}.${count & 255}`;
}

export function freshEmail(): string {
  return `${createHash('sha1').update(String(++count)).digest('hex').slice(0, 12)}@salong.ee`;
}
