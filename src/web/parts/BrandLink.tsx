import type { Brand } from '../../domain/catalogue/contract.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';

/** A brand by its logo, or its name when it has none, with how many products it has. */
export function BrandLink({ brand }: { brand: Brand }) {
  const t = useT();
  return (
    <a
      href={paths.brand(brand.id, brand.slug)}
      className="-mx-2 flex min-h-12 items-center justify-between gap-4 rounded-card px-2 hover:bg-hover"
    >
      {brand.logo ? (
        <img
          src={brand.logo}
          alt={brand.value}
          width={140}
          height={30}
          loading="lazy"
          className="h-7.5 w-36 object-contain object-left"
        />
      ) : (
        <span className="font-medium">{brand.value}</span>
      )}
      <span className="type-caption font-normal whitespace-nowrap text-muted tabular-nums">
        {t('common.products', { count: brand.product_count })}
      </span>
    </a>
  );
}
