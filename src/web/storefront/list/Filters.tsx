import { toSearchParams } from '../../../domain/search/address.ts';
import { useT } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useMe } from '../../state/me.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckFilter } from './CheckFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { toggled, type FilterProps } from './filter-props.ts';
import { listParams } from './query.ts';
import { LevelFilter } from './LevelFilter.tsx';
import { ParameterFilter } from './ParameterFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';

/** For those who are signed in alone, so it is fetched for them alone. */
const BoughtFilter = onDemand(() => import('./BoughtFilter.tsx'));

/** The hair-depth parameter; rendered as the shade scale. */
const levelCode = 'level';
/** Groups that stand open; the rest opens on a press. */
const openParameters = 3;
/** At least so many percents off. */
const anyDiscount = 1;

/**
 * Everything the list can be narrowed by, with counts. A form of plain checkboxes: with script each choice is
 * in force at once, without it the button below sends them, with the order chosen beside the list.
 */
export function Filters({ id, ...props }: FilterProps & { id?: string }) {
  const t = useT();
  const { path } = usePage();
  const isSignedIn = useMe() !== undefined;
  const { facets, query, fixed, change } = props;
  if (!facets) return null;
  const children = facets.category.filter(
    (one) => one.parent === (fixed.category?.[0] ?? null) || query.category.includes(one.id),
  );
  const level = facets.parameter.find((one) => one.code === levelCode);
  const parameters = facets.parameter.filter((one) => one.code !== levelCode && one.values.length > 0);
  const reduced = facets.discount.find(({ rate }) => rate === anyDiscount)?.count ?? 0;
  const { term, page_size } = query;
  const carried = { term, page_size, campaign: fixed.campaign ? [] : query.campaign };
  return (
    <form id={id} action={path} method="get">
      {[...toSearchParams(carried, 'search'), ...listParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isSignedIn ? <BoughtFilter {...props} /> : null}
      {!fixed.category?.length && facets.category.length > 0 ? (
        <FilterGroup title={t('catalogue.filter.category')} isOpen chosen={query.category.length}>
          <CheckFilter
            name="category"
            options={children.map((one) => ({ value: String(one.id), label: one.name, count: one.count }))}
            chosen={query.category.map(String)}
            onToggle={(value) => change({ category: toggled(query.category, Number(value)) })}
          />
        </FilterGroup>
      ) : null}
      {!fixed.brand && facets.brand.length > 0 ? (
        <FilterGroup title={t('catalogue.filter.brand')} isOpen chosen={query.brand.length}>
          <CheckFilter
            name="brand"
            options={facets.brand.map((one) => ({
              value: String(one.id),
              label: one.name,
              count: one.count,
            }))}
            chosen={query.brand.map(String)}
            onToggle={(value) => change({ brand: toggled(query.brand, Number(value)) })}
            findLabel={t('shell.findBrand')}
          />
        </FilterGroup>
      ) : null}
      {facets.price ? (
        <FilterGroup
          title={t('catalogue.filter.price')}
          isOpen
          chosen={query.price.start !== undefined || query.price.end !== undefined ? 1 : 0}
        >
          <PriceFilter {...props} bounds={facets.price} />
        </FilterGroup>
      ) : null}
      {level && level.values.length > 1 ? (
        <FilterGroup
          title={t('catalogue.filter.shade')}
          isOpen
          chosen={query.parameter.find((one) => one.code === levelCode)?.values.length ?? 0}
        >
          <LevelFilter {...props} facet={level} />
        </FilterGroup>
      ) : null}
      <FilterGroup
        title={t('catalogue.filter.availability')}
        isOpen
        chosen={(query.in_stock ? 1 : 0) + (query.discount_rate === undefined ? 0 : 1)}
      >
        <CheckFilter
          name="in_stock"
          options={[{ value: 'true', label: t('catalogue.filter.inStock'), count: facets.in_stock }]}
          chosen={query.in_stock ? ['true'] : []}
          onToggle={() => change({ in_stock: !query.in_stock })}
        />
        <CheckFilter
          name="discount_rate"
          options={[{ value: String(anyDiscount), label: t('catalogue.filter.reduced'), count: reduced }]}
          chosen={query.discount_rate === undefined ? [] : [String(anyDiscount)]}
          onToggle={() =>
            change({ discount_rate: query.discount_rate === undefined ? anyDiscount : undefined })
          }
        />
      </FilterGroup>
      {parameters.map((facet, index) => (
        <FilterGroup
          key={facet.code}
          title={facet.name}
          isOpen={index < openParameters}
          chosen={query.parameter.find((one) => one.code === facet.code)?.values.length ?? 0}
        >
          <ParameterFilter {...props} facet={facet} />
        </FilterGroup>
      ))}
      <noscript>
        <Button type="submit" variant="primary" block className="mt-4">
          {t('common.apply')}
        </Button>
      </noscript>
    </form>
  );
}
