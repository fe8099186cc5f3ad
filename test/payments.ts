import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { refundOrderCall, startPaymentCall, orderPaymentCall } from '../src/domain/payments/calls.ts';
import type {
  OrderPayment,
  Refund,
  StartedPayment,
  StartPaymentBody,
} from '../src/domain/payments/contract.ts';
import type { Outcome } from '../src/server/payment-simulator/states.ts';
import { paymentTopics } from '../src/server/payments/service.ts';
import { callerOf } from './calls.ts';
import { buildProduct } from './factories.ts';
import { addMember, buildCustomer, buildUser, signIn } from './people.ts';
import { buildDraft, type DraftParts } from './placing.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A shop that listens, so that it and its simulator speak to each other as over the network. */
export async function startPayingServer(env: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const server = await startTestServer({ env: { PORT: String(port), ...env } });
  await server.app.listen({ port, host: '127.0.0.1' });
  server.simulator?.callbacks.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What a buyer does to pay, on the server of a test. */
export function buyerOf(server: TestServer) {
  const { db } = server.database;
  const { port } = server.app.server.address() as AddressInfo;
  const call = callerOf(server, { host: `localhost:${port}` });
  const get = (url: string) => fetch(url, { redirect: 'manual' });

  return {
    /** An order of some pieces at 10 euros each, with delivery for nothing said. */
    async draft(parts: Partial<DraftParts> = {}) {
      const { id } = await buildProduct(db, { stock: { TLN: 1000 } });
      return { ...(await buildDraft(db, { lines: { [id]: 2 }, ...parts })), product: id };
    },
    pay: (uuid: string, body: StartPaymentBody, more: { token?: string; key?: string } = {}) =>
      call<typeof startPaymentCall, StartedPayment & { code?: string }>(startPaymentCall, {
        params: { uuid },
        body,
        token: more.token,
        headers: more.key === undefined ? {} : { 'idempotency-key': more.key },
      }),
    payment: (uuid: string, token?: string) =>
      call<typeof orderPaymentCall, OrderPayment>(orderPaymentCall, { params: { uuid }, token }),
    refund: (uuid: string, body: object, token: string, key?: string) =>
      call<typeof refundOrderCall, Refund & { code?: string }>(refundOrderCall, {
        params: { uuid },
        body: body as never,
        token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    /** Decides on the provider's page; answers where the browser is sent back to. */
    async decide(redirectUrl: string, outcome: Outcome): Promise<string> {
      const answer = await fetch(redirectUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
      return answer.headers.get('location')!;
    },
    /** The browser follows back to the shop; answers the page it ends at. */
    async comeBack(location: string): Promise<string> {
      return (await get(location)).headers.get('location') ?? '';
    },
    get,
    /** The number of a status. */
    async statusOf(uuid: string): Promise<number> {
      const { status } = await db
        .selectFrom('shop_order')
        .select('status')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return status;
    },
    paymentsOf: (uuid: string) =>
      db
        .selectFrom('payment')
        .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
        .selectAll('payment')
        .where('shop_order.uuid', '=', uuid)
        .orderBy('payment.attempt')
        .execute(),
    origin: `http://localhost:${port}`,
  };
}

/** Runs a job of payments as the queue does, on the server that a test has by then. */
export function paymentJobs(server: () => TestServer) {
  return (topic: string, payload: object, attempt = 1) =>
    paymentTopics(server().payments)
      .find((one) => one.topic === topic)!
      .run({
        id: crypto.randomUUID(),
        key: null,
        payload,
        attempt,
        announcedAt: new Date(),
        signal: new AbortController().signal,
      });
}

export interface SalonParts {
  creditLimitCents?: number | null;
  status?: 'approved' | 'pending';
}

/** A company that may buy on an invoice and owe 100 euros, its administrator, and drafts of theirs. */
export async function buildSalon(
  server: TestServer,
  buyer: ReturnType<typeof buyerOf>,
  parts: SalonParts = {},
) {
  const { creditLimitCents = 10_000, status = 'approved' } = parts;
  const { db } = server.database;
  const customer = await buildCustomer(db);
  await db
    .updateTable('customer')
    .set({ credit_limit_cents: creditLimitCents, payment_term_days: 14, status })
    .where('id', '=', customer.id)
    .execute();
  const { id: userId } = await buildUser(db);
  await addMember(db, customer.id, userId, 'CUSTOMER_ADMIN');
  const { token, sessionId } = await signIn(db, { userId });
  await db.updateTable('session').set({ customer_id: customer.id }).where('id', '=', sessionId).execute();
  return {
    token,
    draft: async (pieces: number) => {
      const { id } = await buildProduct(db, { stock: { TLN: 1000 } });
      return buyer.draft({ customerId: customer.id, userId, lines: { [id]: pieces } });
    },
  };
}
