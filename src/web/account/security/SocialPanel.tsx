import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SocialAccount, SocialProvider } from '../../../domain/auth/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { ApiError } from '../../api/client.ts';
import {
  socialAccountsQuery,
  socialProvidersQuery,
  startLinkingMutation,
  unlinkSocialMutation,
} from '../../api/social.ts';
import { useT, useTexts } from '../../i18n/texts.tsx';
import { providerName } from '../../parts/sign-in/provider-names.ts';
import { paths } from '../../paths.ts';
import { storePendingLogin } from '../../state/pending-social-login.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { AskModal } from './AskModal.tsx';
import { useProof } from './useProof.tsx';

/** Accounts at other services that sign the user in, and services whose account may be linked; nothing where there are none. */
export function SocialPanel() {
  const t = useT();
  const toast = useToast();
  const tools = useTools();
  const { data: accounts = [] } = useQuery(socialAccountsQuery());
  const { data: offered = [] } = useQuery(socialProvidersQuery());
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const unlinked = offered.filter(({ provider }) => accounts.every((one) => one.provider !== provider));
  if (accounts.length + unlinked.length === 0) return null;
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
        {unlinked.map((one) => (
          <OfferedRow key={one.provider} provider={one.provider} />
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

const row = 'flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0';

function AccountRow({ account, onUnlink }: { account: SocialAccount; onUnlink: () => void }) {
  const t = useT();
  const name = providerName[account.provider];
  return (
    <li className={row}>
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">
          {name}
          {account.email !== null && (
            <>
              {': '}
              <bdi>{account.email}</bdi>
            </>
          )}
        </p>
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

/** Sends the browser to the service, which sends it back to where the account is linked. */
function OfferedRow({ provider }: { provider: SocialProvider }) {
  const { t, errorText } = useTexts();
  const { asksForProof, proof } = useProof();
  const name = providerName[provider];
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...startLinkingMutation(useTools()),
    onSuccess({ url, state, browser_key }) {
      storePendingLogin({ state, browser_key, next: paths.account.security(), links: true });
      window.location.assign(url);
    },
    onError: (problem) => asksForProof(problem instanceof ApiError ? problem.code : null, link),
  });
  const link = () => mutate(provider);
  const code = error && (error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK');
  return (
    <li className={row}>
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">{name}</p>
        <p className="type-body-s text-muted">{t('security.social.notLinked')}</p>
      </div>
      <Button variant="quiet" size="s" icon="plus" busy={isPending || isSuccess} onClick={link}>
        {t('security.social.link')}
        <span className="sr-only">: {name}</span>
      </Button>
      {code !== null && code !== 'RECENT_LOGIN_NEEDED' && (
        <div className="basis-full">
          <Notice tone="danger">
            <p>{errorText(code)}</p>
          </Notice>
        </div>
      )}
      {proof}
    </li>
  );
}
