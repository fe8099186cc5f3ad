import { useQuery } from '@tanstack/react-query';
import { translate } from '../../../domain/locales.ts';
import { categoryBranchQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ancestry } from '../../../domain/catalogue/category-tree.ts';
import { CategoryButtons } from '../../parts/CategoryButtons.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ListPosition, useHasPosition } from './ListPosition.tsx';

/** Head of a category: composed by editors, or breadcrumb, name and children when they left it empty. */
export function CategoryListHead({ id }: { id: number }) {
  const { t, language } = useTexts();
  const { data: categories = [] } = useQuery(categoryBranchQuery(id));
  const isComposed = useHasPosition('PRODUCT_LIST_HEAD');
  if (isComposed) return <ListPosition type="PRODUCT_LIST_HEAD" />;
  const trail = ancestry(id, categories);
  const category = trail.at(-1);
  if (!category) return null;
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          ...trail.map((one) => ({
            label: translate(one.i18n_name, language),
            ...(one.id === id ? {} : { href: paths.category(one.id, translate(one.i18n_slug, language)) }),
          })),
        ]}
      />
      <h1 className="type-h1">{translate(category.i18n_name, language)}</h1>
      <CategoryButtons parentId={id} />
    </div>
  );
}
