import type { Order, OrderAddress } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';

/** Where it goes, or waits for its buyer, and whom it is billed to. */
export function OrderAddresses({ order }: { order: Order }) {
  const { delivery, delivery_information: told, is_event } = order;
  const t = useT();
  if (!told) return null;
  const store = delivery?.is_collected ? delivery.pickup_point : null;
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-2">
      {!is_event && store && (
        <Address title={t('orderPages.collectedFrom')} address={{ ...store, street: store.address }} />
      )}
      {!is_event && !store && (
        <Address
          title={t('orderPages.deliveryAddress')}
          address={pointOf(order) ?? told.delivery_address ?? told.invoice_address}
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

/** The locker the buyer fetches it from, as the mail says it; null: it is brought. */
function pointOf({ delivery, delivery_information: told }: Order) {
  if (!delivery?.pickup_point || !told) return null;
  const { name, address, city, postal_code } = delivery.pickup_point;
  const { first_name, last_name } = told.contact;
  const street = [name, address].filter(Boolean).join(', ');
  return { name: `${first_name} ${last_name}`, street, city, postal_code };
}

function Address({
  title,
  address,
  children,
}: {
  title: string;
  address: Omit<OrderAddress, 'country_id'>;
  children?: string | null;
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
