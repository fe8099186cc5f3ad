import { useMe, type SignedInMe } from '../../state/me.ts';

/** Whom the visitor acts for, with where it stands in the programme; undefined: nobody, or not known yet. */
export function useActiveCustomer(): SignedInMe['customers'][number] | undefined {
  return useMe()?.customers.find((customer) => customer.is_active);
}
