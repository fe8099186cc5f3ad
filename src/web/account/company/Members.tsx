import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer, Member } from '../../../domain/customers/contract.ts';
import { membersQuery } from '../../api/company.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteModal } from './InviteModal.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberModal } from './MemberModal.tsx';
import { RemoveMemberModal } from './RemoveMemberModal.tsx';

type Open = { what: 'invite' } | { what: 'change' | 'remove'; member: Member };

/** Who may buy for the company, and on which terms. */
export function Members({ company }: { company: Customer }) {
  const t = useT();
  const query = useQuery(membersQuery(company.uuid));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayChange = company.role === 'CUSTOMER_ADMIN';
  return (
    <Panel
      title={t('account.members.title')}
      lead={mayChange ? t('account.members.lead') : undefined}
      action={
        mayChange && (
          <Button variant="secondary" icon="plus" onClick={() => setOpen({ what: 'invite' })}>
            {t('account.members.invite')}
          </Button>
        )
      }
    >
      <Loaded query={query} rows={2} rowHeight="h-20">
        {(members) => (
          <ul className="divide-y divide-line">
            {members.map((member) => (
              <MemberCard
                key={member.uuid}
                member={member}
                mayChange={mayChange}
                onChange={() => setOpen({ what: 'change', member })}
                onRemove={() => setOpen({ what: 'remove', member })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {mayChange && <Invitations company={company} />}
      {open?.what === 'invite' && <InviteModal company={company} onClose={close} />}
      {open?.what === 'change' && <MemberModal company={company} member={open.member} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveMemberModal company={company} member={open.member} onClose={close} />
      )}
    </Panel>
  );
}
