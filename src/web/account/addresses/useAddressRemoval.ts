import { useMutation } from '@tanstack/react-query';
import type { Address } from '../../../domain/customers/contract.ts';
import { addAddressMutation, deleteAddressMutation } from '../../api/customer-writes.ts';
import { useT } from '../../i18n/texts.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { undoMs } from '../../ui/undo-time.ts';
import { useTools } from '../account.ts';

/** Deletes at once and offers to undo, which adds the same address again. */
export function useAddressRemoval(customer: string): (address: Address) => void {
  const t = useT();
  const toast = useToast();
  const tools = useTools();
  const failed = () => toast({ text: t('account.notSaved'), tone: 'danger', key: 'addresses' });
  const restoring = useMutation({ ...addAddressMutation(tools, customer), onError: failed });
  const removing = useMutation(deleteAddressMutation(tools, customer));
  return (address) => {
    const { id, ...body } = address;
    removing.mutate(id, {
      onError: failed,
      onSuccess: () =>
        toast({
          text: t('account.addresses.removed'),
          key: 'addresses',
          durationMs: undoMs,
          action: {
            label: t('account.undo'),
            onPress: () =>
              restoring.mutate({
                params: { uuid: customer },
                body,
                idempotencyKey: crypto.randomUUID(),
              }),
          },
        }),
    });
  };
}
