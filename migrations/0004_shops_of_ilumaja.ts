import { sql, type Kysely } from 'kysely';

const weekdays = (opens: string, closes: string) => ({ from_day: 1, to_day: 5, opens, closes });

/**
 * What the shop cannot open its doors without: countries it delivers to with their VAT rates (Estonia 24 %
 * since July 2025, Latvia 21 %, Finland 25.5 %), its two shops, warehouses, the trade's customer group and
 * the audiences that have prices of their own. Hosts come from the settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the installation remembers of itself, for example that the demo shop is being loaded.
  await sql`create table installation_state (key text primary key, value text not null)`.execute(db);

  await sql`
    insert into country (id, code, i18n_name, vat_rate) values
      (2, 'EE', ${names('Eesti', 'Estonia', 'Эстония', 'Viro', 'Igaunija')}, 24),
      (3, 'LV', ${names('Läti', 'Latvia', 'Латвия', 'Latvia', 'Latvija')}, 21),
      (4, 'FI', ${names('Soome', 'Finland', 'Финляндия', 'Suomi', 'Somija')}, 25.5)`.execute(db);

  const support = (customer: object, training: object) =>
    JSON.stringify({
      customer: { ...customer, hours: weekdays('9.00', '16.30') },
      training: { ...training, hours: weekdays('9.00', '17.00') },
    });
  await sql`
    insert into shop (id, country_id, code, default_language, languages, seasonal_label, support) values
      (2, 2, 'EE', 'et', '{et,en,ru,fi,lv}', 'Soodus', ${support(
        { phone: '+372 600 0100', email: 'tugi@ilumaja.example' },
        { phone: '+372 600 0200', email: 'koolitus@ilumaja.example' },
      )}),
      (3, 3, 'LV', 'lv', '{lv,en,ru,et,fi}', 'Soodus', ${support(
        { phone: '+371 6700 0100', email: 'palidziba@ilumaja.example' },
        { phone: '+371 6700 0200', email: 'apmacibas@ilumaja.example' },
      )})`.execute(db);

  await sql`
    insert into warehouse (code, name, shop_id) values
      ('TLN', 'Tallinn', 2), ('TRT', 'Tartu', 2), ('RIX', 'Rīga', 3)`.execute(db);
  await sql`insert into customer_group (code, name, is_business) values ('salon', 'Salons', true)`.execute(
    db,
  );
  await sql`
    insert into price_audience (ordinal, country_id, customer_group_id)
    select row_number() over (order by g.id nulls first, c.id), c.id, g.id
    from country c cross join (select null::int as id union all select id from customer_group) g`.execute(db);
}

function names(et: string, en: string, ru: string, fi: string, lv: string): string {
  const values = { et_EE: et, en_US: en, ru_RU: ru, fi_FI: fi, lv_LV: lv };
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, { value }])),
  );
}
