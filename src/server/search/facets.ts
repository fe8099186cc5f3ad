import { translate, type Language } from '../../domain/locales.ts';
import type { ParameterFacet, SearchFacetsAnswer } from '../../domain/search/contract.ts';
import { facetId, facetOf } from '../../domain/search/facet-ids.ts';
import type { SearchFacets } from '../../domain/search/port.ts';
import type { Frame, FrameParameter, FrameValue } from './frame.ts';

/** Counts with names, in the order a filter panel shows them: categories as in the menu, brands by name, values by their place. */
export function facetsAnswer(
  found: SearchFacets,
  frame: Frame,
  language: Language,
  shopId: number,
): SearchFacetsAnswer {
  const category: SearchFacetsAnswer['category'] = [];
  const brand: SearchFacetsAnswer['brand'] = [];
  const valuesByParameter = new Map<number, { value: FrameValue; count: number }[]>();
  for (const [facet, count] of found.counts) {
    const { space, id } = facetOf(facet);
    if (space === 'category') {
      const one = frame.categories.get(id);
      if (one)
        category.push({
          id,
          parent: one.parent_id,
          name: translate(one.i18n_name, language),
          slug: translate(one.i18n_slug, language),
          count,
        });
    } else if (space === 'brand') {
      const one = frame.brands.get(id);
      if (one) brand.push({ id, name: one.name, slug: one.slug, count });
    } else if (space === 'parameter') {
      const value = frame.values.get(id);
      if (!value) continue;
      const held = valuesByParameter.get(value.parameter_id) ?? [];
      held.push({ value, count });
      valuesByParameter.set(value.parameter_id, held);
    }
  }
  const position = (id: number) => frame.categories.get(id)?.position ?? 0;
  return {
    category: category.sort((a, b) => position(a.id) - position(b.id) || a.id - b.id),
    brand: brand.sort((a, b) => frame.brands.get(a.id)!.place - frame.brands.get(b.id)!.place),
    price: found.price && { start: found.price.min / 100, end: found.price.max / 100 },
    parameter: [...valuesByParameter]
      .map(([id, values]) => ({ parameter: frame.parameters.get(id)!, values }))
      .filter(({ parameter }) => parameter.is_filterable)
      .sort((a, b) => a.parameter.position - b.parameter.position || a.parameter.id - b.parameter.id)
      .map(({ parameter, values }) => parameterAnswer(parameter, values, language)),
    discount: found.discounts,
    in_stock: found.counts.get(facetId('stock', shopId)) ?? 0,
  };
}

function parameterAnswer(
  { code, type, i18n_name, unit }: FrameParameter,
  values: { value: FrameValue; count: number }[],
  language: Language,
): ParameterFacet {
  return {
    code,
    type,
    name: translate(i18n_name, language),
    unit,
    values: values
      .sort(
        ({ value: a }, { value: b }) =>
          (a.number ?? 0) - (b.number ?? 0) || a.position - b.position || a.id - b.id,
      )
      .map(({ value, count }) => ({
        code: value.code,
        name: translate(value.i18n_name, language) || value.code,
        color: value.color,
        count,
      })),
  };
}
