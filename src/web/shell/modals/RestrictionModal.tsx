import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { sessionToken } from '../../api/token.ts';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** Why a product is not for everybody, and the way to it for this visitor (PL-03). */
export default function RestrictionModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('restriction');
  const me = useMe();
  const { openModal } = useModals();
  const reason = typeof props['reason'] === 'string' ? props['reason'] : '';
  const isForTrade = props['isForTrade'] === true;
  const company =
    me?.customers.find((one) => !one.is_individual && one.is_active) ??
    me?.customers.find((one) => !one.is_individual);
  const way = wayIn();
  return (
    <Modal
      size="s"
      title={t('restriction.title')}
      onClose={onClose}
      footer={<div className="grid gap-2">{way.buttons}</div>}
    >
      <div className="flex gap-3">
        <Icon name={isForTrade ? 'seal-check' : 'lock-simple'} size={24} className="text-muted" />
        <div className="grid min-w-0 gap-2 wrap-anywhere">
          <p className="font-medium">{reason}</p>
          <p className="text-muted">{way.words}</p>
        </div>
      </div>
    </Modal>
  );

  function wayIn() {
    const ask = (
      <ButtonLink href={paths.contact()} variant="secondary" block onClick={onClose}>
        {t('restriction.askButton')}
      </ButtonLink>
    );
    if (!isForTrade) return { words: t('restriction.ask'), buttons: ask };
    if (sessionToken() === undefined)
      return {
        words: t('restriction.signIn'),
        buttons: (
          <>
            <Button block onClick={() => openModal('login')}>
              {t('restriction.signInButton')}
            </Button>
            <Button block variant="secondary" onClick={() => openModal('register')}>
              {t('restriction.register')}
            </Button>
          </>
        ),
      };
    if (company?.status === 'pending') return { words: t('restriction.pending'), buttons: ask };
    if (company) return { words: t('restriction.ask'), buttons: ask };
    return {
      words: t('restriction.addCompany'),
      buttons: (
        <Button block onClick={() => openModal('addBusinessAccount')}>
          {t('restriction.addCompanyButton')}
        </Button>
      ),
    };
  }
}
