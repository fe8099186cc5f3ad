import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { forms } from '../platform/forms.ts';
import { failuresPath, simulatedShop, simulatorRoot } from './access.ts';
import { decide } from './deciding.ts';
import { estoApi } from './esto-api.ts';
import { everypayApi, type Answer } from './everypay-api.ts';
import {
  answerDelayMs,
  apiFailures,
  callbackFailures,
  distorted,
  garbled,
  type ApiFailure,
} from './failure-injection.ts';
import { failuresPage } from './failures-page.ts';
import { hostedPage, languageOf } from './hosted-page.ts';
import { returnAddress } from './notices.ts';
import { simulatorPolicy } from './page-frame.ts';
import { findPayment } from './queries.ts';
import type { PaymentSimulator } from './service.ts';
import { outcomes } from './states.ts';

const decision = z.object({ outcome: z.enum(outcomes) });
const pageOf = z.object({ reference: z.string().max(100) });
const switched = z.object({
  api: z.enum(apiFailures).optional(),
  callbacks: z.enum(callbackFailures).optional(),
});
const authorization = `Basic ${Buffer.from(`${simulatedShop.username}:${simulatedShop.secret}`).toString('base64')}`;

/** The protocols of EveryPay and ESTO, and the page where a person or a script decides how a payment ends. */
export function simulatorRoutes(
  { failures, callbacks, callbackUrl }: PaymentSimulator,
  { db, clock }: { db: Db; clock: () => Date },
) {
  const everypay = everypayApi({ db, clock, callbackUrl });
  const esto = estoApi({ db, clock });

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    forms(app);
    const query = (request: FastifyRequest) => request.query as Record<string, string | undefined>;
    const param = (request: FastifyRequest, name: string) =>
      (request.params as Record<string, string>)[name]!;

    const serve = (
      method: 'GET' | 'POST',
      path: string,
      answer: (request: FastifyRequest) => Answer | Promise<Answer>,
      { isPublic = false } = {},
    ) =>
      app.route({
        method,
        url: `${simulatorRoot}${path}`,
        schema: { hide: true },
        handler: async (request, reply) => {
          const { api } = failures;
          if (api === 'cut') return hangUp(reply);
          if (api === 'down')
            return send(reply, { status: 503, body: { error: { code: 5000, message: 'down on purpose' } } });
          await delay(api, reply);
          if (!isPublic && request.headers.authorization !== authorization)
            return send(reply, { status: 401, body: { error: { code: 4999, message: 'credentials' } } });
          const { status, body } = await answer(request);
          return send(reply, { status, body: distorted(api, body) }, api);
        },
      });

    const v4 = '/everypay/api/v4';
    serve('POST', `${v4}/payments/oneoff`, ({ body }) => everypay.oneoff(body));
    serve('POST', `${v4}/payments/refund`, async ({ body }) => {
      const answer = await everypay.refund(body);
      callbacks.wake();
      return answer;
    });
    serve('GET', `${v4}/payments/:reference`, (request) =>
      everypay.payment(param(request, 'reference'), query(request)['api_username']),
    );
    serve('GET', `${v4}/processing_accounts/:account`, (request) =>
      everypay.account(param(request, 'account'), query(request)),
    );
    serve('POST', '/esto/v2/purchase/redirect', ({ body }) => esto.purchase(body));
    serve('GET', '/esto/v2/purchase/payment-methods', (request) => esto.methods(query(request)));
    serve('GET', '/esto/v2/calculate/all-payments', (request) => esto.allPayments(query(request)), {
      isPublic: true,
    });

    app.get(failuresPath, { schema: { hide: true } }, (request, reply) =>
      html(reply).send(failuresPage(failures, request.visitor.audience.language)),
    );
    app.post(failuresPath, { schema: { hide: true } }, (request, reply) => {
      const chosen = switched.safeParse(request.body);
      if (!chosen.success) return reply.status(400).type('text/plain').send(z.prettifyError(chosen.error));
      Object.assign(failures, chosen.data);
      return reply.redirect(failuresPath, 303);
    });

    for (const provider of ['everypay', 'esto'] as const) {
      const url = `${simulatorRoot}/${provider}/pay/:reference`;
      const schema = { hide: true, params: pageOf };
      app.get<{ Params: z.infer<typeof pageOf> }>(url, { schema }, async (request, reply) => {
        const payment = await findPayment(db, request.params.reference);
        if (payment?.protocol !== provider) return reply.callNotFound();
        return html(reply).send(hostedPage(payment, languageOf(payment, request.visitor.audience.language)));
      });
      app.post<{ Params: z.infer<typeof pageOf> }>(url, { schema }, async (request, reply) => {
        const { reference } = request.params;
        const chosen = decision.safeParse(request.body);
        const payment = chosen.success
          ? await decide(db, { reference, protocol: provider }, chosen.data.outcome, clock())
          : await findPayment(db, reference);
        if (payment?.protocol !== provider) return reply.callNotFound();
        // Nothing chosen: the same page again.
        if (!chosen.success) return reply.redirect(request.url, 303);
        callbacks.wake();
        return reply.header('cache-control', 'no-store').redirect(returnAddress(payment), 303);
      });
    }
    done();
  };
}

/** Closes the connection without a word. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

async function delay(api: ApiFailure, reply: FastifyReply): Promise<void> {
  const ms = answerDelayMs[api];
  if (ms === undefined) return;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  await sleep(ms, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
}

function send(reply: FastifyReply, { status, body }: Answer, api: ApiFailure = 'works'): FastifyReply {
  const arriving = garbled(api, { status, text: JSON.stringify(body) });
  return reply
    .status(arriving.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(arriving.text);
}

function html(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', simulatorPolicy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8');
}
