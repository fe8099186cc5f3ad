import type { VatReason } from '../orders/vat.ts';
import type { CountryCode } from '../shops/audience.ts';

/** The law of the seller's country that takes the VAT away, and the directive for whoever reads no Estonian or Latvian. */
const intraCommunity: Record<CountryCode, string> = {
  EE: 'KMS § 15 lg 3 p 2, ühendusesisene käive 0 %',
  LV: 'PVN likuma 43. panta ceturtā daļa, preču piegāde Eiropas Savienības teritorijā, PVN 0 %',
  FI: 'AVL 72 a §, yhteisömyynti, ALV 0 %',
};

/** Where the buyer owes the tax, article 226 (11a) of the directive wants these very words. */
const reverseCharge: Record<CountryCode, string> = {
  EE: 'Pöördmaksustamine',
  LV: 'Nodokļa apgrieztā maksāšana',
  FI: 'Käännetty verovelvollisuus',
};

/** Why an invoice charges no VAT, as it has to say; null where it does. */
export function vatNoteOf(reason: VatReason, seller: CountryCode): string | null {
  if (reason === 'destination') return null;
  if (reason === 'reverse_charge')
    return `${reverseCharge[seller]}. Reverse charge, Art. 196 Directive 2006/112/EC`;
  return `${intraCommunity[seller]}. Intra-Community supply, Art. 138 Directive 2006/112/EC`;
}
