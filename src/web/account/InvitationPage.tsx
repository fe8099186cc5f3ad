import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { InvitingCompany } from '../../domain/customers/contract.ts';
import { ApiError } from '../api/client.ts';
import { acceptInvitationMutation, invitingCompanyQuery } from '../api/company.ts';
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

export const prefetch: PageModule['prefetch'] = async ({ api, search }, queries) => {
  const token = search.get('token') ?? '';
  await Promise.all([
    // Refused to somebody who is not signed in, who is then asked to.
    queries.prefetchQuery(userQuery()),
    token !== '' && queries.prefetchQuery(invitingCompanyQuery(api, token)),
  ]);
};

/** Where the link of an invitation leads: whoever is signed in joins the company, others sign in or register first. */
export default function InvitationPage() {
  const { t } = useTexts();
  const { api, search } = usePage();
  const { data: user } = useQuery({ ...userQuery(), retry: false, enabled: false });
  const token = search.get('token') ?? '';
  const { data: company } = useQuery({ ...invitingCompanyQuery(api, token), retry: false, enabled: false });
  if (token === '') {
    return (
      <Centred icon="warning-circle" title={t('account.invitation.brokenTitle')}>
        <p>{t('account.invitation.brokenBody')}</p>
        <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
      </Centred>
    );
  }
  if (user) return <Join token={token} company={company} email={user.email} />;
  return company === null ? <Dead /> : <SignInFirst token={token} company={company} />;
}

interface InvitedProps {
  token: string;
  /** null: the invitation counts no longer; left out: the shop could not be asked. */
  company: InvitingCompany | null | undefined;
}

function Join({ token, company, email }: InvitedProps & { email: string }) {
  const { t, errorText } = useTexts();
  const invitation = useInvitationTitle(company);
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
  if (company === null || (error instanceof ApiError && error.code === 'TOKEN_INVALID')) {
    return (
      <Dead ref={title}>
        <ButtonLink href={paths.account.company()}>{t('account.invitation.toCompany')}</ButtonLink>
      </Dead>
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
function SignInFirst({ token, company }: InvitedProps) {
  const { t } = useTexts();
  const invitation = useInvitationTitle(company);
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

/** Said before anything is asked of the visitor: there is nothing to sign in for. */
function Dead({ ref, children }: Pick<CentredProps, 'ref'> & { children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <Centred icon="warning-circle" title={t('account.invitation.deadTitle')} ref={ref}>
      <p>{t('account.invitation.deadBody')}</p>
      {children ?? <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>}
    </Centred>
  );
}

/** Names the company, unless the shop could not be asked. */
function useInvitationTitle(company: InvitingCompany | null | undefined): string {
  const { t } = useTexts();
  return company ? t('account.invitation.titleOf', { company: company.name }) : t('account.invitation.title');
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
