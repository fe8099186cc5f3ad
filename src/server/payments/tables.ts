import type { Generated, GeneratedAlways } from 'kysely';
import type { PaymentMethod, PaymentProvider, RefundedLine } from '../../domain/payments/contract.ts';
import type { PaymentState, RefundState, RefundTaskReason } from '../../domain/payments/states.ts';
import type { JsonArray, Stamp } from '../platform/columns.ts';

/** One attempt to pay an order, with a provider or on account. */
export interface PaymentTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  /** Null: the order was a draft that nobody came back to. */
  order_id: number | null;
  customer_id: number | null;
  /** From 1 for each order. */
  attempt: number;
  method: PaymentMethod;
  option: string | null;
  /** Null: between shop and customer. */
  provider: PaymentProvider | null;
  /** Which of the provider's accounts it is: those of ESTO differ by country. */
  country_id: number;
  /** What the provider calls it. */
  provider_reference: Generated<string | null>;
  /** What we call it: the number of the order, a dash and the attempt. */
  order_reference: string;
  amount_cents: number;
  /** What of it the shop holds, or is owed on account. */
  standing_cents: Generated<number>;
  /** Of a stray payment what came, which may be another sum than was asked for; null: of all others. */
  received_cents: Generated<number | null>;
  received_currency: Generated<string | null>;
  /** What of it the buyer's bank took back from the shop. */
  charged_back_cents: Generated<number>;
  state: PaymentState;
  provider_state: Generated<string | null>;
  redirect_url: Generated<string | null>;
  is_test: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
  expires_at: Date | null;
  /** When the provider is asked next, and how often that was so. */
  check_at: Date | null;
  checks: Generated<number>;
  closed_at: Generated<Date | null>;
  end_reason: Generated<string | null>;
}

/** What was heard of a payment, as it came, and what was made of it. */
export interface PaymentEventTable {
  id: GeneratedAlways<number>;
  payment_id: number;
  at: Stamp;
  kind: 'callback' | 'return' | 'check' | 'refund' | 'received';
  notice: string;
  outcome: string;
}

export interface RefundTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  payment_id: number;
  amount_cents: number;
  lines: JsonArray<RefundedLine> | null;
  reason: string;
  state: RefundState;
  /** Its order was cancelled; the reason is for the credit note. */
  is_cancellation: Generated<boolean>;
  /** Null: the shop itself. */
  asked_by: number | null;
  provider_reference: Generated<string | null>;
  credit_note: Generated<string | null>;
  error: Generated<string | null>;
  created_at: Date;
  closed_at: Generated<Date | null>;
}

/** Money that somebody of the staff has to look at. */
export interface RefundTaskTable {
  id: GeneratedAlways<number>;
  payment_id: number;
  reason: RefundTaskReason;
  amount_cents: number;
  detail: Generated<string>;
  created_at: Date;
  closed_at: Generated<Date | null>;
  closed_by: Generated<number | null>;
}

export interface PaymentTables {
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  refund_task: RefundTaskTable;
}
