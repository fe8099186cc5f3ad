import type { Category, Product } from '../../../domain/catalogue/contract.ts';
import { translate, type Language } from '../../../domain/locales.ts';
import { shortened } from '../../../domain/shortened.ts';
import { withoutHyphens } from '../../../domain/soft-hyphens.ts';
import { paths } from '../../paths.ts';
import { ancestry } from '../../../domain/catalogue/category-tree.ts';
import type { PageMeta } from '../../routes.ts';
import { publicAddress, type PageContext } from '../../state/page.tsx';

const availabilityOf: Record<Product['stock_state'], string> = {
  in_stock: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  on_order: 'https://schema.org/BackOrder',
  out: 'https://schema.org/OutOfStock',
};

/** Search engines show some 160 characters of a description. */
const descriptionLimit = 160;

/** Title, description, Open Graph and structured data of a product page. */
export function productMeta(product: Product, page: PageContext, categories: readonly Category[]): PageMeta {
  const { language } = page.audience;
  const canonical = (inLanguage: Language) =>
    paths.product(product.id, translate(product.i18n_slug, inLanguage));
  const url = publicAddress(page, canonical(language));
  const images = product.files.map((file) => page.origin + paths.media(1200, file.key));
  const text = withoutHyphens(product.description);
  return {
    title: `${product.brand_name} ${product.name}`,
    description: shortened(text, descriptionLimit),
    canonical,
    image: images[0],
    type: 'product',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        sku: product.internal_id,
        ...(product.ean ? { gtin: product.ean } : {}),
        brand: { '@type': 'Brand', name: product.brand_name },
        description: text,
        ...(images.length > 0 ? { image: images } : {}),
        url,
        ...(product.reviews.average_rating === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: product.reviews.average_rating,
                reviewCount: product.reviews.rating_count,
              },
            }),
        ...(product.price === null || product.is_disabled
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                price: product.price.toFixed(2),
                priceCurrency: 'EUR',
                availability: availabilityOf[product.stock_state],
                itemCondition: 'https://schema.org/NewCondition',
                url,
              },
            }),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          ...ancestry(product.categories.at(0), categories).map((category) => ({
            name: translate(category.i18n_name, language),
            item: publicAddress(page, paths.category(category.id, translate(category.i18n_slug, language))),
          })),
          { name: product.name, item: url },
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  };
}
