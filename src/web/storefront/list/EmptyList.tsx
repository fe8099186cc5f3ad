import { useQuery } from '@tanstack/react-query';
import { translate } from '../../../domain/locales.ts';
import { openingHoursText } from '../../../domain/shops/opening-hours.ts';
import { popularCategoriesQuery, popularProductsQuery } from '../../api/popular.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FewProducts } from '../../parts/FewProducts.tsx';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ChipLink } from '../../ui/Chip.tsx';
import { ShadeScale } from '../../ui/ShadeScale.tsx';
import { clearedAddress } from './filter-props.ts';
import type { ListQuery } from './query.ts';

interface Props {
  query: ListQuery;
  /** What was typed, when it can only be a code and the shop has no product with it. */
  unknownCode: string | null;
  /** Whether the visitor has chosen filters that may be what leaves nothing. */
  isNarrowed: boolean;
}

/** Nothing found: why, and the ways on; never an empty page. */
export function EmptyList({ query, unknownCode, isNarrowed }: Props) {
  const { term } = query;
  const { path } = usePage();
  const { t, language } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  const { data: popular = [] } = useQuery(popularCategoriesQuery());
  const { data: products = [] } = useQuery(popularProductsQuery());
  return (
    <>
      <div className="mt-6 grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <div className="w-40" aria-hidden="true">
          <ShadeScale />
        </div>
        <p className="type-h3">{why()}</p>
        <p className="text-muted">{hint()}</p>
        {isNarrowed ? (
          <ButtonLink href={clearedAddress(path, query)} variant="secondary">
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
            {t('search.ask', {
              phone: nonBreaking(support.customer.phone),
              hours: nonBreaking(openingHoursText([support.customer.hours], language) ?? ''),
            })}
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

  function why(): string {
    if (unknownCode) return t('search.unknownCode', { code: nonBreaking(unknownCode) });
    if (term) return t('search.none', { q: term });
    return t(isNarrowed ? 'catalogue.filter.none' : 'catalogue.empty');
  }

  function hint(): string {
    if (isNarrowed) return t('catalogue.filter.noneHint');
    if (unknownCode) return t('search.checkCode');
    return t(term ? 'search.tryOther' : 'catalogue.emptyHint');
  }
}
