import { sql } from 'kysely';
import { maxListLines } from '../../domain/saved-lists/limits.ts';
import type { Invariant } from '../platform/invariants.ts';

/** What holds of saved lists. */
export const savedListInvariants: readonly Invariant[] = [
  {
    name: 'A saved list holds no more products than it may, each at a place of its own',
    broken: sql`
      select format('list %s: %s products at %s places', list_id, count(*), count(distinct position)) as what
      from saved_list_line group by list_id
      having count(*) > ${maxListLines} or count(distinct position) <> count(*)`,
  },
];
