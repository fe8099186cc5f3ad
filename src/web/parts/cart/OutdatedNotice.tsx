import { useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  order: Order;
  onRetry: () => Promise<void>;
}

/** The cart could not be asked for again, or not be priced for another country. */
export default function OutdatedNotice({ order, onRetry }: Props) {
  const { t } = useTextsWith('cartProblems');
  const { audience } = usePage();
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" icon="arrow-clockwise" busy={isBusy} onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      <p role="status">
        {t(`cartProblems.outdated.${order.country_id === audience.countryId ? 'refresh' : 'country'}`)}
      </p>
    </Notice>
  );
}
