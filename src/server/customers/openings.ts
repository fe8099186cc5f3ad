import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * A customer may buy what is restricted so, by the codes of restrictions, from its next request on: the trigger of the table has every
 * process forget who its users are. Each is opened once, and nothing that is open is closed.
 */
export async function openRestrictions(
  trx: Trx,
  customerId: number,
  codes: readonly string[],
): Promise<void> {
  await sql`
    update customer set opened_restrictions =
      array(select distinct code from unnest(opened_restrictions || ${codes}::text[]) as code order by code)
    where id = ${customerId} and not opened_restrictions @> ${codes}::text[]`.execute(trx);
}
