import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp, Texts } from '../platform/columns.ts';

export interface WarehouseTable {
  id: GeneratedAlways<number>;
  code: string;
  i18n_name: Texts;
  shop_id: number;
}

export interface StockTable {
  product_id: number;
  warehouse_id: number;
  quantity: number;
  reserved: Generated<number>;
}

export interface StockReservationTable {
  id: GeneratedAlways<number>;
  order_uuid: string;
  product_id: number;
  warehouse_id: number;
  quantity: number;
}

/** What left a warehouse for an order (below zero) and what came back. */
export interface StockMovementTable {
  id: GeneratedAlways<number>;
  order_uuid: string;
  /** Of the return that it came back by; null: it left, or came back because the order was cancelled. */
  return_uuid: Generated<string | null>;
  product_id: number;
  warehouse_id: number;
  quantity: number;
  at: Stamp;
}

export interface StockTables {
  warehouse: WarehouseTable;
  stock: StockTable;
  stock_reservation: StockReservationTable;
  stock_movement: StockMovementTable;
}
