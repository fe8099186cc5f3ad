import type { GeneratedAlways, Generated } from 'kysely';
import type { JsonObject } from '../platform/columns.ts';
import type { SimulatedState } from './states.ts';

/** What the shop asked for, in the words of both protocols. */
export interface SimulatedRequest {
  /** Where the buyer's browser goes afterwards. */
  return_url: string;
  cancel_url: string | null;
  /** Where the server is told. */
  notification_url: string;
  locale: string;
}

export interface SimulatedPaymentTable {
  /** 64 hex digits with EveryPay, a UUID with ESTO. */
  reference: string;
  protocol: 'everypay' | 'esto';
  order_reference: string;
  amount_cents: number;
  standing_cents: Generated<number>;
  /** In words of EveryPay for both; those of ESTO are made of them. */
  state: SimulatedState;
  source: string | null;
  request: JsonObject<SimulatedRequest>;
  settles_at: Generated<Date | null>;
  created_at: Date;
  changed_at: Date;
}

export interface SimulatedNonceTable {
  nonce: string;
  at: Date;
}

export interface SimulatedCallbackTable {
  id: GeneratedAlways<number>;
  reference: string;
  url: string;
  /** A form to be posted; null: a GET. */
  form: JsonObject<Record<string, string>> | null;
  tries: Generated<number>;
  due_at: Date;
  last_status: Generated<number | null>;
}

export interface SimulatorTables {
  simulated_payment: SimulatedPaymentTable;
  simulated_nonce: SimulatedNonceTable;
  simulated_callback: SimulatedCallbackTable;
}
