import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { isOnThisMachine, simulatedShop, simulatorRoot } from './access.ts';
import type { Answer } from './everypay-api.ts';
import { estoMac } from './mac.ts';
import { insertPayment } from './queries.ts';
import { banks } from './sources.ts';
import { estoStatusOf } from './states.ts';

const page = z.url('validation.url').refine(isOnThisMachine, 'validation.url');
const purchaseBody = z.object({
  shop_id: z.literal(simulatedShop.username, 'validation.exists'),
  amount: z.number('validation.numeric').min(0.1, 'validation.min').max(10_000, 'validation.max'),
  currency: z.literal('EUR', 'validation.in'),
  reference: z.string('validation.required').min(1, 'validation.required').max(255, 'validation.max'),
  return_url: page,
  notification_url: page,
  cancel_url: page.optional(),
  connection_mode: z.literal('test', 'validation.in'),
  schedule_type: z.enum(['REGULAR', 'ESTO_X', 'PAY_LATER', 'ESTO_PAY'], 'validation.in').default('REGULAR'),
});

/** Months of hire purchase, and what it costs a year, in percent: like the real thing, and nobody's offer. */
const periods = [3, 6, 12, 24, 36, 48];
const yearlyPercent = 18;

/** ESTO's API v2, as far as a shop with hire purchase needs it. */
export function estoApi({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async purchase(body: unknown): Promise<Answer> {
      const read = purchaseBody.safeParse(body);
      if (!read.success) {
        const fields = Object.groupBy(read.error.issues, (issue) => issue.path.join('.'));
        return {
          status: 422,
          body: Object.fromEntries(
            Object.entries(fields).map(([field, issues]) => [field, issues!.map((issue) => issue.message)]),
          ),
        };
      }
      const { reference, amount, return_url, cancel_url, notification_url, schedule_type } = read.data;
      const payment = await insertPayment(db, {
        reference: randomUUID(),
        protocol: 'esto',
        order_reference: reference,
        amount_cents: Math.round(amount * 100),
        source: schedule_type,
        request: { return_url, cancel_url: cancel_url ?? null, notification_url, locale: 'et' },
        created_at: clock(),
      });
      const { origin } = new URL(return_url);
      const data = JSON.stringify({
        id: payment.reference,
        status: estoStatusOf(payment.state),
        purchase_url: `${origin}${simulatorRoot}/esto/pay/${payment.reference}`,
        merchant_reference: reference,
        amount,
        currency: 'EUR',
        is_test: true,
        return_url,
        notification_url,
      });
      return { status: 200, body: { errors: [], data, mac: estoMac(data) } };
    },

    methods({ country_code }: { country_code?: string }): Answer {
      const rows = banks
        .filter((bank) => country_code === undefined || bank.country_code === country_code)
        .map(({ source, display_name }) => ({
          key: source.toUpperCase(),
          name: display_name,
          type: 'BANKLINK',
          logo_url: null,
        }));
      return { status: 200, body: rows };
    },

    allPayments({ amount }: { amount?: string }): Answer {
      const euros = Number(amount);
      if (!(euros > 0)) return { status: 422, body: { amount: ['validation.numeric'] } };
      return {
        status: 200,
        body: { periods: periods.map((period) => ({ period, monthly_payment: monthly(euros, period) })) },
      };
    },
  };
}

/** An annuity. */
function monthly(euros: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round(((euros * rate) / (1 - (1 + rate) ** -months)) * 100) / 100;
}
