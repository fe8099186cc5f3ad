import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '../../../domain/events/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { failureText } from '../../api/failure-text.ts';
import { acceptOfferMutation, waitlistEntryQuery, waitlistStepMutation } from '../../api/events.ts';
import { sessionToken } from '../../api/token.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { paths } from '../../paths.ts';
import { rememberOrder } from '../../state/cart/local-orders.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  entry: WaitlistEntry;
  token: string;
}

/** Where somebody stands, and what they can do from there. */
export function WaitlistStanding({ entry, token }: Props) {
  const { t, errorText } = useTexts();
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  const { state, event, ticket, position, offered_until: until, order } = entry;
  const lookAgain = () => queries.invalidateQueries({ queryKey: waitlistEntryQuery(token).queryKey });
  const outcome = {
    onMutate: () => setRefused(null),
    onError: (error: Error) => {
      setRefused(failureText({ t, errorText }, error));
      void lookAgain();
    },
  };
  const step = useMutation({ ...waitlistStepMutation(api, token), ...outcome, onSuccess: lookAgain });
  const accept = useMutation({
    ...acceptOfferMutation(api),
    ...outcome,
    onSuccess({ uuid }) {
      if (sessionToken() === undefined) rememberOrder(uuid);
      navigate(paths.order.eventInformation(uuid));
    },
  });
  const isBusy = step.isPending || accept.isPending;
  const leave = (
    <Button
      variant="quiet"
      busy={step.isPending && step.variables === 'leave'}
      disabled={isBusy}
      onClick={() => step.mutate('leave')}
    >
      {t('events.wait.leave')}
    </Button>
  );
  const toEvent = (
    <ButtonLink href={paths.event(event.template, event.id)} variant="secondary">
      {t('events.wait.toEvent')}
    </ButtonLink>
  );
  const words = { until: until === null ? '' : formatDateTime(until), position: position ?? 0 };
  const lead =
    state === 'waiting' && position === 1
      ? 'events.wait.waiting.next'
      : (`events.wait.${state}.lead` as const);
  return (
    <div className="max-w-read">
      <h1 className="type-h1 text-balance break-words hyphens-auto">{t(`events.wait.${state}.title`)}</h1>
      <div className="mt-6 grid grid-cols-1 gap-5 rounded-panel border border-line bg-surface p-4 md:p-6">
        <div className="break-words hyphens-auto">
          <p className="type-h3">{event.name}</p>
          <p>
            <EventTime event={event} />
          </p>
          <p className="text-muted">{event.location}</p>
          {ticket && <p className="text-muted">{t('events.wait.forTicket', { ticket: ticket.name })}</p>}
        </div>
        <p className="text-pretty">{t(lead, words)}</p>
        {state === 'offered' && until !== null && <TimeLeft until={until} onOver={lookAgain} />}
        {refused !== null && <Notice tone="danger">{refused}</Notice>}
        <div className="flex flex-wrap gap-3 max-md:flex-col">
          {state === 'unconfirmed' && (
            <>
              <Button
                busy={step.isPending && step.variables === 'confirm'}
                disabled={isBusy}
                onClick={() => step.mutate('confirm')}
              >
                {t('events.wait.confirm')}
              </Button>
              {leave}
            </>
          )}
          {state === 'offered' && (
            <>
              <Button
                size="l"
                busy={accept.isPending}
                disabled={isBusy}
                onClick={() => accept.mutate({ token })}
              >
                {t('events.wait.accept')}
              </Button>
              {leave}
            </>
          )}
          {state === 'accepted' && order !== null && (
            <ButtonLink href={paths.order.eventInformation(order)}>{t('events.wait.goOn')}</ButtonLink>
          )}
          {state === 'waiting' && (
            <>
              {toEvent}
              {leave}
            </>
          )}
          {(state === 'ended' || state === 'left') && toEvent}
        </div>
      </div>
    </div>
  );
}
