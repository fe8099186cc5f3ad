import { useMutation, useQuery } from '@tanstack/react-query';
import type { Customer, Invitation } from '../../../domain/customers/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { invitationsQuery, withdrawInvitationMutation } from '../../api/company.ts';
import { useT, useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Loaded } from '../Loaded.tsx';
import { rightsText } from './rights-text.ts';

/** Colleagues who were invited and have not joined yet; nothing where there are none. */
export function Invitations({ company }: { company: Customer }) {
  const t = useT();
  const query = useQuery(invitationsQuery(company.uuid));
  if (query.data?.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3 className="mb-3 font-medium">{t('account.members.invited')}</h3>
      <Loaded query={query} rows={1} rowHeight="h-16">
        {(invitations) => (
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} company={company} invitation={invitation} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function InvitationRow({ company, invitation }: { company: Customer; invitation: Invitation }) {
  const t = useT();
  const texts = useTexts();
  const toast = useToast();
  const { mutate } = useMutation(withdrawInvitationMutation(useTools(), company.uuid));
  const failed = () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'invitation' });
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_240px]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{invitation.email}</p>
        <p className="type-body-s text-muted">
          {t('account.members.validUntil', { date: formatDate(invitation.expires_at) })}
        </p>
      </div>
      <ul className="type-body-s">
        {rightsText(texts, invitation).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex items-start max-lg:-ml-3 lg:justify-end">
        <Button variant="quiet" size="s" icon="x" onClick={() => mutate(invitation.id, { onError: failed })}>
          {t('account.members.withdraw')}
          <span className="sr-only">: {invitation.email}</span>
        </Button>
      </div>
    </li>
  );
}
