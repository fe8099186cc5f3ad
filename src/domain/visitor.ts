import type { Audience } from './shops/audience.ts';

/** What a user may do for a customer. */
export const customerRoles = ['CUSTOMER_ADMIN', 'CUSTOMER_USER'] as const;
export type CustomerRole = (typeof customerRoles)[number];

/** Who makes a request. Created once per request; every handler gets it. */
export interface Visitor {
  audience: Audience;
  /** Null: not signed in. */
  user: { id: number; uuid: string } | null;
  /** The session of the token; null: not signed in. */
  sessionId: number | null;
  /** The customer the user acts for; null: none. */
  customer: { id: number; uuid: string; role: CustomerRole } | null;
  /** Roles that count now: that at the customer, and those of the staff. */
  groups: ReadonlySet<string>;
  /** Of the staff's roles alone: what a role at a customer permits is asked of that customer. */
  permissions: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The anonymous visitor of an audience, for whom everything cached is made. */
export function anonymous(audience: Audience): Visitor {
  return { audience, user: null, sessionId: null, customer: null, groups: nothing, permissions: nothing };
}
