import type { Address } from '../../../domain/customers/contract.ts';
import { countryCodeOf } from '../../../domain/shops/audience.ts';
import { useT } from '../../i18n/texts.tsx';

/** An address as one writes it on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const t = useT();
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block font-medium">{address.name}</span>
      <span className="block">{address.street}</span>
      <span className="block">
        {address.postal_code} {address.city}
      </span>
      <span className="block">{t(`shell.countries.${countryCodeOf(address.country_id)}`)}</span>
      {address.phone && <span className="block text-muted tabular-nums">{address.phone}</span>}
    </address>
  );
}
