import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { isOnThisMachine, simulatedShop, simulatorRoot } from './access.ts';
import {
  changePayment,
  findPayment,
  lockPayment,
  startPayment,
  useNonce,
  type SimulatedPayment,
} from './queries.ts';
import { banks, instalmentRange } from './sources.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Clocks may differ by so much, in ms. */
const timestampToleranceMs = 5 * 60_000;
const plain = /^[a-zA-Z0-9/\-?:().,'+]+$/;

const euros = z
  .number()
  .positive()
  .max(1_000_000)
  // As EveryPay: euros with two digits at most, no cents of cents.
  .refine((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6);
const proof = {
  api_username: z.string(),
  nonce: z.string().min(1).max(255),
  timestamp: z.iso.datetime({ offset: true }),
};
const oneoffBody = z.object({
  ...proof,
  account_name: z.literal(simulatedShop.account),
  amount: euros,
  order_reference: z.string().max(120).regex(plain),
  customer_url: z.url().refine(isOnThisMachine, 'customer_url'),
  locale: z.string().max(5).default('en'),
  email: z.email().optional(),
  customer_ip: z.union([z.ipv4(), z.ipv6()]).optional(),
  payment_description: z.string().max(65).regex(plain).optional(),
  structured_reference: z
    .string()
    .regex(/^\d{2,20}$/)
    .optional(),
});
const refundBody = z.object({ ...proof, payment_reference: z.string(), amount: euros });

interface Deps {
  db: Db;
  clock: () => Date;
  callbackUrl: string;
}

/** EveryPay's API v4, as far as a shop that takes one-off payments needs it. */
export function everypayApi({ db, clock, callbackUrl }: Deps) {
  /** Each write comes with a clock that is not far off, and with a fresh nonce. */
  function refusalOf({ api_username, timestamp }: z.infer<z.ZodObject<typeof proof>>): Answer | null {
    if (api_username !== simulatedShop.username) return failure(401, 4999, 'api_username');
    if (Math.abs(clock().getTime() - Date.parse(timestamp)) > timestampToleranceMs)
      return failure(401, 4001, 'timestamp is not within 5 minutes');
    return null;
  }

  const nonceUsed = failure(401, 4002, 'nonce was used before');

  return {
    async oneoff(body: unknown): Promise<Answer> {
      const read = oneoffBody.safeParse(body);
      if (!read.success) return invalid(read.error);
      const refused = refusalOf(read.data);
      if (refused) return refused;
      const { nonce, order_reference, amount, customer_url, locale } = read.data;
      const payment = await startPayment(db, nonce, {
        reference: randomBytes(32).toString('hex'),
        order_reference,
        amount_cents: Math.round(amount * 100),
        source: null,
        request: { return_url: customer_url, cancel_url: null, notification_url: callbackUrl, locale },
        created_at: clock(),
      });
      if (payment === 'nonce_used') return nonceUsed;
      if (payment === 'paid_already') return failure(422, 4024, 'order_reference was paid already');
      return { status: 201, body: shown(payment) };
    },

    async payment(reference: string, username: string | undefined): Promise<Answer> {
      if (username !== simulatedShop.username) return failure(401, 4999, 'api_username');
      const payment = await findPayment(db, reference);
      if (payment?.protocol !== 'everypay') return failure(404, 4040, 'payment_reference');
      return { status: 200, body: shown(payment) };
    },

    async refund(body: unknown): Promise<Answer> {
      const read = refundBody.safeParse(body);
      if (!read.success) return invalid(read.error);
      const refused = refusalOf(read.data);
      if (refused) return refused;
      if (!(await useNonce(db, read.data.nonce, clock()))) return nonceUsed;
      const cents = Math.round(read.data.amount * 100);
      return db.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, read.data.payment_reference);
        if (payment?.protocol !== 'everypay') return failure(404, 4040, 'payment_reference');
        if (cents > payment.standing_cents) return failure(422, 4022, 'amount is more than standing_amount');
        const change = {
          state: 'refunded',
          standing_cents: payment.standing_cents - cents,
          changed_at: clock(),
        } as const;
        const after = await changePayment(trx, payment, change, { copies: 1 });
        return { status: 201, body: shown(after) };
      });
    },

    account(name: string, { api_username, amount }: { api_username?: string; amount?: string }): Answer {
      if (api_username !== simulatedShop.username) return failure(401, 4999, 'api_username');
      if (name !== simulatedShop.account) return failure(404, 4040, 'account_name');
      const cents = amount === undefined ? null : Math.round(Number(amount) * 100);
      if (cents !== null && !(cents >= 0)) return failure(400, 4000, 'amount');
      return {
        status: 200,
        body: { account_name: name, currency: 'EUR', payment_methods: methodsFor(cents) },
      };
    },
  };
}

function methodsFor(cents: number | null, link?: string) {
  const card = { source: 'card', display_name: 'Card', country_code: null };
  // Instalments are there only for a sum that they take.
  const hasInstalments =
    cents !== null && cents >= instalmentRange.minCents && cents <= instalmentRange.maxCents;
  const instalments = { source: 'lhv_instalments', display_name: 'LHV Instalments', country_code: 'EE' };
  return [card, ...banks, ...(hasInstalments ? [instalments] : [])].map((one) => ({
    ...one,
    logo_url: null,
    ...(link !== undefined && { payment_link: `${link}?method_source=${one.source}` }),
  }));
}

function shown(payment: SimulatedPayment) {
  const { origin } = new URL(payment.request.return_url);
  const link = `${origin}${simulatorRoot}/everypay/pay/${payment.reference}`;
  const isPaid = payment.state === 'settled' || payment.state === 'refunded';
  return {
    account_name: simulatedShop.account,
    order_reference: payment.order_reference,
    initial_amount: payment.amount_cents / 100,
    standing_amount: (isPaid ? payment.standing_cents : payment.amount_cents) / 100,
    currency: 'EUR',
    payment_reference: payment.reference,
    payment_link: link,
    payment_methods: methodsFor(payment.amount_cents, link),
    payment_state: payment.state,
    payment_method: payment.source,
    payment_created_at: payment.created_at.toISOString(),
    transaction_time: payment.changed_at.toISOString(),
    processing_error: payment.state === 'failed' ? { code: 4102, message: 'Declined' } : null,
    warnings: {},
  };
}

function invalid(error: z.ZodError): Answer {
  const field = error.issues[0]?.path.join('.') || 'body';
  return failure(422, 4022, `${field}: ${error.issues[0]?.message ?? 'invalid'}`);
}

function failure(status: number, code: number, message: string): Answer {
  return { status, body: { error: { code, message } } };
}
