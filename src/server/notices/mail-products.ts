import type { MailProduct } from '../mail/service.ts';
import type { Offer } from '../catalogue/service.ts';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import type { Audience } from '../../domain/shops/audience.ts';

/** A product with what tells it from others of its name, which shades bear in theirs. */
export function nameOf({ name, variation }: Pick<ProductListItem, 'name' | 'variation'>): string {
  return variation && !name.includes(variation) ? `${name}, ${variation}` : name;
}

/** A product as mails show it, at the price of their reader. */
export function mailProductOf({ item, price }: Offer, { isBusiness }: Audience): MailProduct {
  const centsOf = (amount: { grossCents: number; netCents: number }) =>
    isBusiness ? amount.netCents : amount.grossCents;
  return {
    id: item.id,
    slug: item.slug,
    name: nameOf(item),
    brand: item.brand_name,
    picture: item.files[0]?.key ?? null,
    cents: price && centsOf(price),
    oldCents: price?.old ? centsOf(price.old) : null,
    isNet: isBusiness,
  };
}
