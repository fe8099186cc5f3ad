import { hasPermission } from '../../domain/auth/rights.ts';
import type { Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { anonymous, type Visitor } from '../../domain/visitor.ts';
import { openStatuses } from '../../domain/orders/statuses.ts';

/** How long who knows its uuid sees a guest's order after it was submitted; later the key of its mail is asked for. */
const guestHours = 24;

/** Who asks for an order. */
export interface Reader {
  visitor: Visitor;
  now: Date;
  /** Shows the key of the mail about it. */
  hasKey?: boolean;
  /** Asks in order to change it as its buyer, so what the staff may see does not count. */
  isBuyer?: boolean;
}

/** Values of `mayReadSql`: $2 user, $3 staff, $4 key, $5 now; $1 is the uuid. */
export function readerValues(reader: Reader): unknown[] {
  const { visitor, now, hasKey = false, isBuyer = false } = reader;
  if (isBuyer) return buyerValues(reader);
  return [visitor.user?.id ?? null, hasPermission(visitor.permissions, 'view_order'), hasKey, now];
}

/**
 * Values of the same condition for who wants to change an order as its buyer: the staff has calls of its own.
 */
export function buyerValues({ visitor, now, hasKey = false }: Reader): unknown[] {
  return [visitor.user?.id ?? null, false, hasKey, now];
}

/** SQL: whether customer's order `o` is one for the user: its administrators' all, and what each has begun. */
export const isOfColleagueSql = (
  userId: string,
) => `exists (select from customer_user m where m.customer_id = o.customer_id
    and m.user_id = ${userId} and (m.role = 'CUSTOMER_ADMIN' or o.user_id = ${userId}))`;

/**
 * SQL: whether order `o` exists for who asks. A customer's order is there for its administrators and for the colleague who
 * began it; a guest's for whoever knows its uuid, which nobody can guess, while it is a draft, is being paid, or is fresh; and
 * that of somebody who has been erased for the key of its mail.
 */
export const mayReadSql = `case when $3::boolean then true
  when o.customer_id is null then $4::boolean or not o.needs_key and (o.status in (${openStatuses.join(', ')})
    or coalesce(o.submitted_at, o.changed_at) > $5::timestamptz - interval '${guestHours} hours')
  else ${isOfColleagueSql('$2::int')} end`;

/** The shop itself, which sees every order. */
export function theShop(
  { shop_id, country_id, language }: { shop_id: number; country_id: number; language: Language },
  now: Date,
): Reader {
  const audience: Audience = {
    shopId: shop_id as Audience['shopId'],
    countryId: country_id,
    language,
    groupId: null,
    isBusiness: false,
    openedRestrictions: [],
  };
  return { visitor: { ...anonymous(audience), permissions: new Set(['view_order']) }, now };
}
