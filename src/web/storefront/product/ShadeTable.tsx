import { useRef, type KeyboardEvent } from 'react';
import type { Variation } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { ShadeCell } from './ShadeCell.tsx';
import { ShadeDepth } from './ShadeDepth.tsx';
import { placesOf } from './shade-places.ts';

/** Depth down, reflection across; arrow keys go from cell to cell. Boosters without a depth stand in a row below. */
export function ShadeTable({ shades, currentId }: { shades: readonly Variation[]; currentId: number }) {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const { tones, levels, byPlace, others } = placesOf(shades);

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
    <div className="max-md:hidden">
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
                  <ShadeDepth level={level} nameClass="w-24" />
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
    </div>
  );
}
