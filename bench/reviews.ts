import type { Pool } from 'pg';
import { feedbackCall, ownReviewsCall, reviewsCall } from '../src/domain/reviews/calls.ts';
import { addressOfCall } from '../src/domain/call.ts';
import { reviewOrders } from '../src/domain/reviews/rules.ts';
import type { Db } from '../src/server/database.ts';
import { inviteToReview } from '../src/server/reviews/service.ts';
import { signIn } from '../test/people.ts';
import type { Client } from './client.ts';
import { percentile } from './percentile.ts';

/*
 * Reviews of one product that has thousands of them, in every order and with every filter, each address asked once; the
 * account of somebody with two thousand delivered orders; and invitations to a hundred thousand buyers.
 */
const reviewsOfProduct = 5_000;
const ordersOfCustomer = 2_000;
const invitedBuyers = 100_000;
const rounds = 300;

interface Read {
  what: string;
  p50: number;
  p95: number;
  p99: number;
}

export interface ReviewCosts {
  reads: Read[];
  /** Over all connections, each address asked once. */
  perSecond: number;
  p95Together: number;
  invitations: { mails: number; seconds: number; again: number };
}

interface Deps {
  db: Db;
  pool: Pool;
  origin: string;
  client: Client;
  connections: number;
  seconds: number;
}

export async function measureReviews(deps: Deps): Promise<ReviewCosts> {
  const { db, pool, origin, client, connections, seconds } = deps;
  const productId = await fillReviews(pool);
  const { token, customerId } = await fillOrders(deps);
  await pool.query('vacuum analyze review');
  await pool.query('vacuum analyze shop_order');
  await pool.query('vacuum analyze order_line');
  let asked = 0;
  // The readable name is part of the address: nothing is answered from memory.
  const listed = (params: object) =>
    origin + addressOfCall(reviewsCall.path, { id: `${productId}-n${++asked}`, ...params }).url;
  const anyListed = (at: number) =>
    listed({
      page: 1 + (at % 40),
      sort: reviewOrders[at % reviewOrders.length],
      ...(at % 5 === 0 && { rating: 1 + (at % 5) }),
      ...(at % 7 === 0 && { with_pictures: true }),
    });
  const own = (path: string, page: number) => origin + addressOfCall(path, { page }).url;
  const reads = [
    await read('first page', () => listed({})),
    await read('the last page', () => listed({ page: reviewsOfProduct / 10 })),
    await read('any page, order and filter', anyListed),
    await read('what waits for a review', (at) => own(feedbackCall.path, 1 + (at % 20)), token),
    await read('own reviews', (at) => own(ownReviewsCall.path, 1 + (at % 20)), token),
  ];
  const together = await client.ask({
    origin,
    paths: Array.from({ length: 20_000 }, (_, at) => anyListed(at).slice(origin.length)),
    connections,
    seconds,
  });
  return {
    reads,
    perSecond: Math.round(together.answers / together.seconds),
    p95Together: together.p95,
    invitations: await measureInvitations(db, pool, customerId),
  };
}

