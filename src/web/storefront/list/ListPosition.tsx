import { useQuery } from '@tanstack/react-query';
import { listPlaceholdersQuery } from '../../api/creator.ts';
import { BlockTree } from '../../blocks/BlockTree.tsx';
import { usePage } from '../../state/page.tsx';
import { listPositions } from './positions.ts';

/** What editors put above or below this list; nothing when they put nothing. */
export function ListPosition({ type }: { type: (typeof listPositions)[number] }) {
  const { path, mode } = usePage();
  const { data } = useQuery(listPlaceholdersQuery(listPositions, path));
  const placeholder = data?.positions[type];
  if (!data || !placeholder) return null;
  return <BlockTree nodes={placeholder.components} pictures={data.pictures} mode={mode} />;
}

/** Whether editors put anything there. */
export function useHasPosition(type: (typeof listPositions)[number]): boolean {
  const { path } = usePage();
  const { data } = useQuery(listPlaceholdersQuery(listPositions, path));
  return (data?.positions[type]?.components.length ?? 0) > 0;
}
