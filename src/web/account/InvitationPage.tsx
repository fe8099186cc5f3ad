import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ApiError } from '../api/client.ts';
import { acceptInvitationMutation, invitingCompanyQuery } from '../api/customers.ts';
import { userQuery } from '../api/user.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';
import { Notice } from '../ui/Notice.tsx';
import { accountMeta, useTools } from './account.ts';

export { loadTexts } from './texts.ts';

export const prefetch: PageModule['prefetch'] = async ({ search }, queries) => {
  const token = search.get('token') ?? '';
  await Promise.all([
    // Refused to somebody who is not signed in, who is then asked to.
    queries.prefetchQuery(userQuery()),
    // Refused of a link that was used or is too old.
    token !== '' && queries.prefetchQuery(invitingCompanyQuery(token)),
  ]);
};

/** Where the link of an invitation leads: whoever is signed in joins the company, others sign in or register first. */
export default function InvitationPage() {
  const { t } = useTexts();
  const { search } = usePage();
  const { data: user } = useQuery({ ...userQuery(), retry: false, enabled: false });
  const token = search.get('token') ?? '';
  if (token === '') {
    return (
      <Centred icon="warning-circle" title={t('account.invitation.brokenTitle')}>
        <p>{t('account.invitation.brokenBody')}</p>
      </Centred>
    );
  }
  return user ? <Join token={token} email={user.email} /> : <SignInFirst token={token} />;
}

function Join({ token, email }: { token: string; email: string }) {
  const { t, errorText } = useTexts();
  const invitation = useInvitationTitle(token);
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    ...acceptInvitationMutation(useTools()),
    onSettled: () => title.current?.focus(),
  });
  if (data) {
    return (
      <Centred
        icon="check-circle"
        title={t('account.invitation.joinedTitle', { company: data.name })}
        ref={title}
      >
        <p>{t('account.invitation.joinedBody')}</p>
        <ButtonLink href={paths.account.company()}>{t('account.invitation.toCompany')}</ButtonLink>
      </Centred>
    );
  }
  return (
    <Centred icon="users" title={invitation} ref={title}>
      <p className="wrap-anywhere">{t('account.invitation.joinAs', { email })}</p>
      {error && (
        <div className="text-start">
          <Notice tone="danger">
            {errorText(error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK')}
          </Notice>
        </div>
      )}
      <Button busy={isPending} onClick={() => mutate(token)}>
        {t('account.invitation.join')}
      </Button>
    </Centred>
  );
}

/** The page stays where it is, so that signing in leads back to it. */
function SignInFirst({ token }: { token: string }) {
  const { t } = useTexts();
  const invitation = useInvitationTitle(token);
  const { openModal } = useModals();
  return (
    <Centred icon="users" title={invitation}>
      <p>{t('account.invitation.signInFirst')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => openModal('login')}>{t('shell.signIn')}</Button>
        <Button variant="secondary" onClick={() => openModal('register', { invitation: token })}>
          {t('account.invitation.register')}
        </Button>
      </div>
    </Centred>
  );
}

/** Names the company, unless the shop knows no such invitation (any more). */
function useInvitationTitle(token: string): string {
  const { t } = useTexts();
  const { data } = useQuery({ ...invitingCompanyQuery(token), retry: false, enabled: false });
  return data ? t('account.invitation.titleOf', { company: data.name }) : t('account.invitation.title');
}

interface CentredProps {
  icon: IconName;
  title: string;
  ref?: React.Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Centred({ icon, title, ref, children }: CentredProps) {
  return (
    <div className="wrap grid max-w-form justify-items-center gap-5 py-12 text-center md:py-20">
      <Icon name={icon} size={40} className="text-link" />
      <h1 ref={ref} tabIndex={-1} className="type-h2 wrap-anywhere">
        {title}
      </h1>
      {children}
    </div>
  );
}

export const meta = accountMeta('account.invitation.title');
