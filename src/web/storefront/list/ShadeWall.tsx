import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { CachedProductCard } from '../../parts/ProductCard.tsx';
import { gridLook } from './ProductGrid.tsx';
import { byDepth, type DepthGroup } from './shades.ts';
import { CachedShadeTile, ShadeTile } from './ShadeTile.tsx';

/** Tiles of a phone’s first row: their pictures are fetched at once. */
const eagerTiles = 3;
const wallLook =
  'grid grid-cols-2 gap-2 min-[375px]:grid-cols-3 md:grid-cols-5 md:gap-4 xl:grid-cols-6 print:grid-cols-6';

interface Props {
  products: readonly ProductListItem[];
  /** They stand in the order of their depths, and get headings of them. */
  isGrouped: boolean;
  /** What stands right above, on the page before: its depth needs no second heading. Left out, these are the first. */
  after?: ProductListItem | undefined;
}

/** Shades side by side, each with its strand of hair. */
export function ShadeWall({ products, isGrouped, after }: Props) {
  if (!isGrouped) return <Tiles products={products} isFirst={!after} />;
  return byDepth(products).map((group, index) => (
    <Depth
      key={group.level}
      group={group}
      isFirst={!after && index === 0}
      isContinued={index === 0 && after !== undefined && (after.shade?.level ?? null) === group.level}
    />
  ));
}

function Depth(props: { group: DepthGroup; isFirst: boolean; isContinued: boolean }) {
  const t = useT();
  const { level, products } = props.group;
  const heading =
    level === null
      ? t('catalogue.show.others')
      : `${level} · ${t(`catalogue.depths.${level}` as 'catalogue.depths.1')}`;
  return (
    <section aria-label={heading}>
      {props.isContinued ? null : (
        <h2 className="mt-6 flex items-center gap-2 font-semibold">
          {level === null ? null : (
            <span
              aria-hidden="true"
              className="swatch size-4 rounded-full border border-line-strong"
              style={{ backgroundColor: `var(--shade-${level})` }}
            />
          )}
          {heading}
        </h2>
      )}
      <Tiles products={products} isFirst={props.isFirst} />
    </section>
  );
}

function Tiles({ products, isFirst }: { products: readonly ProductListItem[]; isFirst: boolean }) {
  const hasShades = products.some(({ shade }) => shade);
  return (
    <ul data-grid className={`mt-3 ${hasShades ? wallLook : gridLook}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          {!hasShades ? (
            <CachedProductCard product={product} />
          ) : isFirst && index < eagerTiles ? (
            <ShadeTile product={product} eager />
          ) : (
            <CachedShadeTile product={product} />
          )}
        </li>
      ))}
    </ul>
  );
}
