import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOpenPayment } from '../../domain/payments/states.ts';
import { forms } from '../platform/forms.ts';
import type { PaymentServices } from './deps.ts';
import { receiveEstoCallback, receiveEverypayCallback, type CallbackOutcome } from './receive-callback.ts';
import {
  estoCallbackPath,
  estoCancelPath,
  estoReturnPath,
  everypayCallbackPath,
  everypayReturnPath,
  resultPage,
} from './paths.ts';
import { findPayment, type FoundPayment } from './queries.ts';
import { check, endAttempt, findCheckedPayment } from './settling.ts';

const answers: Record<CallbackOutcome, number> = {
  accepted: 200,
  unknown: 404,
  refused: 400,
  busy: 429,
  unavailable: 503,
};
const uuidParams = z.object({ uuid: z.uuid() });

/**
 * Where providers tell of payments and send buyers back to. Public, without tokens and nonces, as providers send none: what
 * they say is believed once the provider was asked or its signature checked. What is known is never refused for its number.
 */
export function paymentCallbacks(services: PaymentServices) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    forms(app);
    const schema = { hide: true };

    app.route({
      method: ['GET', 'POST'],
      url: everypayCallbackPath,
      schema,
      handler: async (request, reply) =>
        answer(reply, await receiveEverypayCallback(services, fieldsOf(request), request.ip)),
    });
    app.route({
      method: ['GET', 'POST'],
      url: estoCallbackPath,
      schema,
      handler: async (request, reply) =>
        answer(
          reply,
          await receiveEstoCallback(services, fieldsOf(request), { kind: 'callback', ip: request.ip }),
        ),
    });

    /** `receive` answers the payment where it has read it as it is now. */
    const returns = (
      path: string,
      receive: (request: FastifyRequest, uuid: string) => Promise<FoundPayment | undefined>,
    ) =>
      app.route({
        method: ['GET', 'POST'],
        url: path,
        schema,
        handler: async (request, reply) => {
          const params = uuidParams.safeParse(request.params);
          if (!params.success) return reply.callNotFound();
          const { uuid } = params.data;
          const payment = (await receive(request, uuid)) ?? (await findPayment(services.db, { uuid }));
          const page = payment ? pageOf(payment) : null;
          if (page === null) return reply.callNotFound();
          return reply.header('cache-control', 'no-store').redirect(page, 303);
        },
      });

    returns(everypayReturnPath(':uuid'), async (_request, uuid) => {
      const payment = await findCheckedPayment(services.db, { uuid });
      // One that was given up for another method may have been paid after all.
      const isOver = payment?.state === 'settled' || payment?.state === 'stray';
      if (!payment || payment.provider === 'ESTOPAY' || isOver) return payment;
      try {
        const { state } = await check(services, payment, { kind: 'return', notice: 'the buyer came back' });
        return { ...payment, state };
      } catch (error) {
        services.log.warn({ err: error, payment: uuid }, 'a provider cannot be asked');
        return undefined;
      }
    });
    returns(estoReturnPath(':uuid'), async (request) => {
      await receiveEstoCallback(services, fieldsOf(request), { kind: 'return', ip: request.ip });
      return undefined;
    });
    returns(estoCancelPath(':uuid'), async (_request, uuid) => {
      const payment = await findPayment(services.db, { uuid });
      if (payment?.provider === 'ESTOPAY' && payment.state === 'pending')
        await endAttempt(services, payment, 'abandoned');
      return undefined;
    });
    done();
  };
}

function answer(reply: FastifyReply, outcome: CallbackOutcome): FastifyReply {
  if (outcome === 'busy' || outcome === 'unavailable') reply.header('retry-after', '60');
  return reply
    .status(answers[outcome])
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(outcome);
}

/** Fields of query and form; of a name given twice the first. */
function fieldsOf({ query, body }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of [...entriesOf(query), ...entriesOf(body)]) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string') fields[name] ??= text;
  }
  return fields;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Where the buyer goes; null: the order is no more. */
function pageOf({ state, order_uuid: order }: FoundPayment): string | null {
  if (order === null) return null;
  if (isOpenPayment(state)) return resultPage(order, 'payment-status');
  return resultPage(order, state === 'settled' ? 'success' : 'failed');
}
