import type { ParameterFacet } from '../../../domain/search/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { withToggled, type FilterProps } from './filter-props.ts';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Hair depths 1 to 10 as swatches of the shade scale, each a checkbox. A swatch never fades: its colour is what it tells. */
export function LevelFilter({ facet, query, change }: FilterProps & { facet: ParameterFacet }) {
  const t = useT();
  const chosen = query.parameter.find((one) => one.code === facet.code)?.values ?? [];
  return (
    <ul className="grid grid-cols-5 gap-2 pt-1">
      {levels.map((level) => {
        const code = String(level);
        const count = facet.values.find((one) => one.code === code)?.count ?? 0;
        const isOff = count === 0 && !chosen.includes(code);
        return (
          <li key={level}>
            <label className={`grid justify-items-center gap-1 ${isOff ? '' : 'cursor-pointer'}`}>
              <input
                type="checkbox"
                name="parameter"
                value={`${facet.code}:${code}`}
                checked={chosen.includes(code)}
                disabled={isOff}
                onChange={() => change({ parameter: withToggled(query, facet.code, code) })}
                aria-label={`${level} ${t(`catalogue.depths.${level}`)}, ${t('common.products', { count })}`}
                className="peer sr-only"
              />
              <span
                className="swatch h-9 w-full rounded-input border border-line-strong peer-checked:ring-2 peer-checked:ring-action peer-checked:ring-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
                style={{ backgroundColor: `var(--shade-${level})` }}
              />
              <span
                className={`type-caption font-normal tabular-nums ${isOff ? 'text-meta line-through' : 'text-muted'}`}
              >
                {level}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
