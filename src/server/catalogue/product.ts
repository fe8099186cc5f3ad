import type { Product, ProductListItem, Variation } from '../../domain/catalogue/contract.ts';
import { axesOf } from '../../domain/catalogue/axes.ts';
import { ShopError } from '../../domain/errors.ts';
import { euros } from '../../domain/pricing/price-block.ts';
import type { Price } from '../../domain/pricing/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { cachedCardData, type CardDataServices } from './card-data-cache.ts';
import { daysAt, itemOf, priceOf } from './list-items.ts';
import { filePath } from './addresses.ts';
import { pictureOf } from './pictures.ts';
import { findDetails, type PackedDocument } from './product-details.ts';

/**
 * A product as its page shows it, with all variations of its family. What cards show of them comes from memory where
 * lists or other products have read it.
 * @throws ShopError PRODUCT_NOT_FOUND
 */
export async function getProduct(
  services: CardDataServices,
  id: number,
  audience: Audience,
  now: Date,
): Promise<Product> {
  const details = await findDetails(services.db, id, audience);
  if (!details) throw new ShopError('PRODUCT_NOT_FOUND');
  // Cards that are cached tell the state of the stock; the exact number of pieces is read here.
  const pieces = (details.stock ?? []).reduce((sum, { available }) => sum + available, 0);
  const cards = (await cachedCardData(services, details.family, audience, now)).map((card) =>
    card.product[0] === id ? { ...card, pieces } : card,
  );
  const own = cards.find(({ product }) => product[0] === id);
  // Deleted between the two reads.
  if (!own) throw new ShopError('PRODUCT_NOT_FOUND');
  const days = daysAt(now);
  const price = priceOf(own, audience, now);
  const item = itemOf(own, price, audience, days);
  const { axes, choices } = axesOf(details.family, details.family_values ?? []);
  const shownAs = item.variation ? `${item.name}, ${item.variation}` : item.name;
  return {
    ...item,
    i18n_slug: details.i18n_slug,
    description: details.description,
    usage: details.usage,
    warning: details.warning,
    ingredients: details.ingredients,
    ean: details.ean,
    files: (details.pictures ?? []).map((picture) => pictureOf(picture, shownAs)),
    categories: details.categories ?? [],
    parameters: details.parameters ?? [],
    documents: (details.documents ?? []).map(documentOf),
    stock: details.stock ?? [],
    axes,
    variations: cards.map((one) =>
      variationOf(
        one === own ? item : itemOf(one, priceOf(one, audience, now), audience, days),
        choices.get(one.product[0]) ?? [],
      ),
    ),
    price_reasons: reasonsOf(price, audience),
    added_at: details.added_at,
    weight_g: details.weight_g,
    is_furniture: details.is_furniture,
  };
}

function documentOf(document: PackedDocument): Product['documents'][number] {
  const { key, ...rest } = document;
  return { ...rest, url: filePath(key) };
}

function variationOf(item: ProductListItem, choice: string[]): Variation {
  return {
    id: item.id,
    internal_id: item.internal_id,
    slug: item.slug,
    name: item.name,
    variation: item.variation,
    shade: item.shade,
    choice,
    price: item.price,
    stock_state: item.stock_state,
    available_stock: item.available_stock,
    sale_delay: item.sale_delay,
    pack_size: item.pack_size,
    is_restricted: item.valid_restrictions.length > 0,
    picture: item.files[0] ?? null,
  };
}

/** The steps to the price in the terms the customer sees: the regular one, their group's, the campaign's. */
function reasonsOf(price: Price | null, { isBusiness }: Audience): Product['price_reasons'] {
  return (price?.reasons ?? []).map(({ code, listName, netCents, grossCents }) => ({
    code,
    label: listName,
    price: euros(isBusiness ? netCents : grossCents),
  }));
}
