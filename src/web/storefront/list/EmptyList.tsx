import { isFiltered, type SearchQuery } from '../../../domain/search/address.ts';
import { useQuery } from '@tanstack/react-query';
import { translate } from '../../../domain/locales.ts';
import { popularCategoriesQuery, popularProductsQuery } from '../../api/popular.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FewProducts } from '../../parts/FewProducts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ChipLink } from '../../ui/Chip.tsx';
import { ShadeScale } from '../../ui/ShadeScale.tsx';

/** Nothing found: why, and the ways on; never an empty page (ux.md sections 4 and 5). */
export function EmptyList({ query, clearAddress }: { query: SearchQuery; clearAddress: string }) {
  const { t, language } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  const { data: popular = [] } = useQuery(popularCategoriesQuery());
  const { data: products = [] } = useQuery(popularProductsQuery());
  const byFilters = isFiltered({ ...query, category: [], brand: [] });
  return (
    <>
      <div className="mt-6 grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <div className="w-40" aria-hidden="true">
          <ShadeScale />
        </div>
        <p className="type-h3">
          {query.term ? t('search.none', { q: query.term }) : t('catalogue.filter.none')}
        </p>
        <p className="text-muted">{byFilters ? t('catalogue.filter.noneHint') : t('search.tryOther')}</p>
        {byFilters ? (
          <ButtonLink href={clearAddress} variant="secondary">
            {t('common.clearAll')}
          </ButtonLink>
        ) : null}
        {popular.length > 0 ? (
          <ul className="flex flex-wrap gap-2" aria-label={t('search.popularCategories')}>
            {popular.slice(0, 5).map((one) => (
              <li key={one.id}>
                <ChipLink
                  href={paths.category(one.id, one.i18n_slug ? translate(one.i18n_slug, language) : one.slug)}
                >
                  {one.name}
                </ChipLink>
              </li>
            ))}
          </ul>
        ) : null}
        {support ? (
          <p className="type-body-s text-muted">
            {t('search.ask', { phone: support.customer.phone, hours: t('shell.footer.supportHours') })}
          </p>
        ) : null}
      </div>
      {products.length > 0 ? (
        <section className="mt-10">
          <h2 className="type-h3">{t('search.popularProducts')}</h2>
          <FewProducts products={products} />
        </section>
      ) : null}
    </>
  );
}
