import type { Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../platform/columns.ts';
import type { Side, TransferKind } from './ledger.ts';

/** A customer in the programme, member or not, with its balances. */
interface LoyaltyAccountTable {
  id: GeneratedAlways<number>;
  /** Null: the customer was erased. */
  customer_id: number | null;
  /** Null: no member. */
  joined_at: Generated<Date | null>;
  /** When it last left. */
  left_at: Generated<Date | null>;
  welcomed_at: Generated<Date | null>;
  /** When a user answered the call to join. */
  asked_at: Generated<Date | null>;
  spent_cents: Generated<number>;
  available_cents: Generated<number>;
  reserved_cents: Generated<number>;
  owed_cents: Generated<number>;
}

/** Points that went from one side of the ledger to another; never changed. */
interface LoyaltyTransferTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: TransferKind;
  from_side: Side;
  to_side: Side;
  cents: number;
  available_after: number;
  order_uuid: string | null;
  at: Date;
}

/** Points that expire together. */
interface LoyaltyLotTable {
  id: GeneratedAlways<number>;
  account_id: number;
  order_uuid: string | null;
  cents: number;
  left_cents: number;
  last_day: Day;
}

/** From which lots an order took its points. */
interface LoyaltyUseTable {
  order_uuid: string;
  lot_id: number;
  cents: number;
}

/** What an order means for the programme. */
interface LoyaltyOrderTable {
  order_uuid: string;
  account_id: number;
  points_cents: Generated<number>;
  points_state: Generated<'reserved' | 'spent' | null>;
  restored_cents: Generated<number>;
  fulfilled_at: Generated<Date | null>;
  goods_cents: Generated<number>;
  returned_cents: Generated<number>;
  earned_cents: Generated<number>;
  taken_back_cents: Generated<number>;
}

/** What a return did, under the key of who asked for it. */
interface LoyaltyReturnTable {
  key: string;
  order_uuid: string;
  goods_cents: number;
  taken_back_cents: number;
  owed_cents: number;
  restored_cents: number;
  at: Date;
}

export interface LoyaltyTables {
  loyalty_account: LoyaltyAccountTable;
  loyalty_transfer: LoyaltyTransferTable;
  loyalty_lot: LoyaltyLotTable;
  loyalty_use: LoyaltyUseTable;
  loyalty_order: LoyaltyOrderTable;
  loyalty_return: LoyaltyReturnTable;
}
