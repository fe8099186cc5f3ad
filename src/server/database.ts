import type { Kysely, Transaction } from 'kysely';
import type { FactorTables } from './auth/factor-tables.ts';
import type { AuthTables } from './auth/tables.ts';
import type { CareersTables } from './careers/tables.ts';
import type { CatalogueTables } from './catalogue/tables.ts';
import type { ConsentTables } from './consent/tables.ts';
import type { CreatorTables } from './creator/tables.ts';
import type { CustomersTables } from './customers/tables.ts';
import type { DeliveryTables } from './delivery/tables.ts';
import type { FavouritesTables } from './favourites/tables.ts';
import type { EventTables } from './events/tables.ts';
import type { FilesTables } from './files/tables.ts';
import type { InvoiceTables } from './invoices/tables.ts';
import type { LoyaltyTables } from './loyalty/tables.ts';
import type { MailTables } from './mail/tables.ts';
import type { NoticeTables } from './notices/tables.ts';
import type { Calls } from './platform/calls.ts';
import type { OrderTables } from './orders/tables.ts';
import type { SimulatorTables } from './payment-simulator/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PersonalDataTables } from './personal-data/tables.ts';
import type { OutboxTables } from './platform/outbox-tables.ts';
import type { PricingTables } from './pricing/tables.ts';
import type { ReviewTables } from './reviews/tables.ts';
import type { SavedListTables } from './saved-lists/tables.ts';
import type { ReturnTables } from './returns/tables.ts';
import type { SearchTables } from './search/tables.ts';
import type { ShopTables } from './shops/tables.ts';
import type { StockTables } from './stock/tables.ts';

/** Every table of the shop, each described by the room that owns it. */
export interface Database
  extends
    ShopTables,
    CareersTables,
    CatalogueTables,
    PricingTables,
    StockTables,
    ReviewTables,
    SavedListTables,
    SearchTables,
    CreatorTables,
    DeliveryTables,
    EventTables,
    FilesTables,
    FavouritesTables,
    ConsentTables,
    InvoiceTables,
    LoyaltyTables,
    MailTables,
    OrderTables,
    PaymentTables,
    SimulatorTables,
    NoticeTables,
    AuthTables,
    FactorTables,
    CustomersTables,
    PersonalDataTables,
    ReturnTables,
    OutboxTables {}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
/** The calls of the shop, whose writes are handed a transaction of its database. */
export type ShopCalls = Calls<Database>;
