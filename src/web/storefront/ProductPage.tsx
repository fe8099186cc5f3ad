import { useQuery } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import type { Product } from '../../domain/catalogue/contract.ts';
import { ApiError } from '../api/client.ts';
import { categoriesQuery, categoryBranchQuery, productQuery, relatedQuery } from '../api/catalogue.ts';
import { reviewsQuery } from '../api/product-reviews.ts';
import { usePage } from '../state/page.tsx';
import { ProductView } from './product/ProductView.tsx';
import { productMeta } from './product/meta.ts';
import type { PageModule } from '../routes.ts';

const idOf = (text: string | undefined): number => {
  const id = idFromSlug(text ?? '');
  if (id === null) throw new ApiError(404, 'PRODUCT_NOT_FOUND', null);
  return id;
};

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const id = idOf(page.params['id']);
  const product = queries.fetchQuery(productQuery(id));
  await Promise.all([
    product,
    queries.prefetchQuery(reviewsQuery(id)),
    queries.prefetchQuery(relatedQuery(id)),
    queries.prefetchQuery(categoriesQuery()),
  ]);
  await queries.prefetchQuery(categoryBranchQuery((await product).categories.at(0)));
};

export const meta: PageModule['meta'] = (page, queries) => {
  const product = queries.getQueryData(productQuery(idOf(page.params['id'])).queryKey) as Product;
  return productMeta(
    product,
    page,
    queries.getQueryData(categoryBranchQuery(product.categories.at(0)).queryKey) ?? [],
  );
};

/** One product. Keyed by id, so that another variation starts with its own gallery. */
export default function ProductPage() {
  const { params } = usePage();
  const { data } = useQuery(productQuery(idOf(params['id'])));
  return data ? <ProductView key={data.id} product={data} /> : null;
}
