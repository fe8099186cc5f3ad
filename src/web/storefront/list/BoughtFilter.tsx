import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { CheckFilter } from './CheckFilter.tsx';
import type { FilterProps } from './filter-props.ts';
import { showsShades } from './query.ts';

/** Of the list, only what the customer has bought before, with how much that is. */
export default function BoughtFilter({ query, change }: FilterProps) {
  const t = useT();
  const { data } = useQuery(
    searchQuery({
      ...query,
      variations: showsShades(query),
      sort: 'relevance',
      bought: true,
      standalone: true,
      page: 1,
      page_size: 1,
    }),
  );
  const isChosen = query.bought === true;
  // Nothing to switch to, and nothing to switch off.
  if (!isChosen && !data?.count) return null;
  return (
    <div className="border-b border-line pb-2">
      <CheckFilter
        name="bought"
        options={[{ value: 'true', label: t('catalogue.filter.bought'), count: data?.count ?? 0 }]}
        chosen={isChosen ? ['true'] : []}
        onToggle={() => change({ bought: !isChosen })}
      />
    </div>
  );
}
