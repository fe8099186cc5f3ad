import { useT } from '../../../i18n/texts.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ShadeBox, type Boxes } from './ShadeBox.tsx';
import { ShadeCell } from './ShadeCell.tsx';
import { ShadeDepth } from './ShadeDepth.tsx';
import { ShadeSwatch } from './ShadeSwatch.tsx';
import { placesOf, type ShadeVariation } from './shade-places.ts';

interface Props {
  shades: readonly ShadeVariation[];
  currentId: number;
  /** While shades are looked for by text, all that fit are open. */
  isOpen: boolean;
  /** While quantities are typed: a row for each shade, with its box. */
  boxes: Boxes | null;
}

/** Swatches in the head of a depth, before a number says how many more there are. */
const swatchesInHead = 8;

/** The chart on a phone: one depth a row with its colours, opening to its shades; that of this page is open. */
export function ShadeAccordion({ shades, currentId, isOpen, boxes }: Props) {
  const t = useT();
  const { depths, others } = placesOf(shades);
  return (
    <div className="border-b border-line md:hidden print:hidden">
      {depths.map(({ level, cells }) => {
        const found = cells.filter((one) => one !== undefined);
        return (
          <details
            key={`${level} ${isOpen}`}
            className="group/depth border-t border-line"
            open={isOpen || found.some((one) => one.id === currentId)}
          >
            <summary className="flex min-h-14 list-none items-center gap-2 min-[360px]:gap-3 rounded-input py-1.5">
              <ShadeDepth level={level} />
              <span aria-hidden="true" className="ml-auto flex shrink-0 overflow-hidden rounded-input">
                {found.slice(0, swatchesInHead).map((one) => (
                  <span
                    key={one.id}
                    className="swatch h-6 w-3 max-[359px]:nth-[n+6]:hidden min-[360px]:w-3.5"
                    style={{ backgroundColor: one.shade.hex }}
                  />
                ))}
              </span>
              <span className="type-body-s min-w-5 text-right text-muted tabular-nums">
                <span className="sr-only">{t('common.shades', { count: found.length })}</span>
                <span aria-hidden="true">{found.length}</span>
              </span>
              <Icon
                name="caret-down"
                size={16}
                className="text-muted group-open/depth:rotate-180 motion-safe:transition-transform"
              />
            </summary>
            <Cells shades={found} currentId={currentId} boxes={boxes} />
          </details>
        );
      })}
      {others.length > 0 ? (
        <details
          key={`others ${isOpen}`}
          className="group/depth border-t border-line"
          open={isOpen || depths.length === 0 || others.some((one) => one.id === currentId)}
        >
          <summary className="flex min-h-14 list-none items-center gap-2 min-[360px]:gap-3 rounded-input py-1.5">
            <span className="min-w-0 text-muted hyphens-auto">{t('catalogue.product.mixingTones')}</span>
            <span aria-hidden="true" className="ml-auto flex shrink-0 gap-0.5">
              {others.slice(0, swatchesInHead).map((one) => (
                <ShadeSwatch key={one.id} one={one} className="h-6 w-2.5 min-[360px]:w-3.5" />
              ))}
            </span>
            <Icon name="caret-down" size={16} className="text-muted group-open/depth:rotate-180" />
          </summary>
          <Cells shades={others} currentId={currentId} boxes={boxes} />
        </details>
      ) : null}
    </div>
  );
}

function Cells({ shades, currentId, boxes }: Pick<Props, 'shades' | 'currentId' | 'boxes'>) {
  const columns = boxes ? '' : 'grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]';
  return (
    <ul className={`grid gap-2 pb-4 ${columns}`}>
      {shades.map((one) => (
        <li key={one.id} className="min-w-0 rounded-card border border-line">
          <ShadeCell one={one} isCurrent={one.id === currentId}>
            {boxes ? <ShadeBox one={one} boxes={boxes} isLarge /> : null}
          </ShadeCell>
        </li>
      ))}
    </ul>
  );
}
