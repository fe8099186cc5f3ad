/** Why an order has the VAT it has; the invoice words it (CO-10). */
export type VatReason =
  /** VAT of the country the goods are brought to, or picked up in. */
  | 'destination'
  /** Goods brought to a business in another member state, which declares the VAT itself: article 138 of 2006/112/EC. */
  | 'intra_community';

export interface VatTerms {
  reason: VatReason;
  /** ISO code of the country whose rates apply; null: no VAT is charged. */
  country: string | null;
}

export interface VatCircumstances {
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
 * leave the seller's country; a number nobody has confirmed yet never takes VAT away. Everyone else pays that of the
 * destination.
 */
export function vatTermsOf(order: VatCircumstances): VatTerms {
  const { sellerCountry, destinationCountry, isBusiness, vatNumber } = order;
  const leaves = destinationCountry !== sellerCountry;
  const isForeign = vatNumber !== null && vatNumber.isConfirmed && vatNumber.country !== sellerCountry;
  if (isBusiness && leaves && isForeign) return { reason: 'intra_community', country: null };
  return { reason: 'destination', country: destinationCountry };
}
