import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Category } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { categoriesQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ancestry, childrenOf, shownCategories } from '../../../domain/catalogue/category-tree.ts';
import { iconOf } from '../../parts/category-icon.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { NotYet } from '../NotYet.tsx';
import { menuId } from './lazy-menu.ts';
import { MenuBranch } from './MenuBranch.tsx';
import { MenuBrands } from './MenuBrands.tsx';
import { useMenuIntent } from './useMenuIntent.ts';
import { useMenuLeaving } from './useMenuLeaving.ts';
import { useRovingList } from './useRovingList.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-left font-medium hover:bg-hover data-[chosen=true]:bg-selected data-[chosen=true]:font-semibold data-[chosen=true]:text-link';

const columns = 'grid grid-cols-[248px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)]';

/** All products: a panel below the bar with the parents at the left, and what is below the one in view beside them (LY-04). */
export default function CategoryMenu({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const { params } = usePage();
  const query = useQuery(categoriesQuery());
  const categories = shownCategories(query.data ?? []);
  const roots = childrenOf(undefined, categories);
  const currentId = params['list'] === 'categories' ? Number.parseInt(params['id'] ?? '', 10) : undefined;
  const currentRoot = ancestry(currentId, categories)[0];
  const [picked, setPicked] = useState<number | 'brands'>();
  const chosen = roots.find((one) => one.id === picked) ?? currentRoot ?? roots[0];
  const isBrands = picked === 'brands';

  const panel = useRef<HTMLDivElement>(null);
  const intent = useMenuIntent(panel, setPicked);
  const { ref: list, onKeyDown } = useRovingList(() =>
    panel.current?.querySelector<HTMLElement>('a, button')?.focus(),
  );
  const menu = useMenuLeaving(onClose);
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[data-chosen=true]')?.focus();
  };
  const href = (category: Category) => paths.category(category.id, translate(category.i18n_slug, language));

  return (
    <div ref={menu} id={menuId} className="header-panel">
      <NotYet
        query={query}
        waiting={t('shell.loadingCategories')}
        failed={t('shell.categoriesFailed')}
        onRetry={() => void query.refetch()}
        className="wrap py-4"
      >
        <div className={columns}>
          <div className="grid gap-1 border-r border-line pr-4">
            <SkeletonRows rows={12} className="h-10" />
          </div>
          <div className="grid content-start gap-6 p-6 md:grid-cols-2 lg:grid-cols-3 lg:p-8">
            <SkeletonRows rows={6} className="h-14" />
          </div>
        </div>
      </NotYet>
      {chosen ? (
        <div className={`${columns} wrap min-h-0`}>
          <nav
            ref={list}
            aria-label={t('shell.categories')}
            onKeyDown={onKeyDown}
            {...intent.list}
            className="-ml-3 border-r border-line py-4 pr-4"
          >
            <ul>
              {roots.map((root) => {
                const isChosen = !isBrands && root.id === chosen.id;
                return (
                  <li key={root.id}>
                    <a
                      href={href(root)}
                      data-row=""
                      data-chosen={isChosen}
                      tabIndex={isChosen ? 0 : -1}
                      aria-current={root.id === currentRoot?.id ? 'true' : undefined}
                      onPointerEnter={(event) => intent.onRowEnter(event, root.id)}
                      onFocus={() => setPicked(root.id)}
                      // Touch has no hover: the first touch shows the children, the second follows the link.
                      onPointerDown={(event) => {
                        event.currentTarget.dataset['shows'] = String(
                          event.pointerType === 'touch' && !isChosen,
                        );
                      }}
                      onClick={(event) => {
                        if (event.currentTarget.dataset['shows'] !== 'true') return;
                        event.preventDefault();
                        setPicked(root.id);
                      }}
                      className={row}
                    >
                      <Icon name={iconOf(root.icon)} />
                      <span className="flex-1">{translate(root.i18n_name, language)}</span>
                      <Icon name="caret-right" size={16} className="text-meta" />
                    </a>
                  </li>
                );
              })}
            </ul>
            <ul className="mt-2 border-t border-line pt-2">
              <li>
                <a href={paths.events()} data-row="" tabIndex={-1} className={row}>
                  <Icon name="ticket" />
                  {t('shell.events')}
                </a>
              </li>
              <li>
                <button
                  type="button"
                  data-row=""
                  data-chosen={isBrands}
                  tabIndex={isBrands ? 0 : -1}
                  aria-pressed={isBrands}
                  onClick={() => setPicked(isBrands ? chosen.id : 'brands')}
                  className={row}
                >
                  <Icon name="tag" />
                  {t('shell.allBrands')}
                </button>
              </li>
            </ul>
          </nav>
          <div ref={panel} onKeyDown={back} className="min-w-0">
            {isBrands ? (
              <MenuBrands />
            ) : (
              <MenuBranch key={chosen.id} root={chosen} categories={categories} currentId={currentId} />
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}
