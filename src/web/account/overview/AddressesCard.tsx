import { useQuery } from '@tanstack/react-query';

import { addressesQuery } from '../../api/customers.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { addressTypes } from '../addresses/types.ts';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

/** The newest address of each kind. */
export function AddressesCard({ customer }: { customer: string }) {
  const t = useT();
  const query = useQuery(addressesQuery(customer));
  return (
    <Panel
      title={t('account.menu.addresses')}
      action={
        <PanelLink href={paths.account.addresses()} about={t('account.menu.addresses')}>
          {t('account.showAll')}
        </PanelLink>
      }
    >
      <Loaded query={query} rows={2} rowHeight="h-24">
        {(addresses) =>
          addresses.length === 0 ? (
            <p className="text-muted">{t('account.addresses.none')}</p>
          ) : (
            <div className="grid gap-4">
              {addressTypes.map((type) => {
                const latest = addresses.findLast((address) => address.type === type);
                return (
                  latest && (
                    <div key={type}>
                      <h3 className="type-body-s text-muted">{t(`account.addresses.${type}`)}</h3>
                      <AddressLines address={latest} />
                    </div>
                  )
                );
              })}
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}
