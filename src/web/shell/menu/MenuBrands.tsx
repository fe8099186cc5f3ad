import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { BrandLink } from '../../parts/BrandLink.tsx';
import { Button } from '../../ui/Button.tsx';

/** All brands in place of a parent's children. */
export function MenuBrands() {
  const t = useT();
  const { data: brands, isPending, isError, refetch } = useQuery(brandsQuery());
  return (
    <section aria-label={t('shell.allBrands')} className="py-6 pl-6 lg:pl-10">
      <p className="type-h2 flex min-h-11 items-center">{t('shell.allBrands')}</p>
      {isPending ? <p className="py-6 text-muted">{t('shell.loadingBrands')}</p> : null}
      {isError ? (
        <div className="py-6">
          <p className="mb-4">{t('shell.brandsFailed')}</p>
          <Button variant="secondary" icon="arrow-clockwise" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
      <ul className="mt-3 grid grid-cols-2 gap-x-10 gap-y-1 lg:grid-cols-3">
        {(brands ?? []).map((brand) => (
          <li key={brand.id}>
            <BrandLink brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
