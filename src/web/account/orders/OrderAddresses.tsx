import type { Order, OrderAddress } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';

/** Where it goes and whom it is billed to. */
export function OrderAddresses({ order: { delivery_information: told, is_event } }: { order: Order }) {
  const t = useT();
  if (!told) return null;
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-2">
      {!is_event && (
        <Address
          title={t('orderPages.deliveryAddress')}
          address={told.delivery_address ?? told.invoice_address}
        >
          {told.contact.phone}
        </Address>
      )}
      <Address title={t('orderPages.invoiceAddress')} address={told.invoice_address}>
        {told.company && `${told.company.name}, ${told.company.reg_code}`}
      </Address>
    </div>
  );
}

function Address({
  title,
  address,
  children,
}: {
  title: string;
  address: OrderAddress;
  children: string | null;
}) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <h3 className="type-body-s text-muted">{title}</h3>
      <p dir="auto">{address.name}</p>
      <p dir="auto">{address.street}</p>
      <p dir="auto">
        {address.postal_code} {address.city}
      </p>
      {children && <p className="type-body-s text-muted">{children}</p>}
    </div>
  );
}
