import { useQuery } from '@tanstack/react-query';
import type { Category } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { categoriesQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { countIn } from '../../parts/category-count.ts';
import { iconOf, isShadeCategory } from '../../parts/category-icon.ts';
import { childrenOf, shownCategories } from '../../../domain/catalogue/category-tree.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { DepthRow } from '../menu/DepthRow.tsx';
import { NotYet } from '../NotYet.tsx';

interface Props {
  /** The parent of the rows; left out, the roots. */
  at: Category | undefined;
  onEnter: (category: Category) => void;
}

/** One level of the categories as rows for a thumb: a row with a level below it enters it, the others lead to their list. */
export function MobileCategories({ at, onEnter }: Props) {
  const { t, language } = useTexts();
  const { params } = usePage();
  const query = useQuery(categoriesQuery());
  const categories = shownCategories(query.data ?? []);
  const currentId = params['list'] === 'categories' ? Number.parseInt(params['id'] ?? '', 10) : undefined;
  const name = (category: Category) => translate(category.i18n_name, language);
  const href = (category: Category) => paths.category(category.id, translate(category.i18n_slug, language));
  if (!query.data)
    return (
      <NotYet
        query={query}
        waiting={t('shell.loadingCategories')}
        failed={t('shell.categoriesFailed')}
        onRetry={() => void query.refetch()}
        className="p-4"
      >
        <div className="grid gap-2">
          <SkeletonRows rows={10} className="h-11" />
        </div>
      </NotYet>
    );
  return (
    <>
      <ul>
        <li>
          <a
            href={at ? href(at) : paths.search()}
            className="mobile-nav-row bg-hover font-semibold text-link"
          >
            <span className="flex-1">
              {at ? t('shell.allCount', { count: at.product_count }) : t('shell.allProducts')}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
        {childrenOf(at?.id, categories).map((category) => {
          const inside = (
            <>
              {at ? null : <Icon name={iconOf(category.icon)} size={24} />}
              <span className="flex-1">{name(category)}</span>
              <span className="type-caption font-normal text-muted tabular-nums">{countIn(category)}</span>
            </>
          );
          return (
            <li key={category.id}>
              {category.children.length > 0 ? (
                <button
                  type="button"
                  onClick={() => onEnter(category)}
                  className="mobile-nav-row w-full text-left"
                >
                  {inside}
                  <Icon name="caret-right" size={20} className="text-meta" />
                </button>
              ) : (
                <a
                  href={href(category)}
                  aria-current={category.id === currentId ? 'page' : undefined}
                  className="mobile-nav-row aria-[current]:font-semibold aria-[current]:text-link"
                >
                  {inside}
                  {/* Aligns the counts with those of rows that have an arrow. */}
                  <span className="w-5" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {at && isShadeCategory(at) ? (
        <div className="px-4 pt-4">
          <DepthRow category={at} address={href(at)} />
        </div>
      ) : null}
      {at?.image ? (
        <a
          href={href(at)}
          tabIndex={-1}
          aria-hidden="true"
          className="mx-4 mt-4 block overflow-hidden rounded-card bg-photo"
        >
          <Image image={at.image} sizes="360px" cover onPanel alt="" className="aspect-[16/9]" />
        </a>
      ) : null}
    </>
  );
}
