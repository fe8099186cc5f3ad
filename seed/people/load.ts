import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { demoDomain } from '../../src/domain/auth/demo.ts';
import type { Db, Trx } from '../../src/server/database.ts';
import type { Passwords } from '../../src/server/auth/service.ts';
import type { Storage } from '../../src/server/files/storage.ts';
import { demoCustomers, demoPeople } from './people.ts';

interface Options {
  db: Db;
  /** Where documents of customers are stored. */
  privateStorage: Storage;
  /** File of the salon's licence. */
  licence: string;
  passwords: Passwords;
  password: string;
  now: Date;
}

/** Holds a hash of the password that the people have, which tells whether it is still that of the setting. */
const stateKey = 'demo people';
/** How long the licence of the salon holds, in days. */
const licenceDays = 400;

/**
 * Sees to it that the people of the demo shop are there and sign in with the password, and answers their addresses. People who
 * are there stay as they are; with another password than at the last start they get that one, and their sessions end.
 */
export async function loadPeople({
  db,
  privateStorage,
  licence,
  passwords,
  password,
  now,
}: Options): Promise<string[]> {
  const addresses = demoPeople.map(({ email }) => email);
  const held = await findHeld(db);
  if (held !== undefined && (await passwords.verify(held, password))) return addresses;

  // One hash for each, as for anybody else; hashed before the transaction.
  const [marker, ...hashes] = await Promise.all(['', ...addresses].map(() => passwords.hash(password)));
  const hashOf = new Map(addresses.map((email, at) => [email, hashes[at]!]));
  const key = held === undefined ? await keepLicence(privateStorage, licence) : undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${stateKey}))`.execute(trx);
    // Another process may have loaded them meanwhile.
    if ((await findHeld(trx)) === undefined && key !== undefined) {
      await insertPeople(trx, now);
      await insertLicence(trx, { ...key, now });
    }
    await setPasswords(trx, hashOf);
    await trx
      .insertInto('installation_state')
      .values({ key: stateKey, value: marker! })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: marker! }))
      .execute();
  });
  return addresses;
}

async function findHeld(db: Db | Trx): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation_state')
    .select('value')
    .where('key', '=', stateKey)
    .executeTakeFirst();
  return row?.value;
}

async function setPasswords(trx: Trx, hashOf: ReadonlyMap<string, string>): Promise<void> {
  const list = JSON.stringify([...hashOf].map(([email, hash]) => ({ email, hash })));
  await sql`
    with changed as (
      update user_account u set password_hash = h.hash
      from jsonb_to_recordset(${list}::jsonb) h (email text, hash text) where u.email = h.email
      returning u.id)
    delete from session s using changed c where s.user_id = c.id`.execute(trx);
}

async function insertPeople(trx: Trx, now: Date): Promise<void> {
  const customerIds = new Map<string, number>();
  for (const { key, name, phone, company, addresses } of demoCustomers) {
    const { id } = await trx
      .insertInto('customer')
      .values({
        name,
        phone,
        is_business: company !== undefined,
        delivery_country_id: 2,
        ...(company && {
          shop_id: 2,
          registry_country: 'EE' as const,
          reg_code: company.regCode,
          vat: company.vat,
          customer_group_id: trx.selectFrom('customer_group').select('id').where('code', '=', company.group),
          // So that every way to pay can be tried.
          credit_limit_cents: 300_000,
          payment_term_days: 14,
          status: 'approved' as const,
          status_changed_at: now,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    customerIds.set(key, id);
    for (const { phone = null, ...address } of addresses)
      await trx
        .insertInto('customer_address')
        .values({ ...address, phone, customer_id: id })
        .execute();
  }
  for (const person of demoPeople) {
    const { id } = await trx
      .insertInto('user_account')
      .values({
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        email_confirmed_at: now,
        terms_accepted_at: now,
      })
      // Somebody registered with the address before the demo had people: it is theirs no more.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_confirmed_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (person.role) await trx.insertInto('user_role').values({ user_id: id, role: person.role }).execute();
    for (const { key, role, spendingLimitCents = null, needsApproval = false } of person.customers ?? [])
      await trx
        .insertInto('customer_user')
        .values({
          customer_id: customerIds.get(key)!,
          user_id: id,
          role,
          spending_limit_cents: spendingLimitCents,
          orders_need_approval: needsApproval,
        })
        .execute();
    await sql`
      insert into favourite (user_id, product_id)
      select ${id}, p.id from (
        select id from product where not is_disabled order by popularity desc, id limit ${person.favourites ?? 0}) p
      on conflict do nothing`.execute(trx);
  }
}

async function keepLicence(storage: Storage, file: string): Promise<{ key: string; bytes: number }> {
  const content = await readFile(file);
  const key = `documents/${randomUUID()}`;
  await storage.put(key, content, 'application/pdf');
  return { key, bytes: content.length };
}

async function insertLicence(trx: Trx, licence: { key: string; bytes: number; now: Date }): Promise<void> {
  const { key, bytes, now } = licence;
  const expiresOn = new Date(now.getTime() + licenceDays * 86_400_000).toISOString().slice(0, 10);
  await sql`
    insert into customer_document (customer_id, name, storage_key, content_type, bytes, expires_on, status,
      status_changed_at, status_changed_by, uploaded_by)
    select c.id, 'kutsetunnistus.pdf', ${key}, 'application/pdf', ${bytes}, ${expiresOn}, 'approved', ${now},
      (select id from user_account where email = ${`user-admin@${demoDomain}`}),
      (select id from user_account where email = ${`salon@${demoDomain}`})
    from customer c where c.reg_code = ${demoCustomers.find(({ key }) => key === 'salon')!.company!.regCode}`.execute(
    trx,
  );
}
