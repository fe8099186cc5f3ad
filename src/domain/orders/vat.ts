/** Why an order has the VAT it has; the invoice words it (CO-10). */
export const vatReasons = [
  /** VAT of the country the goods are brought to, or picked up in. */
  'destination',
  /** Goods brought to a business in another member state, which declares the VAT itself: article 138 of 2006/112/EC. */
  'intra_community',
  /** A service online to such a business, which owes the VAT in its place: articles 44 and 196. */
  'reverse_charge',
] as const;
export type VatReason = (typeof vatReasons)[number];

/** Whether no VAT is charged, so that the order is in net prices. */
export const isWithoutVat = (reason: VatReason | null): boolean =>
  reason !== null && reason !== 'destination';

/** What is sold: goods, seats in a room, or seats in an event online. */
export type Supply = 'goods' | 'admission' | 'online';

export interface VatTerms {
  reason: VatReason;
  /** ISO code of the country whose rates apply; null: no VAT is charged. */
  country: string | null;
}

export interface VatCircumstances {
  supply: Supply;
  /** Where the shop sells from: ISO code. */
  sellerCountry: string;
  /** Where the goods end up: the address of delivery, or the shop they are picked up in. */
  destinationCountry: string;
  isBusiness: boolean;
  /** The buyer's VAT number with its country, as the register of the Union answered it. */
  vatNumber: { country: string; isConfirmed: boolean } | null;
}

/**
 * Whose VAT an order carries. A business pays none where it has a confirmed number of another member state and the goods
 * leave the seller's country, or what it buys is given online; a number nobody has confirmed yet never takes VAT away.
 * Admission to a room is taxed where it is, whoever comes. Everyone else pays the VAT of the destination.
 */
export function vatTermsOf(order: VatCircumstances): VatTerms {
  const { supply, sellerCountry, destinationCountry, isBusiness, vatNumber } = order;
  const leaves = destinationCountry !== sellerCountry;
  const isForeign = vatNumber !== null && vatNumber.isConfirmed && vatNumber.country !== sellerCountry;
  if (isBusiness && isForeign) {
    if (supply === 'online') return { reason: 'reverse_charge', country: null };
    if (supply === 'goods' && leaves) return { reason: 'intra_community', country: null };
  }
  return { reason: 'destination', country: destinationCountry };
}
