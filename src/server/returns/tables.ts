import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { OrderReturn, WithdrawalOutcome } from '../../domain/returns/contract.ts';
import type { ReturnReason } from '../../domain/returns/rules.ts';
import type { ReturnStatus } from '../../domain/returns/statuses.ts';
import type { Day } from '../platform/columns.ts';

type Nullable<T> = Generated<T | null>;
/** Written as text: the driver would make a PostgreSQL array of a JavaScript one. */
type JsonList<T> = ColumnType<T[] | null, string | null | undefined, string | null>;

/** A line as it is stated; its name where who states it sees the order. */
export interface StatedLine {
  line: number;
  quantity: number;
  name: string | null;
}

/** What somebody declares to withdraw from; never changed once it was submitted. */
export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  shop_id: number;
  language: Language;
  /** As it was typed. */
  order_number: string;
  email: string;
  name: string | null;
  lines: JsonList<StatedLine>;
  goods: string | null;
  user_id: number | null;
  /** The order that who made it has shown to see. */
  shown_order_id: number | null;
  created_at: Date;
  submitted_at: Nullable<Date>;
  /** The text that was acknowledged, and its SHA-256. */
  acknowledgement: Nullable<string>;
  acknowledgement_sha256: Nullable<string>;
  is_mailed: Generated<boolean>;
  acknowledged_at: Nullable<Date>;
  outcome: Nullable<WithdrawalOutcome>;
  in_time: Nullable<boolean>;
  /** The order it is about. */
  order_id: Nullable<number>;
  /** Who of the staff said so; null: the shop found it. */
  matched_by: Nullable<number>;
}

export interface OrderReturnTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  order_id: number;
  /** The first return of an order is 1. */
  place: number;
  /** Null: asked for by itself. */
  withdrawal_id: number | null;
  status: ReturnStatus;
  language: Language;
  refund_due_on: Day | null;
  /** With that for delivery. */
  refund_cents: Nullable<number>;
  delivery_cents: Generated<number>;
  /** What of it had been paid with points, and came back as points. */
  points_cents: Generated<number>;
  money: Nullable<NonNullable<OrderReturn['refund']>['money']>;
  credit_note: Nullable<string>;
  refunded_at: Nullable<Date>;
  created_at: Date;
  changed_at: Date;
}

export interface ReturnLineTable {
  id: GeneratedAlways<number>;
  return_id: number;
  order_line_id: number;
  quantity: number;
  /** Pieces that money goes back for. */
  accepted: number;
  /** Pieces that went back to stock. */
  sellable: Generated<number>;
  reason: ReturnReason;
  note: string | null;
  refund_cents: Nullable<number>;
}

/** How many pieces of a line all its returns hold. */
export interface ReturnedPiecesTable {
  order_line_id: number;
  bought: number;
  returned: number;
}

export interface ReturnHistoryTable {
  id: GeneratedAlways<number>;
  return_id: number;
  at: Date;
  from_status: ReturnStatus | null;
  to_status: ReturnStatus;
  actor: 'customer' | 'guest' | 'staff' | 'shop';
  user_id: number | null;
  reason: string | null;
}

export interface ReturnPictureTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  order_id: number;
  /** Null: no return shows it yet. */
  return_line_id: number | null;
  storage_key: string;
  content_type: string;
  bytes: number;
  uploaded_by: number | null;
  uploaded_at: Date;
}

export interface ReturnTables {
  withdrawal: WithdrawalTable;
  order_return: OrderReturnTable;
  return_line: ReturnLineTable;
  returned_pieces: ReturnedPiecesTable;
  return_history: ReturnHistoryTable;
  return_picture: ReturnPictureTable;
}
