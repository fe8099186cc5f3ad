import type { Variation } from '../../../domain/catalogue/contract.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ShadeCell } from './ShadeCell.tsx';
import { ShadeDepth } from './ShadeDepth.tsx';
import { placesOf } from './shade-places.ts';

interface Props {
  shades: readonly Variation[];
  currentId: number;
  /** While shades are looked for by text, all that fit are open. */
  isOpen: boolean;
}

/** The chart on a phone: one depth a row with its colours, opening to its shades; that of this page is open. */
export function ShadeAccordion({ shades, currentId, isOpen }: Props) {
  const { tones, levels, byPlace, others } = placesOf(shades);
  const rows = levels.map((level) => ({
    level,
    shades: tones.flatMap(([tone]) => byPlace.get(`${level} ${tone}`) ?? []),
  }));
  return (
    <div className="border-b border-line md:hidden">
      {rows.map((row) => (
        <details
          key={`${row.level} ${isOpen}`}
          className="group/depth border-t border-line"
          open={isOpen || row.shades.some((one) => one.id === currentId)}
        >
          <summary className="flex min-h-14 list-none items-center gap-3 rounded-input py-1.5">
            <ShadeDepth level={row.level} />
            <span aria-hidden="true" className="ml-auto flex overflow-hidden rounded-input">
              {row.shades.slice(0, 8).map((one) => (
                <span key={one.id} className="swatch h-6 w-3.5" style={{ backgroundColor: one.shade!.hex }} />
              ))}
            </span>
            <Icon name="caret-down" size={16} className="text-muted group-open/depth:rotate-180" />
          </summary>
          <Cells shades={row.shades} currentId={currentId} />
        </details>
      ))}
      {others.length > 0 ? (
        <div className="border-t border-line pt-3">
          <Cells shades={others} currentId={currentId} />
        </div>
      ) : null}
    </div>
  );
}

function Cells({ shades, currentId }: Pick<Props, 'shades' | 'currentId'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 pb-4">
      {shades.map((shade) => (
        <li key={shade.id} className="rounded-card border border-line">
          <ShadeCell shade={shade} isCurrent={shade.id === currentId} />
        </li>
      ))}
    </ul>
  );
}
