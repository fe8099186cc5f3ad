import { useTextsWith } from '../../i18n/load-areas.ts';
import { useMe } from '../../state/me.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountPanel } from '../account/AccountPanel.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** The entity menu of a phone (LY-03). */
export default function EntityMenuModal({ onClose }: ModalComponentProps) {
  const { t } = useTextsWith('auth');
  const me = useMe();
  return (
    <Modal title={t('auth.menu.label')} onClose={onClose} priority="global" size="s">
      <div className="-mx-3">
        {me ? <AccountPanel me={me} onClose={onClose} /> : <Skeleton className="mx-3 h-40" />}
      </div>
    </Modal>
  );
}
