import { sql, type RawBuilder } from 'kysely';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Order, OrderRefund } from '../../domain/orders/contract.ts';
import { cancelReasons, eventCancelReasons } from '../../domain/events/cancel-reasons.ts';
import type { Language } from '../../domain/locales.ts';
import { statesAtBank } from '../../domain/payments/states.ts';
import { refundReasons } from '../../domain/returns/refund-reasons.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { FrozenRow } from './frozen.ts';

/** What happened to the money and the goods of a placed order beside its status. */
export interface OrderRefunds extends Pick<Order, 'refunds' | 'refunded'> {
  /** Nothing is left that could be cancelled, withdrawn from or returned. */
  isAll: boolean;
  /** Where a payment that is open goes on; null: none is. */
  redirectUrl: string | null;
}

/** A refund as `refundsSql` packs it. */
export type PackedRefund = [
  at: number,
  cents: number,
  /** Null: the order was cancelled, which its status says. */
  reason: string | null,
  money: OrderRefund['money'],
  creditNote: string | null,
  lines: OrderRefund['lines'] | null,
];

interface Row {
  refunds: PackedRefund[] | null;
  redirect_url: string | null;
  has_goods: boolean;
}

/** Of what order `o` was paid with, or is owed by: cents that went back or are on their way. */
export const refundedCentsSql: RawBuilder<number> = sql`coalesce((
  select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id
  where p.order_id = o.id and p.state in ('settled', 'agreed')), 0)::float8`;

/** Where the open payment of the order with this id goes on: not once its time is over, nor when the bank is at it. */
const openPageSql = (orderId: string, now: string) => `(
  select p.redirect_url from payment p
  where p.order_id = ${orderId} and p.state = 'pending' and p.expires_at > ${now}
    and coalesce(p.provider_state, '') not in (${statesAtBank.map((state) => `'${state}'`).join(', ')}))`;

/** The same of order `o`. */
export const redirectUrlSql = (now: Date): RawBuilder<string | null> =>
  sql`case when o.status = ${orderStatuses.PENDING} then ${sql.raw(openPageSql('o.id', `'${now.toISOString()}'`))} end`;

/** Whether refund `r` of payment `p` only makes what is owed less: nothing was paid yet. */
const isOwedLessSql = "p.provider is null and r.state = 'done'";

/** SQL of what was given back of the order with this id, the first one first. */
export const refundsSql = (orderId: string) => `(
  select json_agg(json_build_array((extract(epoch from r.created_at) * 1000)::float8, r.amount_cents,
      case when not r.is_cancellation then r.reason end,
      case when ${isOwedLessSql} then 'owed_less'
        when r.state = 'waiting' or r.state = 'manual' and exists (select from refund_task t
          where t.payment_id = p.id and t.detail = r.uuid::text and t.closed_at is null) then 'on_its_way'
        else 'sent_back' end, r.credit_note, r.lines) order by r.id)
  from refund r join payment p on p.id = r.payment_id
  where p.order_id = ${orderId} and p.state in ('settled', 'agreed'))`;

/** Pieces of each line that the staff gave money back for; the credit notes of returns name those that came back. */
export const refundedPiecesSql = (orderId: string) => `
  select (one ->> 'line')::bigint as line, sum((one ->> 'quantity')::int)::int as pieces
  from refund r join payment y on y.id = r.payment_id, jsonb_array_elements(r.lines) as one
  where y.order_id = ${orderId} and y.state in ('settled', 'agreed') and not exists (
    select from order_return x where x.order_id = y.order_id and x.credit_note = r.credit_note)
  group by 1`;

/** Whether a piece of the order with this id is in no return, and its money was not given back. */
export const hasGoodsSql = (orderId: string) => `
  exists (select from order_line l left join returned_pieces x on x.order_line_id = l.id
      left join (${refundedPiecesSql(orderId)}) b on b.line = l.id
    where l.order_id = ${orderId} and l.quantity > coalesce(x.returned, 0) + coalesce(b.pieces, 0))`;

const readRefunds = prepared<Row>(
  'orders.refunds',
  `select
    ${refundsSql('$1::bigint')} as refunds,
    ${openPageSql('$1::bigint', '$2::timestamptz')} as redirect_url,
    ${hasGoodsSql('$1::bigint')} as has_goods`,
);

export async function refundsOf(
  db: Db | Trx,
  { id, totals }: FrozenRow,
  { now, language }: { now: Date; language: Language },
): Promise<OrderRefunds> {
  const [row] = await readRefunds(db, [id, now]);
  const back = refundsAnswer(row!.refunds, language);
  return {
    ...back,
    isAll: !row!.has_goods || isAllRefunded(totals, centsFromDecimal(back.refunded)),
    redirectUrl: row!.redirect_url,
  };
}

/** What was given back, as an order and its summary show it. */
export function refundsAnswer(
  packed: readonly PackedRefund[] | null,
  language: Language,
): Pick<Order, 'refunds' | 'refunded'> {
  const refunds = packed ?? [];
  return {
    refunds: refunds.map(([at, cents, reason, money, credit_note, lines]) => ({
      at: new Date(at).toISOString(),
      amount: decimalFromCents(cents),
      reason: reason === null ? null : ownWords(reason, language),
      money,
      credit_note,
      lines: lines ?? [],
    })),
    refunded: decimalFromCents(refunds.reduce((sum, [, cents]) => sum + cents, 0)),
  };
}

/** Reasons the shop itself gives, in the language of the order, are told in that of the reader. */
function ownWords(reason: string, language: Language): string {
  const own = [refundReasons, cancelReasons, eventCancelReasons];
  return own.find((words) => Object.values(words).includes(reason))?.[language] ?? reason;
}

/** Whether so much is all that was paid: of what points paid something is left to give back. */
export function isAllRefunded(
  { payableCents, pointsCents }: { payableCents: number; pointsCents: number },
  refundedCents: number,
): boolean {
  return payableCents > 0 && pointsCents === 0 && refundedCents >= payableCents;
}

/** Of a draft, and of answers that are asked for without them. */
export const noRefunds: OrderRefunds = { refunds: [], refunded: '0.00', isAll: false, redirectUrl: null };

/** A refund that was carried out. */
export interface CarriedOutRefund {
  uuid: string;
  cents: number;
  money: 'sent_back' | 'owed_less';
  creditNote: string | null;
}

/** Refunds of an order that were carried out since an instant, the first one first. */
export async function refundsSince(trx: Trx, orderId: number, since: Date): Promise<CarriedOutRefund[]> {
  const { rows } = await sql<CarriedOutRefund>`
    select r.uuid, r.amount_cents::float8 as cents, case when ${sql.raw(isOwedLessSql)} then 'owed_less' else 'sent_back' end as money,
      r.credit_note as "creditNote"
    from refund r join payment p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.closed_at > ${since} order by r.id`.execute(trx);
  return rows;
}
