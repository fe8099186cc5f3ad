import { useT } from '../../i18n/texts.tsx';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Ordering without an account comes first; whoever has one is reminded of it in a line. */
export function SignInLine() {
  const t = useT();
  const { openModal } = useModals();
  const { url } = usePage();
  return (
    <p className="flex flex-wrap items-center gap-x-2 type-body-s text-muted noscript:hidden">
      {t('checkout.information.haveAccount')}
      <LinkButton onClick={() => openModal('login', { next: url })}>
        {t('checkout.information.signIn')}
      </LinkButton>
    </p>
  );
}
