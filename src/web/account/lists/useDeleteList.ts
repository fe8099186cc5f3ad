import { useMutation } from '@tanstack/react-query';
import type { SavedListSummary } from '../../../domain/saved-lists/contract.ts';
import { ApiError } from '../../api/client.ts';
import { deleteListMutation, restoreListMutation } from '../../api/saved-lists.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { undoMs } from '../../ui/undo-time.ts';
import { useTools } from '../account.ts';

/** Says why a write of a list failed. */
export function useListFailure(): (error: Error) => void {
  const { t, errorText } = useTexts();
  const toast = useToast();
  return (error) =>
    toast({
      text: error instanceof ApiError && error.code ? errorText(error.code) : t('errors.network'),
      tone: 'danger',
      key: 'list',
    });
}

/** Deletes a list and offers to bring it back. */
export function useDeleteList(onDeleted?: () => void) {
  const { t } = useTexts();
  const toast = useToast();
  const tools = useTools();
  const onError = useListFailure();
  const restore = useMutation({ ...restoreListMutation(tools), onError });
  const remove = useMutation({ ...deleteListMutation(tools), onError });
  return {
    isDeleting: remove.isPending,
    remove: ({ uuid, name }: Pick<SavedListSummary, 'uuid' | 'name'>) =>
      remove.mutate(uuid, {
        onSuccess: () => {
          toast({
            text: t('savedLists.deleted', { name }),
            key: 'list',
            durationMs: undoMs,
            action: { label: t('savedLists.undo'), onPress: () => restore.mutate(uuid) },
          });
          onDeleted?.();
        },
      }),
  };
}
