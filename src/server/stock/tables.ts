import type { Generated, GeneratedAlways } from 'kysely';
import type { Texts } from '../platform/columns.ts';

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
  expires_at: Date | null;
}

export interface StockTables {
  warehouse: WarehouseTable;
  stock: StockTable;
  stock_reservation: StockReservationTable;
}
