import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withdrawalBody, withdrawalUuid } from '../../domain/returns/contract.ts';
import type { ReturnServices } from './deps.ts';
import { forms } from '../platform/forms.ts';
import { beginWithdrawal, confirmWithdrawal } from './withdrawals.ts';

/** Of one address in a minute, as of the calls. */
const limit = { schema: { hide: true }, config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

const sent = z.record(z.string(), z.string());
const orderQuery = z.object({ order: z.uuid().optional(), key: z.string().max(100).optional() });

/** The withdrawal function without script: what the calls do, sent by the browser's own forms. */
export function withdrawalFormRoutes(services: ReturnServices): FastifyPluginAsync {
  const { db } = services;
  return (app) => {
    forms(app);

    app.post('/withdraw', limit, async (request, reply) => {
      const stated = withdrawalBody.safeParse(statedIn(request));
      const address = new URL(request.url, 'http://shop');
      if (!stated.success) {
        address.searchParams.set('refused', '1');
        return reply.redirect(`/withdraw?${address.searchParams}`, 303);
      }
      const { uuid } = await db
        .transaction()
        .execute((trx) => beginWithdrawal(trx, services, request.visitor, stated.data));
      return reply.redirect(`/withdraw/${uuid}`, 303);
    });

    app.post('/withdraw/:uuid/confirm', limit, async (request, reply) => {
      const { success, data } = withdrawalUuid.safeParse(request.params);
      if (!success) return reply.redirect('/withdraw', 303);
      await db.transaction().execute((trx) => confirmWithdrawal(trx, services, data.uuid));
      return reply.redirect(`/withdraw/${data.uuid}`, 303);
    });
    return Promise.resolve();
  };
}

/** A form as a statement: `take-12` with `pieces-12` is a line of the order. */
function statedIn(request: FastifyRequest): unknown {
  const form = sent.safeParse(request.body).data ?? {};
  const { order, key } = orderQuery.safeParse(request.query).data ?? {};
  const lines = Object.keys(form).flatMap((name) => {
    const line = /^take-(\d{1,10})$/.exec(name)?.[1];
    return line === undefined ? [] : [{ line: Number(line), quantity: Number(form[`pieces-${line}`] ?? 1) }];
  });
  return {
    order_number: form['order_number'] ?? '',
    email: form['email'] ?? '',
    name: form['name'] ?? null,
    goods: form['goods'] ?? null,
    lines: lines.length > 0 ? lines : null,
    order: order === undefined ? null : { uuid: order, ...(key !== undefined && { key }) },
  };
}
