import { useQueryClient } from '@tanstack/react-query';
import { changeSavedListCall, deleteSavedListCall } from '../../../domain/saved-lists/calls.ts';
import type { SavedList } from '../../../domain/saved-lists/contract.ts';
import { savedListQuery, savedListsQuery } from '../../api/saved-lists.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { usePage } from '../../state/page.tsx';
import { useToast } from '../../ui/Toast.tsx';

export interface NewLine {
  product: number;
  quantity: number;
}

interface Filled {
  uuid: string;
  name: string;
  /** What the shop has put into it, which is less than was asked for where a line was full. */
  added: readonly NewLine[] | 'all';
}

/** Takes out of a list what was just put into it, and the list itself where it was made for that. */
export function useTakeBack() {
  const { t } = useTextsWith('savedLists');
  const { api } = usePage();
  const queries = useQueryClient();
  const toast = useToast();
  return async ({ uuid, name, added }: Filled) => {
    try {
      if (added === 'all') await api.send(deleteSavedListCall, { params: { uuid }, body: undefined });
      else {
        // A colleague may have changed it since: only these pieces go, of the list as it is now.
        const { lines, version } = await queries.fetchQuery(savedListQuery(uuid));
        const body = { lines: without(lines, added), version };
        await api.send(changeSavedListCall, { params: { uuid }, body });
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: savedListsQuery().queryKey }),
        queries.invalidateQueries({ queryKey: savedListQuery(uuid).queryKey }),
      ]);
      toast({
        text: t(added === 'all' ? 'savedLists.deleted' : 'savedLists.takenBack', { name }),
        key: 'list',
      });
    } catch (error) {
      console.error('nothing could be taken out of the list', error);
      toast({ text: t('savedLists.notTakenBack', { name }), tone: 'danger', key: 'list' });
    }
  };
}

function without(lines: SavedList['lines'], added: readonly NewLine[]) {
  const pieces = new Map(added.map(({ product, quantity }) => [product, quantity]));
  return lines.flatMap(({ product: { id }, quantity, note }) => {
    const left = id === null ? 0 : quantity - (pieces.get(id) ?? 0);
    return id === null || left <= 0 ? [] : [{ product: id, quantity: left, note }];
  });
}
