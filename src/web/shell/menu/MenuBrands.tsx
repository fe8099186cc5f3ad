import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { BrandLink } from '../../parts/BrandLink.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { NotYet } from '../NotYet.tsx';

/** All brands in place of a parent's children. */
export function MenuBrands() {
  const t = useT();
  const query = useQuery(brandsQuery());
  return (
    <section aria-label={t('shell.allBrands')} className="py-6 pl-6 lg:pl-10">
      <p className="type-h2 flex min-h-11 items-center">{t('shell.allBrands')}</p>
      <NotYet
        query={query}
        waiting={t('shell.loadingBrands')}
        failed={t('shell.brandsFailed')}
        onRetry={() => void query.refetch()}
        className="mt-3"
      >
        <div className="grid grid-cols-2 gap-x-10 gap-y-1 lg:grid-cols-3">
          <SkeletonRows rows={12} className="h-10" />
        </div>
      </NotYet>
      <ul className="mt-3 grid grid-cols-2 gap-x-10 gap-y-1 lg:grid-cols-3">
        {(query.data ?? []).map((brand) => (
          <li key={brand.id}>
            <BrandLink brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
