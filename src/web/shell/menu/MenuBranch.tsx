import type { Category } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { countIn, countWords } from '../../parts/category-count.ts';
import { isShadeCategory } from '../../parts/category-icon.ts';
import { childrenOf } from '../../../domain/catalogue/category-tree.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { DepthRow } from './DepthRow.tsx';

interface Props {
  root: Category;
  categories: readonly Category[];
  currentId: number | undefined;
}

/** What is below one parent: its children with pictures, theirs as lines, the depths of a colour, and its picture. */
export function MenuBranch({ root, categories, currentId }: Props) {
  const { t, language } = useTexts();
  const name = (category: Category) => translate(category.i18n_name, language);
  const href = (category: Category) => paths.category(category.id, translate(category.i18n_slug, language));
  const current = (category: Category) => (category.id === currentId ? 'page' : undefined);
  const children = childrenOf(root.id, categories).toSorted(
    // A child with lines of its own takes the whole width, so it stands below the others.
    (a, b) => Number(a.children.length > 0) - Number(b.children.length > 0),
  );
  return (
    <div className="grid h-full lg:grid-cols-[minmax(0,1fr)_280px]">
      <section aria-label={name(root)} className="flex flex-col py-6 pl-6 lg:px-10">
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="type-h2">{name(root)}</span>
          <a
            href={href(root)}
            className="group inline-flex min-h-11 items-center gap-1.5 font-action text-link"
          >
            <span className="border-b border-line-decor group-hover:border-current">
              {t('shell.allCount', { count: root.product_count })}
            </span>
            <Icon name="arrow-right" />
          </a>
        </p>
        <ul className="mt-3 mb-6 grid grid-cols-2 gap-x-6 gap-y-1 xl:grid-cols-3">
          {children.map((child) => (
            <li
              key={child.id}
              className={child.children.length > 0 ? 'col-span-full mt-2 border-t border-line pt-3' : ''}
            >
              <a
                href={href(child)}
                aria-current={current(child)}
                className="-mx-2 flex min-h-18 items-center gap-3 rounded-card px-2 hover:bg-hover aria-[current]:bg-selected"
              >
                <span className="size-14 shrink-0 overflow-hidden rounded-input bg-photo">
                  {child.image ? <Image image={child.image} sizes="56px" cover onPanel alt="" /> : null}
                </span>
                <span className="min-w-0 wrap-anywhere hyphens-auto">
                  <span className="block leading-5 font-medium">{name(child)}</span>
                  <span className="type-caption font-normal text-muted tabular-nums">
                    {countWords(t, child)}
                  </span>
                </span>
              </a>
              {child.children.length > 0 ? (
                <ul className="mt-1 grid grid-cols-2 gap-x-6 xl:grid-cols-3">
                  {childrenOf(child.id, categories).map((leaf) => (
                    <li key={leaf.id}>
                      <a href={href(leaf)} aria-current={current(leaf)} className="menu-leaf">
                        {name(leaf)}
                        <span className="type-caption font-normal text-meta tabular-nums">
                          {countIn(leaf)}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        {isShadeCategory(root) ? <DepthRow category={root} address={href(root)} /> : null}
      </section>
      {root.image ? (
        <a
          href={href(root)}
          tabIndex={-1}
          aria-hidden="true"
          className="my-5 hidden flex-col overflow-hidden rounded-card bg-tint-purple lg:flex"
        >
          <span className="relative min-h-60 flex-1 bg-photo">
            <Image
              image={root.image}
              sizes="280px"
              onPanel
              alt=""
              // Uncropped: it has the background of the panel, so no edge shows.
              className="absolute inset-0 h-full! object-contain"
            />
          </span>
          <span className="px-4 py-4">
            <span className="block font-semibold">{name(root)}</span>
            <span className="type-body-s">{t('common.products', { count: root.product_count })}</span>
          </span>
        </a>
      ) : null}
    </div>
  );
}
