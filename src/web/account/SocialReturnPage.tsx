import type { SocialProvider } from '../../domain/auth/contract.ts';
import { ApiError } from '../api/client.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useTexts } from '../i18n/texts.tsx';
import { providerName } from '../parts/sign-in/provider-names.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { OutcomeView } from './confirm/OutcomeView.tsx';
import { MailedCode } from './social/MailedCode.tsx';
import { ProofForm } from './social/ProofForm.tsx';
import { useSocialReturn } from './social/useSocialReturn.ts';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['signIn', 'refusals']);

/** Knows the services by the names in their addresses. */
function providerOf(name: string | undefined): SocialProvider | undefined {
  return name === 'google' || name === 'facebook' ? name : undefined;
}

export const prefetch: PageModule['prefetch'] = ({ params }) => {
  if (!providerOf(params['provider'])) throw new ApiError(404, 'NOT_FOUND', null);
  return Promise.resolve();
};

/** Where Google and Facebook send people back to (AU-01): straight on, or by way of a proof. */
export default function SocialReturnPage() {
  const provider = providerOf(usePage().params['provider'])!;
  const { t, errorText } = useTexts();
  const back = useSocialReturn(provider);
  const { step, login } = back;
  const name = providerName[provider];
  if (step.name === 'waiting') {
    return (
      <OutcomeView
        icon="clock"
        title={t(login?.links ? 'signIn.social.linking' : 'signIn.social.waiting', { provider: name })}
      >
        <noscript>
          <p>{t('signIn.social.noScript')}</p>
        </noscript>
      </OutcomeView>
    );
  }
  if (step.name === 'cancelled') {
    return <Ended title={t('signIn.social.cancelledTitle')} body={t('signIn.social.cancelled')} />;
  }
  if (step.name === 'elsewhere') {
    return <Ended title={t('signIn.social.failedTitle')} body={t('signIn.social.elsewhere')} />;
  }
  if (step.name === 'uncoupled') {
    const title = t('signIn.social.notLinkedTitle', { provider: name });
    return <Ended links title={title} body={t('signIn.social.notLinked')} />;
  }
  if (step.name === 'failed' || !login) {
    const code = step.name === 'failed' ? step.code : 'INTERNAL';
    const title = login?.links ? 'signIn.social.notLinkedTitle' : 'signIn.social.failedTitle';
    return (
      <Ended
        links={login?.links}
        title={t(title, { provider: name })}
        body={errorText(code)}
        retry={code === 'NETWORK' || code === 'UNAVAILABLE' ? back.retry : undefined}
      />
    );
  }
  const { mutation, bodyWith, moveOn, done } = back;
  const form = { mutation, bodyWith, moveOn, onDone: done };
  if (step.name === 'password') {
    return (
      <OutcomeView icon="user" title={t('signIn.social.linkTitle')}>
        <p>{t('signIn.social.link', { provider: name })}</p>
        <ProofForm
          key={step.name}
          {...form}
          name="password"
          label={t('signIn.social.password')}
          submit={t('signIn.social.submit')}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 1000 }}
          below={<LinkButton onClick={back.proveByMail}>{t('signIn.social.mailInstead')}</LinkButton>}
        />
      </OutcomeView>
    );
  }
  if (step.name === 'email_code') {
    return (
      <OutcomeView icon="envelope-simple" title={t('signIn.social.codeTitle')}>
        <MailedCode login={login} />
        <ProofForm
          key={step.name}
          {...form}
          name="email_code"
          label={t('signIn.social.code')}
          submit={t('signIn.social.codeSubmit')}
          input={codeInput}
        />
      </OutcomeView>
    );
  }
  return (
    <OutcomeView icon="lock-simple" title={t('signIn.social.factorTitle')}>
      <ProofForm
        key={step.name}
        {...form}
        name="one_time_code"
        label={t('signIn.social.factor')}
        submit={t('signIn.social.codeSubmit')}
        input={{ ...codeInput, inputMode: 'text', hint: t('signIn.social.factorHint') }}
      />
    </OutcomeView>
  );
}

const codeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 40,
} as const;

interface EndedProps {
  title: string;
  body: string;
  /** It was to link an account. */
  links?: boolean | undefined;
  retry?: (() => void) | undefined;
}

function Ended({ title, body, links = false, retry }: EndedProps) {
  const { t } = useTexts();
  const { openModal } = useModals();
  return (
    <OutcomeView icon="warning-circle" title={title}>
      <p>{body}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {retry && <Button onClick={retry}>{t('common.retry')}</Button>}
        {!retry && !links && (
          <Button onClick={() => openModal('login', { next: paths.home() })}>
            {t('signIn.social.again')}
          </Button>
        )}
        {links ? (
          <ButtonLink href={paths.account.security()} variant={retry ? 'secondary' : 'primary'}>
            {t('signIn.social.toSecurity')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.home()} variant="secondary">
            {t('errors.backHome')}
          </ButtonLink>
        )}
      </div>
    </OutcomeView>
  );
}

export const meta: PageModule['meta'] = ({ texts, params }) => ({
  title: texts.t('signIn.social.title', { provider: providerName[providerOf(params['provider'])!] }),
  robots: 'noindex',
});
