import { useT } from '../../i18n/texts.tsx';
import { useModals } from '../../state/modals.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  uuid: string;
  number: string;
  /** That of the link in a mail. */
  linkKey?: string | undefined;
  /** On a card among others: lies above the link that covers it, and is told apart by the number. */
  isOnCard?: boolean;
}

/** Shows what an order would be now, before it fills the cart (CT-11). */
export function ReorderButton({ uuid, number, linkKey, isOnCard = false }: Props) {
  const t = useT();
  const { openModal } = useModals();
  return (
    <Button
      variant="secondary"
      icon="arrow-clockwise"
      {...(isOnCard && { size: 's', className: 'relative z-1' })}
      onClick={() => openModal('reorder', { uuid, number, linkKey })}
    >
      {t('orderPages.again')}
      {isOnCard && <span className="sr-only">: {number}</span>}
    </Button>
  );
}
