import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EventProps } from '../../../domain/creator/contract.ts';
import { localText } from '../../../domain/creator/texts.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDays, formatTime } from '../../../domain/time.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DateChip } from '../../parts/DateChip.tsx';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { seatsText } from '../../parts/posts/seats-text.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** When, where, in which language and for how much; places are booked by phone until tickets are sold here. */
export function EventFacts({ event }: { event: Partial<EventProps> }) {
  const { t, language } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  const { starts_at, ends_at, location, event_language, price, seats } = event;
  if (!starts_at || !ends_at) return null;
  return (
    <div className="wrap mt-6 md:mt-8">
      <div className="relative grid items-center gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 md:grid-cols-[auto_minmax(0,1fr)] md:p-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <DateChip
          moment={starts_at}
          className="w-16 border border-line max-md:absolute max-md:top-4 max-md:left-4"
        />
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {/* On a phone beside the leaf of the calendar. */}
          <Fact
            name={t('content.eventFacts.when')}
            className="max-md:col-span-2 max-md:min-h-20 max-md:pl-21"
          >
            <span className="whitespace-nowrap">{formatDays(starts_at, ends_at)}</span>{' '}
            <span className="whitespace-nowrap">
              {formatTime(starts_at)}–{formatTime(ends_at)}
            </span>
          </Fact>
          {location ? (
            <Fact name={t('content.eventFacts.where')}>{localText(location, language)}</Fact>
          ) : null}
          {event_language ? (
            <Fact name={t('content.eventFacts.language')}>{t(`content.taughtIn.${event_language}`)}</Fact>
          ) : null}
          {typeof seats === 'number' ? (
            <Fact name={t('content.eventFacts.places')}>{seatsText(seats, t)}</Fact>
          ) : null}
          {typeof price === 'number' ? (
            <Fact name={t('content.eventFacts.price')}>
              {price === 0 ? t('content.eventFree') : formatMoney(Math.round(price * 100), language)}
            </Fact>
          ) : null}
        </dl>
        {support && seats !== 0 ? (
          <ButtonLink
            href={`tel:${support.training.phone.replaceAll(' ', '')}`}
            variant="primary"
            icon="phone"
            className="max-md:w-full md:max-lg:col-span-2 md:max-lg:justify-self-start"
          >
            {t('content.book', { phone: nonBreaking(support.training.phone) })}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="type-body-s text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
