import { useQuery } from '@tanstack/react-query';
import type { EventProps } from '../../domain/creator/contract.ts';
import { localText } from '../../domain/creator/texts.ts';
import { formatMoney } from '../../domain/money.ts';
import { formatDateTime, formatTime } from '../../domain/time.ts';
import { composedPageQuery } from '../api/creator.ts';
import { shopSupportQuery } from '../api/shops.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { ComposedView } from './composed/ComposedView.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'EVENT');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'EVENT', 'website');

/** One event: when, where and for how much, then what editors composed. Tickets are booked by phone until they are sold here. */
export default function EventPage() {
  const { t, language } = useTexts();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'EVENT'));
  const { data: support } = useQuery(shopSupportQuery());
  if (!data) return null;
  const event = data.route.props as Partial<EventProps>;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: t('common.home'), href: paths.home() },
            { label: t('content.eventsTitle'), href: paths.events() },
            { label: data.scheme.meta_title },
          ]}
        />
      </div>
      <ComposedView composed={data} />
      {event.starts_at && event.ends_at ? (
        <div className="wrap mt-10">
          <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 md:grid-cols-3 md:p-6">
            <div>
              <dt className="type-body-s text-muted">{t('content.eventFacts.when')}</dt>
              <dd className="mt-1 font-medium tabular-nums">
                {formatDateTime(event.starts_at)}–{formatTime(event.ends_at)}
              </dd>
            </div>
            {event.location ? (
              <div>
                <dt className="type-body-s text-muted">{t('content.eventFacts.where')}</dt>
                <dd className="mt-1 font-medium">{localText(event.location, language)}</dd>
              </div>
            ) : null}
            {typeof event.price === 'number' ? (
              <div>
                <dt className="type-body-s text-muted">{t('content.eventFacts.price')}</dt>
                <dd className="mt-1 font-medium tabular-nums">
                  {event.price === 0
                    ? t('content.eventFree')
                    : formatMoney(Math.round(event.price * 100), language)}
                </dd>
              </div>
            ) : null}
          </dl>
          {support ? (
            <p className="mt-4 flex items-center gap-3 text-muted">
              <Icon name="phone" />
              <a href={`tel:${support.training.phone.replaceAll(' ', '')}`} className="link">
                {t('content.ticketsLater', { phone: support.training.phone })}
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
