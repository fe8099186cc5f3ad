import type { ReactNode } from 'react';
import type { Attendee } from '../../../domain/events/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { ticketTones } from './ticket-tones.ts';

interface Props {
  attendees: readonly Attendee[];
  /** Of a training that is over nothing is valid any more: only who was there is told apart. */
  isDone?: boolean;
  /** Below the files of a ticket: what else can be done with it. */
  more?: (attendee: Attendee) => ReactNode;
}

/** Who comes, each with where their ticket stands and its files, which have keys of their own. */
export function Tickets({ attendees, isDone = false, more }: Props) {
  const { t } = useTextsWith('tickets');
  return (
    <ul aria-label={t('tickets.list.tickets')} className="divide-y divide-line">
      {attendees.map((attendee) => {
        const { uuid, first_name, last_name, email, status } = attendee;
        const name = `${first_name} ${last_name}`;
        return (
          <li key={uuid} className="grid grid-cols-1 gap-1 py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                {name}
              </span>
              {status !== null && !(isDone && status === 'ISSUED') && (
                <Badge tone={ticketTones[status]}>{t(`tickets.status.${status}`)}</Badge>
              )}
            </p>
            <p className="type-body-s text-muted wrap-anywhere">{email}</p>
            <p className="flex flex-wrap gap-x-5">
              <TicketFile
                icon="file-pdf"
                url={attendee.ticket_url}
                what={t('tickets.list.pdf')}
                name={name}
              />
              <TicketFile
                icon="calendar-blank"
                url={isDone ? null : attendee.calendar_url}
                what={t('tickets.list.calendar')}
                name={name}
              />
              <TicketFile
                icon="certificate"
                url={attendee.certificate_url}
                what={t('tickets.list.certificate')}
                name={name}
              />
            </p>
            {more?.(attendee)}
          </li>
        );
      })}
    </ul>
  );
}

interface FileProps {
  icon: IconName;
  url: string | null;
  what: string;
  name: string;
}

function TicketFile({ icon, url, what, name }: FileProps) {
  const { t } = useTextsWith('tickets');
  if (url === null) return null;
  return (
    <a
      href={url}
      download
      aria-label={t('tickets.list.of', { what, name })}
      className="link inline-flex min-h-11 items-center gap-1.5"
    >
      <Icon name={icon} />
      {what}
    </a>
  );
}
