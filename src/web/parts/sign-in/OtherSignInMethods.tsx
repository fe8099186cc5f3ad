import { useQuery } from '@tanstack/react-query';
import { socialProvidersQuery } from '../../api/social.ts';
import { hasPasskeys } from '../../api/webauthn.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SocialButtons } from './SocialButtons.tsx';

interface Props {
  /** A path of the shop. */
  next?: string | undefined;
  /** Nobody has a passkey of an account that is yet to be made. */
  isNewcomer?: boolean;
}

/** The ways to sign in beside the password. Nothing where there are none. */
export function OtherSignInMethods({ next, isNewcomer = false }: Props) {
  const { t } = useTextsWith('signIn');
  const { data: providers = [] } = useQuery(socialProvidersQuery());
  const offersPasskeys = !isNewcomer && hasPasskeys();
  if (!offersPasskeys && providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 type-body-s text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('signIn.or')}
      </p>
      {offersPasskeys && <PasskeyButton next={next} />}
      <SocialButtons providers={providers} next={next} />
    </div>
  );
}
