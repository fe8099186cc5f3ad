import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { RefundTask } from '../../domain/payments/contract.ts';
import type { RefundTaskReason } from '../../domain/payments/states.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { PaymentServices } from './deps.ts';
import { providerOf } from './providers/open.ts';
import { lockPayment } from './queries.ts';
import { insertRefund, refundableCents } from './refund-queries.ts';
import { refundTopicName } from './refunds.ts';

interface TaskRow {
  id: number;
  payment_id: number;
  reason: RefundTaskReason;
  amount_cents: number;
  currency: string;
  created_at: Date;
  closed_at: Date | null;
  order: string | null;
  payment: RefundTask['payment'];
}

const maxTasks = 200;
const select = sql`
  select t.id, t.payment_id, t.reason, t.amount_cents, coalesce(p.received_currency, 'EUR') as currency,
    t.created_at, t.closed_at, o.uuid as order,
    json_build_object('order_reference', p.order_reference, 'provider', p.provider,
      'provider_reference', p.provider_reference) as payment
  from refund_task t join payment p on p.id = t.payment_id left join shop_order o on o.id = p.order_id`;

export async function listRefundTasks(db: Db): Promise<RefundTask[]> {
  const { rows } = await sql<TaskRow>`
    ${select} where t.closed_at is null order by t.created_at, t.id limit ${maxTasks}`.execute(db);
  return rows.map(taskAnswer);
}

/**
 * Closes a task of the staff. `sendBack`: what came and no order waited for goes back through its provider.
 * @throws ShopError NOT_FOUND, REFUND_TASK_CLOSED, NOTHING_TO_REFUND
 */
export async function closeRefundTask(
  trx: Trx,
  services: PaymentServices,
  visitor: Visitor,
  id: number,
  sendBack: boolean,
): Promise<RefundTask> {
  const now = services.clock();
  const { id: staff } = signedIn(visitor).user;
  const closed = await sql`
    update refund_task set closed_at = ${now}, closed_by = ${staff}
    where id = ${id} and closed_at is null returning id`.execute(trx);
  const { rows } = await sql<TaskRow>`${select} where t.id = ${id}`.execute(trx);
  const [task] = rows;
  if (!task) throw new ShopError('NOT_FOUND');
  if (closed.rows.length === 0) throw new ShopError('REFUND_TASK_CLOSED');
  if (sendBack) await sendStrayBack(trx, services, task, { staff, now });
  return taskAnswer(task);
}

async function sendStrayBack(
  trx: Trx,
  services: PaymentServices,
  { payment_id, amount_cents, reason }: TaskRow,
  { staff, now }: { staff: number; now: Date },
): Promise<void> {
  const payment = await lockPayment(trx, payment_id);
  const cents = Math.min(amount_cents, await refundableCents(trx, payment));
  const isPossible = payment.state === 'stray' && providerOf(services.providers, payment)?.refund;
  if (!isPossible || cents <= 0) throw new ShopError('NOTHING_TO_REFUND');
  const refund = await insertRefund(trx, {
    payment_id,
    amount_cents: cents,
    lines: null,
    reason,
    state: 'waiting',
    asked_by: staff,
    created_at: now,
  });
  await announce(trx, refundTopicName, { refund: refund.id }, { key: `payment ${payment_id}` });
}

function taskAnswer({
  id,
  reason,
  amount_cents,
  currency,
  order,
  payment,
  created_at,
  closed_at,
}: TaskRow): RefundTask {
  return {
    id,
    reason,
    amount: decimalFromCents(amount_cents),
    currency,
    order,
    payment,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  };
}
