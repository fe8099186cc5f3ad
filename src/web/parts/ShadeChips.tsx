import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { useT } from '../i18n/texts.tsx';

/** Up to six shades of a family as small swatches, and how many more there are. */
export function ShadeChips({ family }: { family: NonNullable<ProductListItem['family']> }) {
  const t = useT();
  const more = family.count - family.shades.length;
  return (
    <p className="flex flex-wrap items-center gap-1 max-[339px]:gap-0.5">
      <span className="sr-only">{t('common.shades', { count: family.count })}</span>
      {family.shades.map((shade) => (
        <span
          key={shade.id}
          aria-hidden="true"
          className="swatch size-3.5 shrink-0 rounded-full max-[339px]:size-3 border border-line-strong md:size-4.5"
          style={{ backgroundColor: shade.hex }}
        />
      ))}
      {more > 0 ? (
        <span
          aria-hidden="true"
          className="type-caption ml-1 max-[339px]:ml-0.5 whitespace-nowrap text-muted"
        >
          +{more}
        </span>
      ) : null}
    </p>
  );
}
