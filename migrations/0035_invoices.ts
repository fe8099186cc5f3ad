import { sql, type Kysely } from 'kysely';

/** Invoices and credit notes: what they say is written down when they are issued, and never changes after that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Who sells in each shop. These are of the demo: the numbers hold by their check digits and belong to nobody.
  await sql`alter table shop add column seller jsonb`.execute(db);
  for (const [id, seller] of Object.entries(sellers)) {
    await sql`update shop set seller = ${JSON.stringify(seller)} where id = ${Number(id)}`.execute(db);
  }
  await sql`alter table shop alter column seller set not null`.execute(db);
  await sql`
    create table invoice_series (
      shop_id int not null references shop,
      year int not null,
      kind text not null check (kind in ('invoice', 'credit_note')),
      last_number int not null check (last_number > 0),
      primary key (shop_id, year, kind)
    )`.execute(db);
  await sql`
    create table invoice (
      id bigint generated always as identity primary key,
      number text not null unique,
      shop_id int not null,
      year int not null,
      kind text not null,
      series_number int not null,
      order_id bigint not null references shop_order,
      order_number bigint not null,
      refers_to bigint references invoice,
      language text not null,
      issued_on date not null,
      supplied_on date not null,
      due_on date,
      payment_method text,
      is_paid boolean not null,
      reference_number text not null,
      purchase_order_number text,
      seller jsonb not null,
      buyer jsonb not null,
      lines jsonb not null,
      vat jsonb not null,
      vat_reason text not null check (vat_reason in ('destination', 'intra_community')),
      vat_note text,
      reason text,
      net_cents bigint not null,
      vat_cents bigint not null,
      total_cents bigint not null,
      issued_at timestamptz not null,
      foreign key (shop_id, year, kind) references invoice_series,
      unique (shop_id, year, kind, series_number),
      check ((kind = 'credit_note') = (refers_to is not null)),
      check (net_cents >= 0 and vat_cents >= 0 and total_cents = net_cents + vat_cents)
    )`.execute(db);
  // An order has one invoice; what is wrong with it is put right by credit notes.
  await sql`create unique index invoice_of_order on invoice (order_id) where kind = 'invoice'`.execute(db);
  await sql`create index on invoice (order_id, id)`.execute(db);
  await sql`create index on invoice (refers_to) where refers_to is not null`.execute(db);
}

const sellers = {
  2: {
    name: 'Ilumaja OÜ',
    street: 'Pärnu mnt 139c',
    city: 'Tallinn',
    postal_code: '11317',
    country: 'EE',
    reg_code: '12345678',
    vat: 'EE123456780',
    iban: 'EE382200221020145685',
    bank: 'Swedbank AS',
    phone: '+372 600 0100',
    email: 'arved@ilumaja.example',
  },
  3: {
    name: 'Ilumaja OÜ Latvijas filiāle',
    street: 'Brīvības iela 214',
    city: 'Rīga',
    postal_code: 'LV-1039',
    country: 'LV',
    reg_code: '40203123403',
    vat: 'LV40203123403',
    iban: 'LV80BANK0000435195001',
    bank: 'Paraugbanka AS',
    phone: '+371 6700 0100',
    email: 'rekini@ilumaja.example',
  },
};
