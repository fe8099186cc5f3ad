import { useRef, type KeyboardEvent } from 'react';
import type { Variation } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { ShadeCell } from './ShadeCell.tsx';

/** Depths 1 to 10 have a name the trade knows. */
const depthNames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Depth down, reflection across; arrow keys go from cell to cell. Boosters without a depth stand in a row below. */
export function ShadeTable({ shades, currentId }: { shades: readonly Variation[]; currentId: number }) {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const placed = shades.filter((one) => one.shade!.level !== null && one.shade!.tone !== null);
  const others = shades.filter((one) => !placed.includes(one));
  // Digit by digit, as charts of the trade run: 1, 11, 2, 22, 3, 34.
  const tones = [
    ...new Map(placed.map((one) => [one.shade!.tone!, one.shade!.tone_name])).entries(),
  ].toSorted((a, b) => a[0].localeCompare(b[0], 'en'));
  const levels = [...new Set(placed.map((one) => one.shade!.level!))].toSorted((a, b) => b - a);
  const byPlace = new Map(placed.map((one) => [`${one.shade!.level} ${one.shade!.tone}`, one]));

  const onKey = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
    };
    const move = moves[event.key];
    const cell = (event.target as Element).closest('td');
    if (!move || !cell || !table.current) return;
    const rows = [...table.current.tBodies[0]!.rows];
    let row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
    let column = cell.cellIndex;
    for (row += move[0], column += move[1]; rows[row]?.cells[column]; row += move[0], column += move[1]) {
      const link = rows[row]!.cells[column]!.querySelector('a');
      if (link) {
        event.preventDefault();
        link.focus();
        return;
      }
    }
  };

  return (
    <>
      <div className="overflow-x-auto pb-2">
        {/* Arrow keys only add to what Tab and Enter already do on the links within. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table ref={table} onKeyDown={onKey} className="w-full border-collapse text-left">
          <thead>
            <tr>
              <th
                scope="col"
                className="type-caption sticky left-0 z-1 bg-surface pr-4 pb-2 font-normal text-muted"
              >
                {t('catalogue.product.depth')}
              </th>
              {tones.map(([tone, name]) => (
                <th key={tone} scope="col" className="type-caption min-w-28 pr-3 pb-2 align-bottom">
                  <span className="block font-normal text-muted tabular-nums">.{tone}</span>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level} className="border-t border-line">
                <th scope="row" className="sticky left-0 z-1 bg-surface py-2 pr-4">
                  <span className="flex items-center gap-3">
                    <span
                      aria-hidden="true"
                      className="h-11 w-1.5 shrink-0 rounded-2"
                      style={{ backgroundColor: `var(--shade-${Math.min(10, level)})` }}
                    />
                    <span className="font-semibold tabular-nums">{level}</span>
                    <span className="type-caption hidden w-24 font-normal text-muted md:block">
                      {depthName(level)}
                    </span>
                  </span>
                </th>
                {tones.map(([tone]) => {
                  const shade = byPlace.get(`${level} ${tone}`);
                  return (
                    <td key={tone} className="py-1 pr-2">
                      {shade ? <ShadeCell shade={shade} isCurrent={shade.id === currentId} /> : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
          {others.map((shade) => (
            <li key={shade.id}>
              <ShadeCell shade={shade} isCurrent={shade.id === currentId} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );

  function depthName(level: number): string {
    const known = depthNames.find((one) => one === level);
    return known ? t(`catalogue.depths.${known}`) : '';
  }
}
