import { useTextsWith } from '../../i18n/load-areas.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** The large popup of an error: its own words by code, else that something went wrong (ER-01). */
export default function ErrorModal({ onClose, props }: ModalComponentProps) {
  const { t, errorText } = useTextsWith('refusals');
  const code = typeof props['code'] === 'string' ? props['code'] : null;
  return (
    <Modal
      title={t('errors.somethingWentWrong')}
      onClose={onClose}
      priority="global"
      size="s"
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{errorText(code ?? 'INTERNAL') || t('errors.somethingWentWrongBody')}</p>
    </Modal>
  );
}
