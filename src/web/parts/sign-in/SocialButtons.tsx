import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import type { SocialProviderItem } from '../../../domain/auth/contract.ts';
import { startSocialMutation } from '../../api/social.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';
import { storePendingLogin } from '../../state/pending-social-login.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { providerName } from './provider-names.ts';

const icons = { google: 'google-logo', facebook: 'facebook-logo' } as const;

interface Props {
  providers: readonly SocialProviderItem[];
  /** A path of the shop; left out: the page one is on. */
  next?: string | undefined;
}

/** Buttons of the services people may sign in with; nothing where the shop has credentials of none. */
export function SocialButtons({ providers, next }: Props) {
  const { t, errorText } = useTextsWith('signIn');
  const { api } = usePage();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    ...startSocialMutation(api),
    onSuccess({ url, state, browser_key }) {
      storePendingLogin({ state, browser_key, next: next ?? here(), links: false });
      window.location.assign(url);
    },
  });
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map(({ provider }) => (
        <Button
          key={provider}
          variant="secondary"
          icon={icons[provider]}
          block
          busy={(isPending || isSuccess) && variables === provider}
          onClick={() => mutate(provider)}
        >
          {t('signIn.social.button', { provider: providerName[provider] })}
        </Button>
      ))}
      {error && (
        <Notice tone="danger">
          <p>{errorText(error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK')}</p>
        </Notice>
      )}
      <p className="type-body-s text-muted">{t('signIn.social.terms')}</p>
    </div>
  );
}

/** The page one is on, without the window over it. */
function here(): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  for (const name of ['modal', 'modalProps']) params.delete(name);
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
