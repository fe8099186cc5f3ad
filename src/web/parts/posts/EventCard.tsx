import type { Post } from '../../../domain/creator/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDays, formatTime, tallinnDay } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DateChip } from '../DateChip.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PostImage } from './PostImage.tsx';
import { seatsText } from './seats-text.ts';

/** An event in a list: day, time, place, language, seats in words and price. A wide place has its picture beside the words. */
export function EventCard({ post, level = 2 }: { post: Post; level?: 2 | 3 }) {
  const { t, language } = useTexts();
  const event = post.event;
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const Name = `h${level}` as const;
  // The calendar leaf shows the first day.
  const isSeveralDays = event && tallinnDay(event.starts_at) !== tallinnDay(event.ends_at);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-e1 @wide:flex-row">
      <div className="relative @wide:w-1/2 @wide:shrink-0">
        <PostImage post={post} sizes="(width >= 1280px) 33vw, (width >= 672px) 50vw, 100vw" />
        {event ? (
          <DateChip
            moment={event.starts_at}
            className="absolute -bottom-7 left-4 z-1 w-16 @wide:top-4 @wide:bottom-auto"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 md:p-5 @wide:justify-center @wide:px-8 @min-[60rem]:px-12">
        {event ? (
          <p className="-mt-1 ml-19 flex min-h-6 flex-wrap gap-2 @wide:ml-0">
            {event.event_category ? <Badge tone="event">{event.event_category}</Badge> : null}
            {event.seats === null ? null : (
              <Badge tone={event.seats === 0 ? 'outline' : 'event'}>{seatsText(event.seats, t)}</Badge>
            )}
          </p>
        ) : null}
        <Name className="type-h3 mt-2 @min-[60rem]:type-h2">
          <a href={post.path} className="cover" lang={post.language}>
            {post.meta_title}
          </a>
        </Name>
        {event ? (
          <ul className="type-body-s grid gap-1 text-muted">
            <li className="flex items-center gap-2 tabular-nums">
              <Icon name="clock" size={16} />
              <span>
                {isSeveralDays ? `${formatDays(event.starts_at, event.ends_at)}, ` : null}
                <span className="whitespace-nowrap">
                  {formatTime(event.starts_at)}–{formatTime(event.ends_at)}
                </span>
              </span>
            </li>
            {event.location ? (
              <li className="flex items-center gap-2">
                <Icon name="map-pin" size={16} />
                {event.location}
              </li>
            ) : null}
            {event.event_language ? (
              <li className="flex items-center gap-2">
                <Icon name="globe" size={16} />
                {t(`content.taughtIn.${event.event_language}`)}
              </li>
            ) : null}
          </ul>
        ) : null}
        {event && event.price !== null ? (
          <p className="type-price mt-auto pt-2 @wide:mt-0">
            {event.is_price_from
              ? t('common.from', { value: money(event.price) })
              : event.price === 0
                ? t('content.eventFree')
                : money(event.price)}
          </p>
        ) : null}
      </div>
    </article>
  );
}
