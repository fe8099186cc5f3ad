import { categoryBranchQuery } from '../../api/catalogue.ts';
import type { PageContext } from '../../state/page.tsx';
import { listIdOf } from '../page-things.ts';

export const queriesOf = (_props: Record<string, unknown>, page: PageContext) => [
  categoryBranchQuery(listIdOf(page, 'categories')),
];
