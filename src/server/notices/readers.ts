import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Audience, ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';

/** Somebody with an account, and what they pay. */
export interface NoticeReader {
  userId: number;
  email: string;
  name: string;
  audience: Audience;
}

interface ReaderRow {
  id: number;
  email: string;
  first_name: string;
  language: Language;
  shop_id: ShopId;
  country_id: number;
  group_id: number | null;
  is_business: boolean;
  opened_restrictions: string[];
}

/**
 * Users by their addresses, with the prices of the customer they acted for last: those they will see when they come. An
 * address without an active account is left out.
 */
export async function findReaders(trx: Trx, emails: readonly string[]): Promise<Map<string, NoticeReader>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<ReaderRow>`
    select u.id, u.email, u.first_name, u.language, u.shop_id,
      coalesce(c.delivery_country_id, s.country_id) as country_id,
      case when c.status = 'approved' then c.customer_group_id end as group_id,
      coalesce(c.is_business, false) as is_business, coalesce(c.opened_restrictions, '{}') as opened_restrictions
    from user_account u join shop s on s.id = u.shop_id
      left join lateral (
        select c.* from customer_user m join customer c on c.id = m.customer_id
        where m.user_id = u.id
        order by (select max(x.last_used_at) from session x where x.user_id = u.id and x.customer_id = c.id)
          desc nulls last, c.id limit 1) c on true
    where u.email = any(${emails}::text[]) and u.is_active and u.erased_at is null`.execute(trx);
  return new Map(
    rows.map((row) => [
      row.email,
      {
        userId: row.id,
        email: row.email,
        name: row.first_name,
        audience: {
          shopId: row.shop_id,
          countryId: row.country_id,
          language: row.language,
          groupId: row.group_id,
          isBusiness: row.is_business,
          openedRestrictions: row.opened_restrictions,
        },
      },
    ]),
  );
}
