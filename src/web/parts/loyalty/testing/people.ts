import type { Loyalty } from '../../../../domain/loyalty/contract.ts';
import { exampleLoyalty, exampleOutside } from '../../../../domain/loyalty/examples.ts';
import type { SignedInMe } from '../../../state/me.ts';

export const memberLoyalty: Loyalty = exampleLoyalty;
export const outsideLoyalty: Loyalty = exampleOutside;

/** Somebody signed in who acts for a customer that stands so in the programme. */
export function meWith(
  loyalty: Loyalty,
  { isIndividual = true, role = 'CUSTOMER_ADMIN' as const } = {},
): SignedInMe {
  return {
    user: {
      uuid: 'u',
      email: 'liis@salong.ee',
      first_name: 'Liis',
      last_name: 'Tamm',
      is_email_subscription: false,
      is_staff: false,
      permissions: [],
    },
    customers: [
      {
        uuid: 'c',
        name: 'Liis Tamm',
        is_individual: isIndividual,
        role,
        is_active: true,
        status: 'approved',
        delivery_country_id: 2,
        loyalty,
      },
    ],
    favourites: [],
    cart: null,
  };
}
