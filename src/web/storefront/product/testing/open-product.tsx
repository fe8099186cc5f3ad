import { render } from '@testing-library/react';
import type { Product } from '../../../../domain/catalogue/contract.ts';
import { category, fullProduct, product } from '../../../blocks/testing/data.ts';
import { stage, type Setting } from '../../../blocks/testing/tools.tsx';
import ProductPage, { meta, prefetch } from '../../ProductPage.tsx';

/** The page of product 7, rendered as after its fetches. */
export async function openProduct(more: Partial<Product> = {}, setting: Setting = {}) {
  const shown: Product = { ...fullProduct(7), categories: [2], ...more };
  const at = stage({
    ...setting,
    answers: {
      '/api/v1/products/7/': shown,
      '/api/v1/products/7/reviews/': {
        count: 2,
        next: null,
        previous: null,
        summary: { average_rating: 4.5, rating_count: 2, histogram: [1, 1, 0, 0, 0] },
        results: [
          {
            id: 1,
            author_name: 'Kati',
            author_city: 'Tartu',
            is_verified_buyer: true,
            is_professional: true,
            rating: 5,
            text: 'Lokid püsivad',
            pictures: [],
            helpful_count: 0,
            edited_at: null,
            language: 'et',
            reply: 'Aitäh',
            created_at: '2026-11-01T10:00:00Z',
          },
        ],
      },
      '/api/v1/products/7/related/': [product(8), product(9)],
      '/api/v1/products/categories/': [category(1, undefined, 'Juuksehooldus'), category(2, 1, 'Šampoonid')],
      ...setting.answers,
    },
    page: { path: '/products/7-toode-7', params: { id: '7-toode-7' }, ...setting.page },
  });
  await prefetch!(at.page, at.queries);
  return { ...render(at.around(<ProductPage />)), ...at, head: meta!(at.page, at.queries) };
}
