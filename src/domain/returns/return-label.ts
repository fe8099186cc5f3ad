import { carriers, type Carrier } from '../delivery/contract.ts';
import type { CountryCode } from '../shops/audience.ts';
import type { Seller } from '../invoices/invoice.ts';
import type { ReturnLabel } from './contract.ts';

type Way = ReturnLabel['carriers'][number]['ways'][number];

interface CarrierFacts {
  name: string;
  /** Countries it takes a consumer's parcel in, and how. */
  ways: Partial<Record<CountryCode, readonly Way[]>>;
}

/** How a consumer hands a parcel to each carrier of the shop. Whoever takes it asks for money and gives the code. */
const facts: Record<Carrier, CarrierFacts> = {
  omniva: { name: 'Omniva', ways: { EE: ['locker', 'post_office'], LV: ['locker'] } },
  dpd: { name: 'DPD', ways: { EE: ['locker', 'courier'], LV: ['locker', 'courier'] } },
  smartposti: { name: 'SmartPosti', ways: { EE: ['locker'], LV: ['locker'], FI: ['locker'] } },
  venipak: { name: 'Venipak', ways: { EE: ['locker', 'courier'], LV: ['locker', 'courier'] } },
  latvijas_pasts: { name: 'Latvijas Pasts', ways: { LV: ['locker', 'post_office'] } },
};

/**
 * What a buyer needs to send goods back: where to, what to write on the parcel, and which carriers take it where the buyer is.
 * The shop has no return contract with any of them, so it names no code: the carrier gives one when the parcel is paid for.
 */
export function returnLabel(seller: Seller, reference: string, from: CountryCode): ReturnLabel {
  const { name, street, city, postal_code, country, phone, email } = seller;
  return {
    address: { name, street, city, postal_code, country, phone, email },
    reference,
    carriers: carriers.flatMap((carrier) => {
      const ways = facts[carrier].ways[from];
      return ways ? [{ carrier, name: facts[carrier].name, ways: [...ways], code: null }] : [];
    }),
  };
}
