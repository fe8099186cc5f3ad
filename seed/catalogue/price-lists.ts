import type { ImportPriceList } from '../../src/domain/catalogue/import-format.ts';

/** Price lists of the demo shop: list prices with VAT for everyone, net prices for salons, campaigns with their periods. */
export const priceLists: ImportPriceList[] = [
  { code: 'EE', name: 'Eesti jaehinnad', country: 'EE', net: false },
  { code: 'LV', name: 'Läti jaehinnad', country: 'LV', net: false },
  { code: 'FI', name: 'Soome jaehinnad', country: 'FI', net: false },
  { code: 'EE-salon', name: 'Eesti salongihinnad, käibemaksuta', country: 'EE', group: 'salon', net: true },
  { code: 'LV-salon', name: 'Läti salongihinnad, käibemaksuta', country: 'LV', group: 'salon', net: true },
  { code: 'EE-campaign', name: 'Eesti kampaaniad', country: 'EE', net: false },
  { code: 'LV-campaign', name: 'Läti kampaaniad', country: 'LV', net: false },
  {
    code: 'EE-salon-campaign',
    name: 'Eesti kampaaniad salongidele',
    country: 'EE',
    group: 'salon',
    net: true,
  },
  {
    code: 'LV-salon-campaign',
    name: 'Läti kampaaniad salongidele',
    country: 'LV',
    group: 'salon',
    net: true,
  },
  {
    code: 'EE-christmas',
    name: 'Eesti jõulupakkumised',
    country: 'EE',
    net: false,
    from: '2026-12-07T00:00:00+02:00',
    to: '2026-12-25T00:00:00+02:00',
  },
  {
    code: 'LV-christmas',
    name: 'Läti jõulupakkumised',
    country: 'LV',
    net: false,
    from: '2026-12-07T00:00:00+02:00',
    to: '2026-12-25T00:00:00+02:00',
  },
];

/**
 * Periods of the campaigns, written for the day that `days.ts` names; `to` is the first instant after the period. Estonia and
 * Latvia share the clock. Two of them come again in turns, so that a demo loaded months ago has reductions for as long
 * as its calendar has events; more than 30 days apart, else a price would be compared with that of the round before.
 */
export const campaignPeriods = {
  /** Past, more than 30 days before the November campaign. */
  september: [{ from: '2026-09-07T00:00:00+03:00', to: '2026-09-28T00:00:00+03:00' }],
  /** Past, within the 30 days before the November campaign: its price is the lowest of those days. */
  october: [{ from: '2026-10-12T00:00:00+03:00', to: '2026-10-26T00:00:00+02:00' }],
  /** Running. */
  november: [
    { from: '2026-11-10T00:00:00+02:00', to: '2026-12-07T00:00:00+02:00' },
    { from: '2027-01-07T00:00:00+02:00', to: '2027-02-15T00:00:00+02:00' },
    { from: '2027-03-18T00:00:00+02:00', to: '2027-04-26T00:00:00+03:00' },
  ],
  /** Running, the last days of the month. */
  weekend: [{ from: '2026-11-20T00:00:00+02:00', to: '2026-11-30T00:00:00+02:00' }],
  /** Coming. */
  december: [
    { from: '2026-12-07T00:00:00+02:00', to: '2027-01-07T00:00:00+02:00' },
    { from: '2027-02-15T00:00:00+02:00', to: '2027-03-18T00:00:00+02:00' },
  ],
} as const;
export type CampaignName = keyof typeof campaignPeriods;
