import { translate } from '../../../domain/locales.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { shownName } from '../shown-name.ts';

type Product = ComparedLine['product'];

export const nameOf = ({ name }: Product) => shownName(hyphenate(name));

/** The picture of a line of an older order or a list, 56 px wide, or 64 on a desk where there is room. */
export function LinePicture({ product, className = '' }: { product: Product; className?: string }) {
  return (
    <div
      className={`grid size-14 shrink-0 place-items-center overflow-hidden rounded-input bg-photo text-meta ${className}`}
    >
      {product.picture ? (
        <Image image={product.picture} sizes="64px" cover onPanel alt="" />
      ) : (
        <Icon name="package" size={24} />
      )}
    </div>
  );
}

/** Its name, which leads to its page while it has one. */
export function LineName({ product, className = '' }: { product: Product; className?: string }) {
  return (
    <p className={`font-medium text-pretty wrap-anywhere hyphens-auto ${className}`}>
      {product.id === null ? (
        nameOf(product)
      ) : (
        <a href={paths.product(product.id, product.slug)} className="hover:underline">
          {nameOf(product)}
        </a>
      )}
    </p>
  );
}

export function LineFacts({ product }: { product: Product }) {
  const facts = [product.variation, product.internal_id].filter(Boolean).join(' · ');
  return <p className="type-body-s text-muted wrap-anywhere">{facts}</p>;
}

/** Says why a line cannot be bought as it stands, in whole sentences; `short` is said where there is too little of it. */
export function useProblemText(): (line: ComparedLine, short: string) => string {
  const { t, language } = useTextsWith('refill');
  return ({ problem, restrictions, product }, short) => {
    const restricted = problem === 'RESTRICTED' && restrictions[0];
    if (restricted) return translate(restricted.restriction.i18n_reason, language);
    if (problem === 'NOT_ENOUGH_STOCK') return short;
    if (problem === 'PACK_SIZE') return t('refill.problems.PACK_SIZE', { count: product.pack_size });
    return t(`refill.problems.${problem!}`);
  };
}
