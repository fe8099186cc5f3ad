import { usePage } from '../../state/page.tsx';
import { childrenOf, shownCategories } from '../../../domain/catalogue/category-tree.ts';
import { CategoryChildren } from '../CategoryChildren.tsx';
import { listIdOf, useCategoryBranch } from '../page-things.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { categoryButtons } from './block.ts';

export function View({ props, mode }: ViewProps<typeof categoryButtons>) {
  const page = usePage();
  const children = childrenOf(
    listIdOf(page, 'categories'),
    shownCategories(useCategoryBranch(mode !== 'preview')),
  );
  // Without children there is nothing to choose; while editing, grey buttons keep the place.
  if (children.length === 0 && mode === 'view') return null;
  return (
    <section className="*:last:mt-0">
      <SectionHead title={props.title} />
      <CategoryChildren mode={children.length === 0 ? 'preview' : mode} look={props.look} />
    </section>
  );
}
