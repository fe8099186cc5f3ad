import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Attendee } from '../../../domain/events/contract.ts';
import { renameAttendeeMutation } from '../../api/tickets.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Form } from '../../parts/forms/Form.tsx';
import { email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';

interface Props {
  uuid: string;
  attendee: Attendee;
  linkKey: string | undefined;
}

/** Has somebody else come instead. */
export function Rename(props: Props) {
  const { t } = useTextsWith('tickets');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { first_name, last_name } = props.attendee;
  /** What was pressed is gone with it: the focus goes on to the first field, and back to the button. */
  function turn(toOpen: boolean) {
    flushSync(() => setOpen(toOpen));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }
  return (
    <div ref={place} className={isOpen ? 'w-full' : 'contents'}>
      {isOpen ? (
        <RenameForm {...props} onClose={() => turn(false)} />
      ) : (
        <LinkButton
          aria-label={t('tickets.rename.askOf', { name: `${first_name} ${last_name}` })}
          onClick={() => turn(true)}
        >
          {t('tickets.rename.ask')}
        </LinkButton>
      )}
    </div>
  );
}

function RenameForm({ uuid, attendee, linkKey, onClose }: Props & { onClose: () => void }) {
  const { t } = useTextsWith('tickets');
  const toast = useToast();
  const { field, state } = useForm({
    draft: `rename-${attendee.uuid}`,
    fields: {
      first_name: { label: t('tickets.attendees.firstName'), rules: [required] },
      last_name: { label: t('tickets.attendees.lastName'), rules: [required] },
      email: { label: t('tickets.attendees.email'), rules: [required, email] },
    },
    mutation: renameAttendeeMutation(useTools()),
    variables: (body, idempotencyKey) => ({
      params: { uuid, attendee: attendee.uuid, ...(linkKey !== undefined && { key: linkKey }) },
      body,
      idempotencyKey,
    }),
    onDone: (_order, typed) => {
      toast({ text: t('tickets.rename.done', { email: typed.email }), tone: 'success', key: attendee.uuid });
      onClose();
    },
  });
  const name = `${attendee.first_name} ${attendee.last_name}`;
  return (
    <div className="rounded-card bg-hover p-4">
      <p className="font-semibold">{t('tickets.rename.title')}</p>
      <p className="mt-1 mb-4 type-body-s text-muted wrap-anywhere">{t('tickets.rename.means', { name })}</p>
      <Form
        form={state}
        submit={t('tickets.rename.send')}
        below={
          <Button variant="quiet" onClick={onClose}>
            {t('tickets.giveBack.no')}
          </Button>
        }
      >
        <TextField {...field('first_name')} autoComplete="off" enterKeyHint="next" maxLength={100} />
        <TextField {...field('last_name')} autoComplete="off" enterKeyHint="next" maxLength={100} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={255}
        />
      </Form>
    </div>
  );
}
