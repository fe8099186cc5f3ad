import { useQuery } from '@tanstack/react-query';
import { popularBrandsQuery, popularCategoriesQuery, popularSearchesQuery } from '../../api/popular.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';

/** How many of each are offered. */
const shownOfEach = 5;

/** What many search for; empty where it could not be fetched. */
export function usePopular() {
  const searches = useQuery(popularSearchesQuery());
  const brands = useQuery(popularBrandsQuery());
  const categories = useQuery(popularCategoriesQuery());
  return {
    searches: (searches.data ?? []).slice(0, shownOfEach),
    brands: (brands.data ?? []).slice(0, shownOfEach),
    categories: (categories.data ?? []).slice(0, shownOfEach),
    isPending: searches.isPending && brands.isPending && categories.isPending,
  };
}

interface Props {
  popular: ReturnType<typeof usePopular>;
  onChoose: () => void;
}

export function PopularSuggestions({ popular: { searches, brands, categories }, onChoose }: Props) {
  const t = useT();
  return (
    <>
      <SuggestionGroup
        title={t('search.popularSearches')}
        items={searches.map(({ name }) => ({ key: name, label: name, href: paths.search(name) }))}
        onChoose={onChoose}
      />
      <SuggestionGroup
        title={t('search.popularBrands')}
        items={brands.map(({ id, name, slug }) => ({
          key: String(id),
          label: name,
          href: paths.brand(id, slug),
        }))}
        onChoose={onChoose}
      />
      <SuggestionGroup
        title={t('search.popularCategories')}
        items={categories.map(({ id, name, slug }) => ({
          key: String(id),
          label: name,
          href: paths.category(id, slug),
        }))}
        onChoose={onChoose}
      />
    </>
  );
}
