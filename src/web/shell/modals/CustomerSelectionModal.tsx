import { useTextsWith } from '../../i18n/load-areas.ts';
import { useMe } from '../../state/me.ts';
import { Modal } from '../../ui/Modal.tsx';
import { CustomerChoice } from '../account/CustomerChoice.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** Asks whom somebody with several customers acts for (AU-03). */
export default function CustomerSelectionModal({ onClose }: ModalComponentProps) {
  const { t } = useTextsWith('auth');
  const me = useMe();
  if (!me) return null;
  return (
    <Modal title={t('auth.customers.title')} onClose={onClose} priority="global" size="s">
      <p className="mb-3 text-muted">{t('auth.customers.body')}</p>
      <div className="-mx-3">
        <CustomerChoice customers={me.customers} onChosen={onClose} />
      </div>
    </Modal>
  );
}
