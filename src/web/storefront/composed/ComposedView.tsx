import type { ReactNode } from 'react';
import type { ComposedPage } from '../../../domain/creator/contract.ts';
import { BlockTree } from '../../blocks/BlockTree.tsx';
import { givesHeading } from '../../blocks/tree-facts.ts';
import { usePage } from '../../state/page.tsx';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx';

/** A composed page below its breadcrumbs. Without a heading of its own it gets its title as a visually hidden one. */
export function ComposedView({
  composed,
  crumbs,
  afterHead,
}: {
  composed: ComposedPage;
  /** Left out on the front page, to which nothing leads. */
  crumbs?: readonly Crumb[];
  /** What the page itself shows below the first block. */
  afterHead?: ReactNode;
}) {
  const { mode } = usePage();
  const main = composed.placeholders.find((one) => one.type === 'MAIN');
  const nodes = main?.components ?? [];
  return (
    <>
      {crumbs ? (
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
        </div>
      ) : null}
      {givesHeading(nodes) ? null : <h1 className="sr-only">{composed.scheme.meta_title}</h1>}
      <div className={crumbs ? 'below-crumbs' : ''}>
        <BlockTree
          nodes={nodes}
          pictures={composed.pictures}
          scheme={composed.scheme}
          mode={mode}
          afterFirst={afterHead}
        />
      </div>
    </>
  );
}
