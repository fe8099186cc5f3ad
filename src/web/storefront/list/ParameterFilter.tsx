import type { ParameterFacet } from '../../../domain/search/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { Swatch } from '../../ui/Chip.tsx';
import { CheckFilter } from './CheckFilter.tsx';
import { withToggled, type FilterProps } from './filter-props.ts';

/** Values of one parameter; colours with their dot. */
export function ParameterFilter({ facet, query, change }: FilterProps & { facet: ParameterFacet }) {
  const t = useT();
  const chosen = query.parameter.find((one) => one.code === facet.code)?.values ?? [];
  const label = (value: ParameterFacet['values'][number]) => {
    if (facet.type === 'BOOLEAN') return t(value.code === 'true' ? 'common.yes' : 'common.no');
    return facet.unit ? `${value.name} ${facet.unit}` : value.name;
  };
  return (
    <CheckFilter
      name="parameter"
      options={facet.values.map((value) => ({
        value: `${facet.code}:${value.code}`,
        label: label(value),
        count: value.count,
        ...(value.color ? { before: <Swatch color={value.color} /> } : {}),
      }))}
      chosen={chosen.map((code) => `${facet.code}:${code}`)}
      onToggle={(pair) =>
        change({ parameter: withToggled(query, facet.code, pair.slice(facet.code.length + 1)) })
      }
    />
  );
}
