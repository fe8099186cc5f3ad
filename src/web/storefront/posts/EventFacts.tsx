import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EventProps } from '../../../domain/creator/contract.ts';
import { localText } from '../../../domain/creator/texts.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDate, formatTime } from '../../../domain/time.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DateChip } from '../../parts/DateChip.tsx';
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
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 md:p-5">
        <DateChip moment={starts_at} className="w-16 shrink-0 border border-line" />
        <dl className="grid grow basis-[36rem] grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-4">
          <Fact name={t('content.eventFacts.when')}>
            {formatDate(starts_at)}{' '}
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
            className="max-md:w-full"
          >
            {t('content.book', { phone: support.training.phone.replaceAll(' ', '\u00a0') })}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-body-s text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