/** One after the other, as a visitor who reads on. */
async function read(what: string, addressOf: (at: number) => string, token?: string): Promise<Read> {
  const times: number[] = [];
  for (let at = 0; at < rounds; at++) {
    const begun = performance.now();
    const answer = await fetch(
      addressOf(at),
      token === undefined ? {} : { headers: { authorization: `Token ${token}` } },
    );
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  const seen = { what, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  console.log(`${what}: p95 ${seen.p95} ms`);
  return seen;
}

async function fillReviews(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from product order by id limit 1');
  const { id } = rows[0]!;
  await pool.query(
    `insert into review (product_id, author_name, rating, text, language, moderation, helpful_count, created_at)
     select $1, 'Mari ' || n, 1 + (n * 7919) % 5, repeat('Hea toode, ostan veel. ', 1 + n % 12),
       (array['et', 'lv', 'ru', 'fi', 'en'])[1 + n % 5], 'approved', 0, now() - n * interval '3 hours'
     from generate_series(1, $2::int) n`,
    [id, reviewsOfProduct],
  );
  await pool.query(
    `with chosen as (select id from review where product_id = $1 and id % 5 = 0),
       pictures as (insert into review_picture (review_id, position, width, height, created_at)
         select id, 1, 800, 600, now() from chosen)
     update review set picture_count = 1 where id in (select id from chosen)`,
    [id],
  );
  return id;
}

/** Somebody with many delivered orders of three products each, and a review of every fifth product. */
async function fillOrders({ db, pool }: Deps): Promise<{ token: string; customerId: number }> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into customer (name, is_business) values ('Mari Maasikas', false) returning id",
  );
  const customerId = rows[0]!.id;
  const { token, userId } = await signIn(db, { customerId });
  await insertDelivered(pool, 'generate_series(1, $1::int) n', `${customerId}, ${userId}`, [
    ordersOfCustomer,
  ]);
  await pool.query(
    `insert into review (product_id, customer_id, user_id, author_name, rating, text, language, created_at)
     select distinct on (l.product_id) l.product_id, $1::int, $2::int, 'Mari M.', 4, 'Hea toode.', 'et', now()
     from order_line l join shop_order o on o.id = l.order_id
     where o.customer_id = $1 and l.product_id % 5 = 0`,
    [customerId, userId],
  );
  return { token, customerId };
}

async function insertDelivered(
  pool: Pool,
  from: string,
  customerAndUser: string,
  values: readonly unknown[],
): Promise<void> {
  await pool.query(
    `with made as (
       insert into shop_order (number, status, shop_id, country_id, language, customer_id, user_id, total_cents,
         payable_cents, vat_cents, transport_cents, submitted_at)
       select nextval('order_number'), 5, 2, 2, 'et', ${customerAndUser}, 0, 0, 0, 0, now() - interval '12 days'
       from ${from} returning id),
     history as (
       insert into order_history (order_id, from_status, to_status, actor, at)
       select id, 3, 5, 'staff', now() - interval '11 days' from made),
     chosen as (select array_agg(id) as ids, count(*) as count from (select id from product order by id limit 2000) p)
     insert into order_line (order_id, product_id, quantity, seen_cents)
     select made.id, chosen.ids[1 + (made.id * 3 + k) % chosen.count], 1, 1000
     from made, chosen, generate_series(0, 2) k`,
    [...values],
  );
}

/** Each buyer has an order of their own and has given consent. */
async function measureInvitations(db: Db, pool: Pool, without: number) {
  await pool.query(
    `with users as (
       insert into user_account (email, first_name, email_confirmed_at)
       select 'ostja-' || n || '@bench.example', 'Mari', now() from generate_series(1, $1::int) n returning id, email),
     consents as (
       insert into notice_consent (email, kind, language, shop_id, given_at)
       select email, 'review_invitation', 'et', 2, now() from users),
     customers as (
       insert into customer (name, is_business) select 'Mari ' || id, false from users returning id, name)
     insert into customer_user (customer_id, user_id, role)
     select id, substr(name, 6)::int, 'CUSTOMER_ADMIN' from customers`,
    [invitedBuyers],
  );
  await insertDelivered(
    pool,
    "customer_user m join user_account u on u.id = m.user_id where u.email like 'ostja-%@bench.example' and m.customer_id <> $1",
    'm.customer_id, m.user_id',
    [without],
  );
  await pool.query('vacuum analyze');
  const invite = () => inviteToReview({ db, clock: () => new Date(), days: 10 });
  const begun = performance.now();
  const mails = await invite();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { mails, seconds, again: await invite() };
}

export function printReviews({ reads, perSecond, p95Together, invitations }: ReviewCosts): void {
  console.log(
    `\nReviews of a product with ${reviewsOfProduct}, an account with ${ordersOfCustomer} orders\n`,
  );
  console.log('| one after the other, each address once | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|');
  for (const { what, p50, p95, p99 } of reads) console.log(`| ${what} | ${p50} | ${p95} | ${p99} |`);
  console.log(`\nany page over all connections: ${perSecond}/s, p95 ${p95Together} ms`);
  console.log(
    `invitations: ${invitations.mails} mails in ${invitations.seconds} s, again ${invitations.again}`,
  );
}
