import type { ReactNode } from 'react';
import type { ComposedPage } from '../../../domain/creator/contract.ts';
import { BlockTree } from '../../blocks/BlockTree.tsx';
import { givesHeading } from '../../blocks/tree-facts.ts';

/** The body of a composed page. One without a heading of its own gets its title as one that is read and not drawn. */
export function ComposedView({
  composed,
  afterHead,
}: {
  composed: ComposedPage;
  /** What the page itself shows below the first block. */
  afterHead?: ReactNode;
}) {
  const main = composed.placeholders.find((one) => one.type === 'MAIN');
  const nodes = main?.components ?? [];
  return (
    <div className="composed-page">
      {givesHeading(nodes) ? null : <h1 className="sr-only">{composed.scheme.meta_title}</h1>}
      <BlockTree nodes={nodes} pictures={composed.pictures} scheme={composed.scheme} afterFirst={afterHead} />
    </div>
  );
}
