import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '../../domain/catalogue/contract.ts';
import { translate } from '../../domain/locales.ts';
import { categoryBranchQuery } from '../api/catalogue.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Image } from '../ui/Image.tsx';
import { childrenOf, shownCategories } from '../../domain/catalogue/category-tree.ts';
import { countIn, countWords } from './category-count.ts';
import { shownName } from './shown-name.ts';

/** Children shown before one asks for the rest (LY-10). */
export const categoryButtonsShown = 6;

/** The children of a category, or of the root, as tiles: the first six, then a button that shows all. */
export function CategoryButtons({
  parentId,
  look = 'row',
}: {
  parentId?: number | undefined;
  look?: 'row' | 'tiles';
}) {
  const { t } = useTexts();
  const { data = [] } = useQuery(categoryBranchQuery(parentId));
  const [isOpen, setOpen] = useState(false);
  const children = childrenOf(parentId, shownCategories(data));
  if (children.length === 0) return null;
  const shown = isOpen ? children : children.slice(0, categoryButtonsShown);
  const isTiles = look === 'tiles';
  return (
    <nav aria-label={t('shell.categories')} className="mt-6">
      <Tiles of={shown} isTiles={isTiles} />
      {children.length > categoryButtonsShown && !isOpen ? (
        <noscript>
          <div className="mt-3 md:mt-4">
            <Tiles of={children.slice(categoryButtonsShown)} isTiles={isTiles} />
          </div>
        </noscript>
      ) : null}
      {children.length > categoryButtonsShown ? (
        <p className="mt-3 noscript:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="link inline-flex min-h-11 items-center gap-1"
          >
            {isOpen ? t('common.less') : t('shell.allCategories')}
            <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={16} />
          </button>
        </p>
      ) : null}
    </nav>
  );
}

function Tiles({ of, isTiles }: { of: readonly Category[]; isTiles: boolean }) {
  const { t, language } = useTexts();
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
      {of.map((child) => (
        <li key={child.id}>
          <a
            href={paths.category(child.id, translate(child.i18n_slug, language))}
            className={`flex h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-e1 ${isTiles ? 'flex-col' : 'items-center gap-2 p-1.5 md:gap-3 md:p-2'}`}
          >
            <span
              className={`shrink-0 overflow-hidden bg-photo ${isTiles ? 'aspect-square w-full' : 'size-9 rounded-input max-[389px]:hidden md:size-12'}`}
            >
              {child.image ? (
                <Image
                  image={child.image}
                  sizes={isTiles ? '(width >= 1280px) 220px, (width >= 860px) 33vw, 50vw' : '48px'}
                  cover
                  onPanel
                  alt=""
                />
              ) : null}
            </span>
            <span className={isTiles ? 'p-3 md:p-4' : 'min-w-0 py-1 max-[389px]:px-1.5'}>
              <span
                className={`block hyphens-auto ${isTiles ? 'font-semibold max-md:text-[15px]' : 'type-body-s font-medium'}`}
              >
                {shownName(translate(child.i18n_name, language))}
              </span>
              <span className="type-body-s block text-muted tabular-nums">
                {isTiles ? countWords(t, child) : countIn(child)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
