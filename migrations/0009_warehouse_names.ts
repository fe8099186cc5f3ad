import { sql, type Kysely } from 'kysely';

/** A warehouse is called by its town, and a town has a name of its own in each language: Tallinna, Таллинн, Tallina. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table warehouse add column i18n_name jsonb not null default '{}'`.execute(db);
  await sql`update warehouse set i18n_name = jsonb_build_object('et_EE', jsonb_build_object('value', name))`.execute(
    db,
  );
  await sql`
    update warehouse w set i18n_name = known.i18n_name
    from (values
      ('TLN', 'Tallinn', ${names('Tallinn', 'Tallinn', 'Таллинн', 'Tallinna', 'Tallina')}::jsonb),
      ('TRT', 'Tartu', ${names('Tartu', 'Tartu', 'Тарту', 'Tartto', 'Tartu')}::jsonb),
      ('RIX', 'Rīga', ${names('Riia', 'Riga', 'Рига', 'Riika', 'Rīga')}::jsonb)
    ) known (code, name, i18n_name)
    where w.code = known.code and w.name = known.name`.execute(db);
  await sql`alter table warehouse alter column i18n_name drop default, drop column name`.execute(db);
}

function names(et: string, en: string, ru: string, fi: string, lv: string): string {
  const values = { et_EE: et, en_US: en, ru_RU: ru, fi_FI: fi, lv_LV: lv };
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, { value }])),
  );
}
