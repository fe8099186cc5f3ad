import { maxTermLength } from '../../../domain/search/limits.ts';
import { typedText } from '../../../domain/typed-text.ts';
import { paths } from '../../paths.ts';
import type { PageContext } from '../../state/page.tsx';

/** What the shop is searched for on this page: other pages, such as that of the orders, have a search of their own. */
export function searchedFor({ path, search }: Pick<PageContext, 'path' | 'search'>): string {
  return path.replace(/\/$/, '') === paths.search() ? typedText(search, 'search', maxTermLength) : '';
}
