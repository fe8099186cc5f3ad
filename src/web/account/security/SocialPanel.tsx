import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SocialAccount, SocialProvider } from '../../../domain/auth/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { socialAccountsQuery, unlinkSocialMutation } from '../../api/social.ts';
import { useT } from '../../i18n/texts.tsx';
import { providerName } from '../../parts/sign-in/provider-names.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { AskModal } from './AskModal.tsx';

/** Accounts at other services that sign the user in; nothing where none is linked. One is linked by signing in with it. */
export function SocialPanel() {
  const t = useT();
  const toast = useToast();
  const tools = useTools();
  const { data: accounts = [] } = useQuery(socialAccountsQuery());
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  if (accounts.length === 0) return null;
  const provider = leaving === null ? '' : providerName[leaving];
  return (
    <Panel title={t('security.social.title')} lead={t('security.social.lead')}>
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow
            key={account.provider}
            account={account}
            onUnlink={() => setLeaving(account.provider)}
          />
        ))}
      </ul>
      {leaving !== null && (
        <AskModal
          title={t('security.social.unlinkTitle', { provider })}
          body={t('security.social.unlinkBody', { provider })}
          confirm={t('security.social.unlink')}
          isDangerous
          mutation={unlinkSocialMutation(tools, leaving)}
          onClose={() => setLeaving(null)}
          onDone={() => {
            toast({ text: t('security.social.unlinked', { provider }), tone: 'success', key: 'social' });
            setLeaving(null);
          }}
        />
      )}
    </Panel>
  );
}

function AccountRow({ account, onUnlink }: { account: SocialAccount; onUnlink: () => void }) {
  const t = useT();
  const name = providerName[account.provider];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">{name}</p>
        <p className="type-body-s text-muted tabular-nums">
          {t('security.social.since', { date: formatDateTime(account.linked_at) })}
          {' · '}
          {t('security.social.used', { date: formatDateTime(account.last_used_at) })}
        </p>
      </div>
      <Button variant="quiet" size="s" icon="trash" onClick={onUnlink}>
        {t('security.social.unlink')}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}
