import { formatDateTime, toDate } from '../../../domain/time.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';

interface Terms {
  cancel_until: string;
  rename_until: string;
}

/** Until when a seat can be given back, and until when somebody else may come. */
export function EventRules({ event }: { event: Terms }) {
  const { t } = useTextsWith('tickets');
  const { now } = usePage();
  const isOver = (until: string) => toDate(until).getTime() <= now.getTime();
  return (
    <>
      <p>
        {isOver(event.cancel_until)
          ? t('tickets.rules.cancelOver')
          : t('tickets.rules.cancelUntil', { until: formatDateTime(event.cancel_until) })}
      </p>
      <p>
        {isOver(event.rename_until)
          ? t('tickets.rules.renameOver')
          : t('tickets.rules.renameUntil', { until: formatDateTime(event.rename_until) })}
      </p>
    </>
  );
}
