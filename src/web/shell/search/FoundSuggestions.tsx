import type { SearchAnswer } from '../../../domain/search/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Marked } from './Marked.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { rememberSearch } from './recent.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';

interface Props {
  found: SearchAnswer;
  term: string;
  onClose: () => void;
}

/** Products, and beside them the brands and categories of what was typed. */
export function FoundSuggestions({ found, term, onClose }: Props) {
  const t = useT();
  const countOf = (facet: 'brand' | 'category', id: number) =>
    found.facets?.[facet].find((one) => one.id === id)?.count;
  return (
    <div className="search-columns">
      <div className="search-products">
        <h3 className="mb-2 flex items-baseline gap-2 font-semibold">
          {t('search.products')}
          <span className="type-body-s font-normal text-muted tabular-nums">{found.count}</span>
        </h3>
        <ul className="grid lg:grid-cols-2 lg:gap-x-8">
          {found.results.map((product) => (
            <li key={product.id}>
              <ProductPreview product={product} text={term} onChoose={() => rememberSearch(term)} />
            </li>
          ))}
        </ul>
      </div>
      <div className="search-side">
        <SuggestionGroup
          title={t('search.brands')}
          isCounted
          items={found.brands.map((one) => ({
            key: String(one.id),
            label: <Marked text={one.name} term={term} />,
            href: paths.brand(one.id, one.slug),
            count: countOf('brand', one.id),
          }))}
          onChoose={onClose}
        />
        <SuggestionGroup
          title={t('search.categories')}
          isCounted
          items={found.categories.map((one) => ({
            key: String(one.id),
            label: <Marked text={one.name} term={term} />,
            href: paths.category(one.id, one.slug),
            count: countOf('category', one.id),
            above: one.parent_name ?? undefined,
          }))}
          onChoose={onClose}
        />
      </div>
    </div>
  );
}
