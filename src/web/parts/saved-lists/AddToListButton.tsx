import { useTextsWith } from '../../i18n/load-areas.ts';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { Button } from '../../ui/Button.tsx';

/** For those who are signed in and act for somebody: lists are a customer's. */
export function AddToListButton({ lines }: { lines: readonly { product: number; quantity: number }[] }) {
  const { t } = useTextsWith('savedLists');
  const isForCustomer = useMe()?.customers.some(({ is_active }) => is_active) ?? false;
  const { openModal } = useModals();
  if (!isForCustomer || lines.length === 0) return null;
  return (
    <Button variant="quiet" icon="list-plus" onClick={() => openModal('addToList', { lines })}>
      {t('savedLists.save')}
    </Button>
  );
}
