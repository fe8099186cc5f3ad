import { useQuery } from '@tanstack/react-query';
import type { SharedPosition } from '../../../domain/creator/placeholder-types.ts';
import { listPlaceholdersQuery } from '../../api/creator.ts';
import { BlockTree } from '../../blocks/BlockTree.tsx';
import { givesHeading } from '../../blocks/tree-facts.ts';
import { usePage } from '../../state/page.tsx';

interface Props {
  positions: readonly SharedPosition[];
  type: SharedPosition;
  /** The heading when editors gave none. */
  title?: string;
}

/** What editors put above or below a list, with the list's own heading where theirs has none. */
export function ListAround({ positions, type, title }: Props) {
  const { path, mode } = usePage();
  const { data } = useQuery(listPlaceholdersQuery(positions, path));
  const placeholder = data?.positions[type];
  const nodes = placeholder?.components ?? [];
  return (
    <>
      {title && !givesHeading(nodes) ? <h1 className="type-h1 wrap">{title}</h1> : null}
      {data && nodes.length > 0 ? (
        <div className={title ? 'below-crumbs' : ''}>
          <BlockTree nodes={nodes} pictures={data.pictures} mode={mode} />
        </div>
      ) : null}
    </>
  );
}
