import { sorts, type Sort } from '../../../domain/search/sorts.ts';
import { useT } from '../../i18n/texts.tsx';
import { Select } from '../../ui/Select.tsx';
import { filterFormId } from './anchors.ts';
import { showsShades, type ListQuery } from './query.ts';

interface Props {
  query: ListQuery;
  change: (part: Partial<ListQuery>) => void;
}

/** The order of the list. Left to itself it is what fits the text best, or shades by depth, or what sells best. */
export function SortSelect({ query, change }: Props) {
  const t = useT();
  const byItself = query.term ? 'relevance' : showsShades(query) ? 'depth' : 'popular';
  const labels: Record<Sort, string> = {
    relevance: t(`catalogue.sorts.${byItself}`),
    price: t('catalogue.sorts.price'),
    '-price': t('catalogue.sorts.priceDesc'),
    name: t('catalogue.sorts.name'),
    '-discount_rate': t('catalogue.sorts.discount'),
    newest: t('catalogue.sorts.newest'),
  };
  return (
    <Select
      label={t('catalogue.sort')}
      hideLabel
      name="sort"
      form={filterFormId}
      className="min-w-0 flex-1 basis-36 md:flex-none"
      value={query.sort}
      onChange={(event) => change({ sort: event.target.value as Sort })}
      options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
    />
  );
}
