import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { ticketQuery } from '../api/events.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { EventFacts } from '../parts/events/EventFacts.tsx';
import { EventRules } from '../parts/events/EventRules.tsx';
import { ticketTones } from '../parts/events/ticket-tones.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) => loadAreas(texts, ['tickets']);

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const queryOf = ({ params, search }: Pick<PageContext, 'params' | 'search'>) =>
  ticketQuery(params['attendee']!, search.get('key') ?? '');

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  if (!uuidShape.test(page.params['attendee']!)) throw new ApiError(404, 'TICKET_NOT_FOUND', null);
  await queries.fetchQuery(queryOf(page));
};

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('tickets.page.title'),
  robots: 'noindex',
});

/** The ticket of an attendee, who may have no account and no order: all that a mail's link leads to (CO-09). */
export default function TicketPage() {
  const t = useT();
  const { data } = useQuery(queryOf(usePage()));
  if (!data) return null;
  const { event } = data;
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('tickets.page.title') }]}
      />
      <h1 className="type-h1">{t('tickets.page.title')}</h1>
      <div className="mt-6 grid max-w-read grid-cols-1 gap-5 rounded-panel border border-line bg-surface p-4 md:p-6">
        <EventFacts event={event} />
        <div>
          <p className="type-body-s text-muted">{t('tickets.page.for')}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
              {data.first_name} {data.last_name}
            </span>
            <Badge tone={ticketTones[data.status]}>{t(`tickets.status.${data.status}`)}</Badge>
          </p>
          <p className="type-body-s text-muted">{data.ticket}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:flex-col">
          <ButtonLink href={data.ticket_url} download icon="file-pdf">
            {t('tickets.list.pdf')}
          </ButtonLink>
          <ButtonLink href={data.calendar_url} download variant="secondary" icon="calendar-blank">
            {t('tickets.list.calendar')}
          </ButtonLink>
        </div>
        <div className="grid gap-1 border-t border-line pt-4 type-body-s text-muted">
          <EventRules event={event} />
        </div>
      </div>
    </div>
  );
}
