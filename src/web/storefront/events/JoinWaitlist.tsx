import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetails, WaitlistAnswer } from '../../../domain/events/contract.ts';
import { ApiError } from '../../api/client.ts';
import { eventQuery, joinWaitlistMutation } from '../../api/events.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { useMeOrGuest } from '../../state/me.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Joined {
  state: WaitlistAnswer['state'];
  email: string;
}

/** A date without a free seat: one press for who is signed in, an e-mail for others. */
export function JoinWaitlist({ event }: { event: EventDetails }) {
  const { t } = useTexts();
  const me = useMeOrGuest();
  const [joined, setJoined] = useState<Joined | null>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="type-h3">{t('events.join.title')}</h2>
      {joined ? (
        <div role="status">
          <Notice tone="success">{t(wordsOf(joined.state), { email: joined.email })}</Notice>
        </div>
      ) : (
        <>
          <p className="text-pretty text-muted">{t('events.join.lead')}</p>
          {me === undefined ? (
            <SkeletonRows rows={1} className="h-11" />
          ) : me.user ? (
            <JoinAtOnce event={event} email={me.user.email} onJoined={setJoined} />
          ) : (
            <JoinByEmail event={event} onJoined={setJoined} />
          )}
        </>
      )}
    </div>
  );
}

function wordsOf(state: Joined['state']) {
  if (state === 'unconfirmed') return 'events.join.unconfirmed';
  return state === 'offered' || state === 'accepted' ? 'events.join.offered' : 'events.join.waiting';
}

interface Props {
  event: EventDetails;
  onJoined: (joined: Joined) => void;
}

/** A seat became free while the page stood: it is shown as it is now. */
function useSeatsAreFree({ id }: EventDetails) {
  const queries = useQueryClient();
  return (code: string | null) => {
    if (code !== 'SEATS_ARE_FREE') return false;
    void queries.invalidateQueries({ queryKey: eventQuery(id).queryKey });
    return true;
  };
}

function JoinAtOnce({ event, email: address, onJoined }: Props & { email: string }) {
  const { t, errorText } = useTextsWith('refusals');
  const { api } = usePage();
  const seatsAreFree = useSeatsAreFree(event);
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation(joinWaitlistMutation(api));
  const code = error instanceof ApiError ? error.code : null;
  return (
    <>
      <p className="type-body-s text-muted">{t('events.join.signedIn', { email: address })}</p>
      {error && (
        <Notice tone="danger">
          {code === 'SEATS_ARE_FREE' ? t('events.join.free') : failureText({ t, errorText }, error)}
        </Notice>
      )}
      <Button
        size="l"
        block
        busy={isPending}
        onClick={() =>
          mutate(
            { params: { id: event.id }, body: {}, idempotencyKey: key },
            {
              onSuccess: ({ state }) => onJoined({ state, email: address }),
              onError: (problem) => void seatsAreFree(problem instanceof ApiError ? problem.code : null),
            },
          )
        }
      >
        {t('events.join.press')}
      </Button>
    </>
  );
}

function JoinByEmail({ event, onJoined }: Props) {
  const { t } = useTextsWith('refusals');
  const { api } = usePage();
  const seatsAreFree = useSeatsAreFree(event);
  const { field, state } = useForm({
    fields: { email: { label: t('events.join.email'), rules: [required, email] } },
    mutation: joinWaitlistMutation(api),
    variables: (typed, idempotencyKey) => ({
      params: { id: event.id },
      body: { email: typed.email },
      idempotencyKey,
    }),
    onRefused: seatsAreFree,
    onDone: (answer, typed) => onJoined({ state: answer.state, email: typed.email }),
  });
  return (
    <Form form={state} submit={t('events.join.press')}>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={255}
      />
    </Form>
  );
}
