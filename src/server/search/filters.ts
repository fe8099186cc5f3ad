import type { SearchQuery } from '../../domain/search/address.ts';
import { facetId, facetSpan, languageFacet } from '../../domain/search/facet-ids.ts';
import type { FacetGroup, PlannedFilters } from '../../domain/search/port.ts';
import type { Frame } from './frame.ts';

/**
 * The filters of a search as the engine takes them. What bounds a page (its category, else its brand) comes
 * first. A value nobody knows is found nowhere rather than ignored: a filter that does nothing would lie.
 */
export function plannedFilters(query: SearchQuery, frame: Frame, shopId: number): PlannedFilters {
  const groups: FacetGroup[] = [];
  const add = (ids: readonly number[], members: FacetGroup['members']) => {
    if (ids.length > 0) groups.push({ ids, members });
  };
  add(
    query.category.map((id) => facetId('category', id)),
    query.fixed === 'category' ? [] : facetSpan('category'),
  );
  add(
    query.campaign.map((id) => facetId('campaign', id)),
    [],
  );
  add(
    query.brand.map((id) => facetId('brand', id)),
    query.fixed === 'brand' ? [] : facetSpan('brand'),
  );
  for (const { code, values } of query.parameter) {
    const parameter = [...frame.parameters.values()].find((one) => one.code === code);
    const known = [...frame.values.values()].filter((one) => one.parameter_id === parameter?.id);
    const ids = values.map((value) => known.find((one) => one.code === value)?.id ?? 0);
    add(
      ids.map((id) => facetId('parameter', id)),
      known.map((one) => facetId('parameter', one.id)),
    );
  }
  if (query.in_stock) add([facetId('stock', shopId)], facetSpan('stock'));
  add(
    query.event_category.map((id) => facetId('event_category', id)),
    [],
  );
  add(
    query.location.map((id) => facetId('location', id)),
    [],
  );
  add(query.language.map(languageFacet), []);
  // Products have no day; events, which do, are not among the documents yet.
  add(
    query.date.map(() => -1),
    [],
  );
  const { start, end } = query.price;
  return {
    groups,
    ...((start !== undefined || end !== undefined) && {
      price: {
        ...(start !== undefined && { start: Math.round(start * 100) }),
        ...(end !== undefined && { end: Math.round(end * 100) }),
      },
    }),
    ...(query.discount_rate !== undefined && { discountRate: query.discount_rate }),
  };
}
