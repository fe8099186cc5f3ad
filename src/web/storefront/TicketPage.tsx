import { useQuery } from '@tanstack/react-query';
import { isTicketOver } from '../../domain/events/rules.ts';
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
import type { IconName } from '../ui/icons/names.ts';
import { Notice } from '../ui/Notice.tsx';

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
  const { event, ticket_url, calendar_url, certificate_url } = data;
  const isOver = event.is_canceled || isTicketOver(data.status);
  const isToCome = !isOver && event.progress === 0;
  const isDone = !isOver && event.progress === 2;
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('tickets.page.title') }]}
      />
      <h1 className="type-h1">{t('tickets.page.title')}</h1>
      <div className="mt-6 grid max-w-read grid-cols-1 gap-5 rounded-panel border border-line bg-surface p-4 md:p-6">
        <EventFacts event={event} />
        {isOver && (
          <Notice tone="warning">
            {t(event.is_canceled ? 'tickets.attendees.canceled' : 'tickets.page.notValid')}
          </Notice>
        )}
        {isDone && <Notice>{t('tickets.page.done')}</Notice>}
        <div>
          <p className="type-body-s text-muted">{t('tickets.page.for')}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
              {data.first_name} {data.last_name}
            </span>
            {/* Nothing is valid for a training that is over: only who was there is told apart. */}
            {isDone && data.status === 'ISSUED' ? null : (
              <Badge tone={ticketTones[data.status]}>{t(`tickets.status.${data.status}`)}</Badge>
            )}
          </p>
          <p className="type-body-s text-muted">{t('tickets.page.kind', { ticket: data.ticket })}</p>
        </div>
        {!isOver && (
          <div className="flex flex-wrap gap-3 max-md:flex-col">
            <TicketFile url={certificate_url} icon="certificate">
              {t('tickets.list.certificate')}
            </TicketFile>
            <TicketFile url={ticket_url} icon="file-pdf" variant={certificate_url ? 'secondary' : 'primary'}>
              {t('tickets.list.pdf')}
            </TicketFile>
            <TicketFile url={isToCome ? calendar_url : null} icon="calendar-blank" variant="secondary">
              {t('tickets.list.calendar')}
            </TicketFile>
          </div>
        )}
        {isToCome && (
          <div className="grid gap-1 border-t border-line pt-4 type-body-s text-muted">
            <EventRules event={event} />
          </div>
        )}
      </div>
    </div>
  );
}

interface FileProps {
  url: string | null;
  icon: IconName;
  variant?: 'primary' | 'secondary';
  children: string;
}

function TicketFile({ url, icon, variant = 'primary', children }: FileProps) {
  if (url === null) return null;
  return (
    <ButtonLink href={url} download variant={variant} icon={icon}>
      {children}
    </ButtonLink>
  );
}
