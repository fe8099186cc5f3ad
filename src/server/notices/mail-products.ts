import type { MailProduct } from '../mail/service.ts';
import type { Offer } from '../catalogue/service.ts';
import type { Audience } from '../../domain/shops/audience.ts';

/** A product as letters show it, at the price of their reader. */
export function mailProductOf({ item, price }: Offer, { isBusiness }: Audience): MailProduct {
  const centsOf = (amount: { grossCents: number; netCents: number }) =>
    isBusiness ? amount.netCents : amount.grossCents;
  return {
    id: item.id,
    slug: item.slug,
    name: item.variation ? `${item.name}, ${item.variation}` : item.name,
    brand: item.brand_name,
    picture: item.files[0]?.key ?? null,
    cents: price && centsOf(price),
    oldCents: price?.old ? centsOf(price.old) : null,
    isNet: isBusiness,
  };
}
