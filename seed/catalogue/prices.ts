import type { ImportProductInput } from '../../src/domain/catalogue/import-format.ts';
import { between } from './numbers.ts';
import { campaignPeriods } from './price-lists.ts';
import type { CampaignName } from './price-lists.ts';

type Prices = NonNullable<ImportProductInput['prices']>;

/** Standard VAT in percent, as of 2026. */
const vat = { EE: 1.24, LV: 1.21, FI: 1.255 } as const;

/** A campaign and the part of the price it takes off, in percent. */
export interface Campaign {
  when: CampaignName;
  off: number;
}

export interface PriceOptions {
  /** What the price level of the other countries depends on: one key for all variations of a family. */
  key: string;
  /** What a salon pays less than the list price without VAT, in percent. */
  salonOff: number;
  campaigns?: readonly Campaign[];
  /** Percent off in the Christmas lists, which carry their own period. */
  christmasOff?: number;
  /** A gift card costs its face value everywhere: no other level, no salon price, no campaign. */
  faceValue?: boolean;
}

/** Every price of a product, out of its Estonian price with VAT in cents. */
export function pricesOf(
  cents: number,
  { key, salonOff, campaigns = [], christmasOff = 0, faceValue = false }: PriceOptions,
): Prices {
  if (faceValue) return ['EE', 'LV', 'FI'].map((list) => ({ list, cents }));
  const level = { LV: between(`lv ${key}`, 96, 103) / 100, FI: between(`fi ${key}`, 103, 109) / 100 };
  const list = {
    EE: cents,
    LV: shelfPrice((cents / vat.EE) * vat.LV * level.LV),
    FI: roundTo((cents / vat.EE) * vat.FI * level.FI, cents < 10_000 ? 10 : 100),
  };
  const net = { EE: netPrice(list.EE / vat.EE, salonOff), LV: netPrice(list.LV / vat.LV, salonOff) };
  return [
    { list: 'EE', cents: list.EE },
    { list: 'LV', cents: list.LV },
    { list: 'FI', cents: list.FI },
    { list: 'EE-salon', cents: net.EE },
    { list: 'LV-salon', cents: net.LV },
    ...campaigns.flatMap((campaign) => campaignPrices(campaign, list, net)),
    ...(christmasOff > 0 ? christmasPrices(list, christmasOff) : []),
  ];
}

function campaignPrices(
  { when, off }: Campaign,
  list: { EE: number; LV: number },
  net: { EE: number; LV: number },
): Prices {
  return campaignPeriods[when].flatMap((period) => [
    { list: 'EE-campaign', cents: reduced(list.EE, off), ...period },
    { list: 'LV-campaign', cents: reduced(list.LV, off), ...period },
    { list: 'EE-salon-campaign', cents: reduced(net.EE, off), ...period },
    { list: 'LV-salon-campaign', cents: reduced(net.LV, off), ...period },
  ]);
}

function christmasPrices(list: { EE: number; LV: number }, off: number): Prices {
  return [
    { list: 'EE-christmas', cents: reduced(list.EE, off) },
    { list: 'LV-christmas', cents: reduced(list.LV, off) },
  ];
}

/** Percent off, to five cents, and always lower than before. */
function reduced(cents: number, off: number): number {
  return Math.min(cents - 5, roundTo((cents * (100 - off)) / 100, 5));
}

/** Latvian shelf prices end in nine cents, from 10 € in 49 or 99, from 100 € in whole euros. */
function shelfPrice(cents: number): number {
  if (cents >= 10_000) return roundTo(cents, 100);
  return cents >= 1_000 ? roundTo(cents, 50) - 1 : roundTo(cents, 10) - 1;
}

function netPrice(netCents: number, salonOff: number): number {
  return roundTo((netCents * (100 - salonOff)) / 100, 5);
}

function roundTo(cents: number, step: number): number {
  return Math.max(step, Math.round(cents / step) * step);
}
