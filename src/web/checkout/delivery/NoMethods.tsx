import { useQuery } from '@tanstack/react-query';
import { shopSupportQuery } from '../../api/shops.ts';
import { useT } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Nothing of the shop brings this order where it should go: whom to call. */
export function NoMethods() {
  const t = useT();
  const phone = useQuery(shopSupportQuery()).data?.customer.phone;
  return (
    <Notice tone="warning" title={t('checkout.delivery.none')}>
      <p>{t('checkout.delivery.noneHelp')}</p>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="link flex min-h-11 w-fit items-center tabular-nums"
        >
          {phone}
        </a>
      )}
    </Notice>
  );
}
