import { useTextsWith } from '../i18n/load-areas.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { useModals } from '../state/modals.tsx';
import type { RenderMode } from '../state/page.tsx';
import { Button } from '../ui/Button.tsx';
import type { useLoyaltyView } from './loyalty-view.tsx';

/** Only those who may join fetch what joining takes. */
const JoinButton = onDemand(() => import('../parts/loyalty/JoinButton.tsx'));

interface Props {
  view: ReturnType<typeof useLoyaltyView>;
  mode: RenderMode;
}

/** The way in: to join for who may, to sign in or register for who is signed out, nothing for members. */
export function LoyaltyActions({ view, mode }: Props) {
  const { t } = useTextsWith('loyalty');
  const { openModal } = useModals();
  const isView = mode === 'view';
  if (view.isMember) return null;
  if (view.mayJoin) return isView ? <JoinButton /> : <Button inert>{t('loyalty.join.action')}</Button>;
  if (view.isSignedIn) return null;
  return (
    <>
      <Button inert={!isView} className="for-anonymous noscript:hidden" onClick={() => openModal('register')}>
        {t('loyalty.register')}
      </Button>
      <Button
        inert={!isView}
        variant="secondary"
        className="for-anonymous noscript:hidden"
        onClick={() => openModal('login')}
      >
        {t('loyalty.signIn')}
      </Button>
    </>
  );
}
