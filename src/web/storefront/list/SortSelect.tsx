import { sorts, type Sort } from '../../../domain/search/sorts.ts';
import type { SearchQuery } from '../../../domain/search/address.ts';
import { useT } from '../../i18n/texts.tsx';
import { Select } from '../../ui/Select.tsx';

interface Props {
  query: SearchQuery;
  change: (part: Partial<SearchQuery>) => void;
}

/** The form of filters beside the list sends the order along, where there is no script to put it in force. */
export const filterFormId = 'filters';

/** The order of the list; without a text the best match is what sells best. */
export function SortSelect({ query, change }: Props) {
  const t = useT();
  const labels: Record<Sort, string> = {
    relevance: t(query.term ? 'catalogue.sorts.relevance' : 'catalogue.sorts.popular'),
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
      className="flex-auto md:flex-none"
      value={query.sort}
      onChange={(event) => change({ sort: event.target.value as Sort })}
      options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
    />
  );
}
