import { sql, type Kysely } from 'kysely';

/**
 * Ways of delivery with their prices, the pick-up points of carriers, and what each refresh of those lists brought. Both
 * shops get the ways a shop can sell by from its first hour; names, prices and weights can be changed later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_method (
      id int generated always as identity primary key,
      shop_id int not null references shop,
      -- What imports and settings call it.
      code text not null,
      kind text not null check (kind in ('locker', 'courier', 'store', 'agreement')),
      carrier text check (carrier in ('omniva', 'dpd', 'smartposti', 'venipak', 'latvijas_pasts')),
      i18n_name jsonb not null,
      position int not null default 0,
      is_active boolean not null default true,
      unique (shop_id, code),
      check (kind <> 'locker' or carrier is not null)
    )`.execute(db);
  await sql`
    create table delivery_price (
      method_id int not null references delivery_method on delete cascade,
      country_id int not null references country,
      -- From above this weight of the whole order; the first row of a country begins at 0, which is part of it.
      from_g int not null default 0 check (from_g >= 0),
      -- Null: any weight.
      to_g int check (to_g > from_g),
      -- With VAT, whoever buys.
      cents int not null check (cents >= 0),
      -- Free when the goods cost so much after discounts; null: never.
      free_from_cents int check (free_from_cents >= 0),
      primary key (method_id, country_id, from_g)
    )`.execute(db);
  await sql`
    create table pickup_point (
      carrier text not null check (carrier in ('omniva', 'dpd', 'smartposti', 'venipak', 'latvijas_pasts')),
      -- What the carrier calls it in orders and on labels.
      ext_id text not null,
      country_id int not null references country,
      name text not null,
      address text not null,
      city text not null,
      postal_code text not null,
      latitude double precision,
      longitude double precision,
      opening_hours text,
      i18n_comment jsonb,
      is_active boolean not null default true,
      -- When a list of the carrier last held it.
      seen_at timestamptz not null,
      primary key (carrier, ext_id)
    )`.execute(db);
  await sql`create index on pickup_point (carrier, country_id) where is_active`.execute(db);
  await sql`
    create table pickup_point_refresh (
      id bigint generated always as identity primary key,
      carrier text not null,
      at timestamptz not null,
      -- Whether the list was taken over; else the last good one is kept, and reason says why.
      is_taken boolean not null,
      received int not null default 0,
      added int not null default 0,
      changed int not null default 0,
      vanished int not null default 0,
      reason text,
      check (is_taken = (reason is null))
    )`.execute(db);
  await sql`create index on pickup_point_refresh (carrier, at desc)`.execute(db);
  await sql`
    alter table shop_order add foreign key (delivery_method_id) references delivery_method`.execute(db);

  for (const [position, method] of methods.entries()) {
    const { rows } = await sql<{ id: number; shop_id: number }>`
      insert into delivery_method (shop_id, code, kind, carrier, i18n_name, position)
      select s.id, ${method.code}, ${method.kind}, ${method.carrier ?? null}, ${names(method.names)}, ${position}
      from shop s where s.code = any(${method.shops ?? ['EE', 'LV']})
      returning id, shop_id`.execute(db);
    for (const { id } of rows) {
      for (const [country, from, to, cents, freeFrom] of method.prices) {
        // A store hands out what its own country's shop sells.
        await sql`
          insert into delivery_price (method_id, country_id, from_g, to_g, cents, free_from_cents)
          select m.id, c.id, ${from}, ${to}, ${cents}, ${freeFrom}
          from delivery_method m join shop s on s.id = m.shop_id join country c on c.code = ${country}
          where m.id = ${id} and (m.kind <> 'store' or s.country_id = c.id)`.execute(db);
      }
    }
  }
}

type Price = readonly [
  country: 'EE' | 'LV' | 'FI',
  fromG: number,
  toG: number | null,
  cents: number,
  freeFromCents: number | null,
];
type Names = readonly [et: string, en: string, ru: string, fi: string, lv: string];
interface Method {
  code: string;
  kind: string;
  carrier?: string;
  names: Names;
  /** Codes of shops; left out: both. */
  shops?: readonly string[];
  prices: readonly Price[];
}

/** Goods of 60 € travel free. */
const free = 6000;
/** The heaviest parcel of a locker, in g. */
const parcel = 30_000;
const locker = (country: 'EE' | 'LV'): Price => [country, 0, parcel, 390, free];
const baltic: readonly Price[] = [locker('EE'), locker('LV')];
const lockerNames = (carrier: string): Names => [
  `${carrier} pakiautomaat`,
  `${carrier} parcel locker`,
  `Почтомат ${carrier}`,
  `${carrier}-pakettiautomaatti`,
  `${carrier} pakomāts`,
];

const methods: readonly Method[] = [
  {
    code: 'omniva-locker',
    kind: 'locker',
    carrier: 'omniva',
    names: lockerNames('Omniva'),
    prices: baltic,
  },
  {
    code: 'smartposti-locker',
    kind: 'locker',
    carrier: 'smartposti',
    names: lockerNames('SmartPosti'),
    prices: [...baltic, ['FI', 0, 5000, 790, free], ['FI', 5000, parcel, 990, free]],
  },
  { code: 'dpd-locker', kind: 'locker', carrier: 'dpd', names: lockerNames('DPD'), prices: baltic },
  {
    code: 'venipak-locker',
    kind: 'locker',
    carrier: 'venipak',
    names: [
      'Venipaki väljastuspunkt',
      'Venipak pick-up point',
      'Пункт выдачи Venipak',
      'Venipak-noutopiste',
      'Venipak izsniegšanas punkts',
    ],
    shops: ['LV'],
    prices: [locker('LV')],
  },
  {
    code: 'latvijas-pasts-locker',
    kind: 'locker',
    carrier: 'latvijas_pasts',
    names: lockerNames('Latvijas Pasts'),
    shops: ['LV'],
    prices: [locker('LV')],
  },
  {
    code: 'courier',
    kind: 'courier',
    names: [
      'Kuller koju või salongi',
      'Courier to home or salon',
      'Курьер домой или в салон',
      'Kuljetus kotiin tai salonkiin',
      'Kurjers uz mājām vai salonu',
    ],
    // Several parcels of up to 30 kg above that.
    prices: (
      [
        ['EE', 590, 1190],
        ['LV', 590, 1190],
        ['FI', 1490, 2990],
      ] as const
    ).flatMap(([country, one, several]): Price[] => [
      [country, 0, parcel, one, free],
      [country, parcel, 300_000, several, free],
    ]),
  },
  {
    code: 'store',
    kind: 'store',
    names: [
      'Tulen ise kauplusesse järele',
      'Collect from a store',
      'Самовывоз из магазина',
      'Nouto myymälästä',
      'Saņemšana veikalā',
    ],
    prices: [
      ['EE', 0, null, 0, null],
      ['LV', 0, null, 0, null],
    ],
  },
  {
    code: 'agreement',
    kind: 'agreement',
    names: [
      'Tarne ja paigaldus kokkulepitud päeval',
      'Delivery and fitting on a day agreed with you',
      'Доставка и сборка в согласованный день',
      'Toimitus ja asennus sovittuna päivänä',
      'Piegāde un uzstādīšana saskaņotā dienā',
    ],
    prices: [
      ['EE', 0, null, 4900, null],
      ['LV', 0, null, 4900, null],
      ['FI', 0, null, 14_900, null],
    ],
  },
];

function names([et, en, ru, fi, lv]: Names): string {
  const values = { et_EE: et, en_US: en, ru_RU: ru, fi_FI: fi, lv_LV: lv };
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, { value }])),
  );
}
