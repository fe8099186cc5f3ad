import { useEffect, useRef, type CSSProperties } from 'react';
import { useT } from '../../../i18n/texts.tsx';
import { ShadeBox, type Boxes } from './ShadeBox.tsx';
import { ShadeCell } from './ShadeCell.tsx';
import { ShadeDepth } from './ShadeDepth.tsx';
import { placesOf, rowsOf, type ShadeVariation } from './shade-places.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useHiddenSides } from './useHiddenSides.ts';

/** Up to so many reflections have swatch and words side by side on a wide screen. */
const roomyTones = 7;

interface Props {
  shades: readonly ShadeVariation[];
  currentId: number;
  /** Of the words that tell how to move in it. */
  hintId: string;
  /** Of the order form; left out: nothing of it can be ordered. */
  boxes: Boxes | null;
}

/**
 * Depth down, reflection across, shades without a depth in rows of their own below. Cells shrink as long as words fit;
 * beyond that the table scrolls under its column of depths, and a shadow at the edge says that it goes on.
 */
export function ShadeTable({ shades, currentId, hintId, boxes }: Props) {
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { tones, depths, others } = placesOf(shades);
  const isStacked = tones.length > roomyTones;
  const columns = Math.max(tones.length, 4);
  const mixing = rowsOf(others, columns);
  const rows = [...depths.map(({ cells }) => cells), ...mixing];
  const { tabIndexOf, boxTabIndexOf, ...grid } = useGridFocus(
    table,
    rows.map((cells) => cells.map((one) => one?.id)),
    currentId,
  );
  const hidden = useHiddenSides(scroller);
  useEffect(() => {
    // The chosen shade may stand in a column that is out of sight.
    const [box, chosen] = [scroller.current!, table.current!.querySelector('[aria-current]')?.closest('td')];
    if (chosen) box.scrollLeft = Math.max(0, chosen.offsetLeft + chosen.offsetWidth - box.clientWidth);
  }, []);
  const cell = (one: ShadeVariation | undefined) =>
    one && (
      <ShadeCell
        one={one}
        isCurrent={one.id === currentId}
        tabIndex={tabIndexOf(one.id)}
        isStacked={isStacked}
      >
        {boxes ? <ShadeBox one={one} boxes={boxes} tabIndex={boxTabIndexOf(one.id)} /> : null}
      </ShadeCell>
    );
  const head = `sticky left-0 z-2 bg-surface text-left ${hidden.start ? 'shadow-[8px_0_8px_-8px_rgb(23_28_25/.35)]' : ''}`;
  return (
    <div className="relative max-md:hidden print:block!">
      <div ref={scroller} className="overflow-x-auto overscroll-x-contain pb-1 print:overflow-visible">
        <table
          ref={table}
          {...grid}
          aria-label={t('catalogue.product.chooseShades')}
          aria-describedby={hintId}
          className="w-full min-w-[calc(4rem+var(--columns)*5.75rem)] print:min-w-0 table-fixed border-collapse text-left"
          style={{ '--columns': columns } as CSSProperties}
        >
          <colgroup>
            <col className="w-16 lg:w-36" />
            <col span={columns} />
          </colgroup>
          <thead>
            <tr>
              <th
                scope="col"
                className={`type-caption pr-2 pb-2 align-bottom font-normal text-muted ${head}`}
              >
                {t('catalogue.product.depth')}
              </th>
              {tones.map(([tone, name]) => (
                <th
                  key={tone}
                  scope="col"
                  className="type-caption px-1 pb-2 align-bottom wrap-anywhere hyphens-auto"
                >
                  <span className="block font-normal text-muted tabular-nums">.{tone}</span>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {depths.map(({ level, cells }) => (
              <tr key={level} className="border-t border-line">
                <th scope="row" className={`py-1 pr-2 ${head}`}>
                  <ShadeDepth level={level} nameClass="max-lg:sr-only" />
                </th>
                {cells.map((one, at) => (
                  <td key={tones[at]![0]} className="py-1 pr-1 align-top">
                    {cell(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {mixing.length > 0 ? (
            <tbody>
              <tr className="border-t border-line-strong">
                <th
                  id="mixing-tones"
                  scope="rowgroup"
                  colSpan={columns + 1}
                  className="type-caption pt-3 pb-1 font-normal text-muted"
                >
                  <span className="sticky left-0">{t('catalogue.product.mixingTones')}</span>
                </th>
              </tr>
              {mixing.map((cells) => (
                <tr key={cells[0]!.id}>
                  <td className={head} />
                  {cells.map((one) => (
                    // Not of the reflections above it.
                    <td key={one.id} headers="mixing-tones" className="py-1 pr-1 align-top">
                      {cell(one)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ) : null}
        </table>
      </div>
      {hidden.end ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 z-3 w-3 shadow-[inset_-10px_0_8px_-8px_rgb(23_28_25/.45)]"
        />
      ) : null}
    </div>
  );
}
