import { useQuery } from '@tanstack/react-query';
import type { Customer } from '../../domain/customers/contract.ts';
import { addressesQuery } from '../api/customers.ts';
import type { PageModule } from '../routes.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount, useCustomers } from './account.ts';
import { AddressGroup } from './addresses/AddressGroup.tsx';
import { addressTypes } from './addresses/types.ts';
import { useAddressRemoval } from './addresses/useAddressRemoval.ts';
import { Loaded } from './Loaded.tsx';
import { NoCustomer } from './NoCustomer.tsx';

export { loadTexts } from './texts.ts';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  const active = await prefetchAccount(queries);
  if (active) await queries.prefetchQuery(addressesQuery(active.uuid));
};

/** Where invoices and parcels of the active customer go (AU-04). */
export default function AddressesPage() {
  const { active } = useCustomers();
  return (
    <AccountFrame current="addresses">
      {active ? <Addresses customer={active} /> : <NoCustomer />}
    </AccountFrame>
  );
}

function Addresses({ customer }: { customer: Customer }) {
  const query = useQuery(addressesQuery(customer.uuid));
  const remove = useAddressRemoval(customer.uuid);
  const mayChange = customer.role === 'CUSTOMER_ADMIN';
  return (
    <Loaded query={query} rows={2} rowHeight="h-40">
      {(addresses) =>
        addressTypes.map((type) => (
          <AddressGroup
            key={type}
            type={type}
            addresses={addresses.filter((address) => address.type === type)}
            onRemove={mayChange ? remove : undefined}
          />
        ))
      }
    </Loaded>
  );
}

export const meta = accountMeta('account.menu.addresses');
