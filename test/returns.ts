import { randomUUID } from 'node:crypto';
import type { Call, BodyOf } from '../src/domain/call.ts';
import { changeOrderStatusCall } from '../src/domain/orders/calls.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';
import * as calls from '../src/domain/returns/calls.ts';
import type { OrderReturn, ReturnBody, Withdrawal, WithdrawalBody } from '../src/domain/returns/contract.ts';
import { returnTopics } from '../src/server/returns/service.ts';
import { callerOf, fromManyAddresses } from './calls.ts';
import { buildProduct } from './factories.ts';
import { buyerOf } from './payments.ts';
import { buildUser, signIn } from './people.ts';
import { buildDraft, type DraftParts } from './placing.ts';
import { testOrderKeys, type TestServer } from './server.ts';

export interface BoughtLine {
  id: number;
  product: number;
  quantity: number;
  payableCents: number;
}

/** What buyers and the staff do with goods that were bought, on the server of a test. */
export async function returnsOf(server: TestServer) {
  const { db } = server.database;
  const buyer = buyerOf(server);
  const ask = fromManyAddresses(callerOf(server));
  const { id: staffId } = await buildUser(db);
  await db.insertInto('user_role').values({ user_id: staffId, role: 'TH_SHOP_ADMIN' }).execute();
  const { token: staff } = await signIn(db, { userId: staffId });

  async function lead(uuid: string, ...statuses: number[]): Promise<void> {
    for (const id of statuses) {
      const { status, body } = await ask(changeOrderStatusCall, {
        params: { uuid },
        body: { status: { id } },
        token: staff,
      });
      if (status !== 200) throw new Error(`no status ${id}: ${JSON.stringify(body)}`);
    }
  }

  const made = <T>(answer: { status: number; body: T }) =>
    answer as { status: number; body: T & { code?: string } };
  const staffAsks = async <C extends Call>(call: C, uuid: string, body?: BodyOf<C>) =>
    made(
      await ask<C, OrderReturn>(call, {
        params: { uuid },
        token: staff,
        ...(body !== undefined && { body }),
      }),
    );

  return {
    ask,
    buyer,
    staff,
    staffId,
    keyOf: (uuid: string) => testOrderKeys.keyOf(uuid),
    lead,
    /** An order of so many pieces of each product at 10 euros, paid by card and handed over. */
    async bought(
      pieces: readonly number[],
      parts: Partial<DraftParts> & {
        isSent?: boolean;
        sentAt?: string;
        method?: 'CREDIT_CARD' | 'INVOICE';
        /** Of whoever buys for a customer. */
        token?: string;
        usesPoints?: boolean;
      } = {},
    ) {
      const products: number[] = [];
      for (const _ of pieces) products.push((await buildProduct(db, { stock: { TLN: 100 } })).id);
      const lines = Object.fromEntries(products.map((id, at) => [id, pieces[at]!]));
      const email = parts.email ?? `ostja-${randomUUID()}@salong.ee`;
      const draft = await buildDraft(db, { lines, email, ...parts });
      const { method = 'CREDIT_CARD', isSent = true, token, usesPoints = false } = parts;
      if (usesPoints)
        await db
          .updateTable('shop_order')
          .set({ use_loyalty_points: true })
          .where('id', '=', draft.id)
          .execute();
      const paying = await buyer.pay(draft.uuid, { method }, { ...(token !== undefined && { token }) });
      if (paying.status !== 200) throw new Error(`not paid: ${JSON.stringify(paying.body)}`);
      if (method === 'CREDIT_CARD')
        await buyer.comeBack(await buyer.decide(paying.body.redirect_url!, 'settled'));
      if (isSent) await lead(draft.uuid, orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED);
      if (parts.sentAt !== undefined)
        await db
          .updateTable('order_history')
          .set({ at: new Date(parts.sentAt) })
          .where('order_id', '=', draft.id)
          .where('to_status', '=', orderStatuses.FULFILLED)
          .execute();
      const rows = await db
        .selectFrom('order_line')
        .select(['id', 'product_id', 'quantity', 'payable_cents'])
        .where('order_id', '=', draft.id)
        .orderBy('id')
        .execute();
      const order = await db
        .selectFrom('shop_order')
        .select(['number', 'payable_cents', 'totals'])
        .where('id', '=', draft.id)
        .executeTakeFirstOrThrow();
      return {
        ...draft,
        email,
        number: String(order.number),
        payableCents: order.payable_cents!,
        deliveryCents: order.totals!.transport.payableCents,
        lines: rows.map((row): BoughtLine => ({
          id: row.id,
          product: row.product_id!,
          quantity: row.quantity,
          payableCents: row.payable_cents!,
        })),
      };
    },
    begin: async (body: WithdrawalBody, token?: string) =>
      made(
        await ask<typeof calls.beginWithdrawalCall, { uuid: string }>(calls.beginWithdrawalCall, {
          body,
          token,
        }),
      ),
    confirm: async (uuid: string) =>
      made(
        await ask<typeof calls.confirmWithdrawalCall, Withdrawal>(calls.confirmWithdrawalCall, {
          params: { uuid },
        }),
      ),
    request: async (
      order: { uuid: string },
      lines: ReturnBody['lines'],
      { token, key = testOrderKeys.keyOf(order.uuid) }: { token?: string; key?: string } = {},
    ) =>
      made(
        await ask<typeof calls.createReturnCall, OrderReturn & { left?: number }>(calls.createReturnCall, {
          params: { uuid: order.uuid, key },
          body: { lines },
          token,
        }),
      ),
    list: async (uuid: string) =>
      (
        await ask<typeof calls.orderReturnsCall, OrderReturn[]>(calls.orderReturnsCall, {
          params: { uuid, key: testOrderKeys.keyOf(uuid) },
        })
      ).body,
    accept: (uuid: string) => staffAsks(calls.acceptReturnCall, uuid, {}),
    deny: (uuid: string, reason = 'Pakend on avatud') => staffAsks(calls.denyReturnCall, uuid, { reason }),
    receive: (uuid: string, lines: { line: number; accepted?: number; sellable?: number }[] = []) =>
      staffAsks(calls.receiveReturnCall, uuid, { lines }),
    refund: (uuid: string) => staffAsks(calls.refundReturnCall, uuid, {}),
    /** Runs what was announced for a withdrawal or a picture, as the queue does. */
    run: (topic: string, payload: object) =>
      returnTopics(server.letters)
        .find((one) => one.topic === topic)!
        .run({
          id: randomUUID(),
          key: null,
          payload,
          attempt: 1,
          announcedAt: new Date(),
          signal: new AbortController().signal,
        }),
    stockOf: async (product: number) =>
      (
        await db
          .selectFrom('stock')
          .select(({ fn }) => fn.sum<string>('quantity').as('pieces'))
          .where('product_id', '=', product)
          .executeTakeFirstOrThrow()
      ).pieces,
  };
}
