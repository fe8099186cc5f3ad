import { formatMoney } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { ShadeBox, type Boxes } from './ShadeBox.tsx';
import { ShadeSwatch } from './ShadeSwatch.tsx';
import type { ShadeVariation } from './shade-places.ts';
import { VariationStock } from '../VariationStock.tsx';

/** Shades with their names, for ranges without depths and for those who read rather than look. */
export function ShadeList({
  shades,
  currentId,
  boxes,
}: {
  shades: readonly ShadeVariation[];
  currentId: number;
  boxes: Boxes | null;
}) {
  const { language } = useTexts();
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {shades.map((one) => (
        <li key={one.id} className="flex items-center gap-2 border-t border-line">
          <a
            href={paths.product(one.id, one.slug)}
            aria-current={one.id === currentId ? 'page' : undefined}
            data-keep-scroll
            data-shade={one.id}
            className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-input px-2 py-2 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:ring-1 aria-[current=page]:ring-action aria-[current=page]:ring-inset"
          >
            <ShadeSwatch one={one} className="size-9" />
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere hyphens-auto">
                <span className="font-medium tabular-nums">{one.shade.code}</span> {one.shade.name}
              </span>
              <VariationStock one={one} className="type-body-s" />
            </span>
            {one.price === null ? null : (
              <span className="type-body-s font-medium whitespace-nowrap tabular-nums">
                {formatMoney(Math.round(one.price * 100), language)}
              </span>
            )}
          </a>
          {boxes ? <ShadeBox one={one} boxes={boxes} isLarge /> : null}
        </li>
      ))}
    </ul>
  );
}
