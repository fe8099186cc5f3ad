/** Banks that can be paid by at the simulator, as EveryPay lists them. */
export const banks = [
  { source: 'ob_swedbank_ee', display_name: 'Swedbank', country_code: 'EE' },
  { source: 'ob_seb_ee', display_name: 'SEB', country_code: 'EE' },
  { source: 'ob_lhv_ee', display_name: 'LHV', country_code: 'EE' },
  { source: 'ob_luminor_ee', display_name: 'Luminor', country_code: 'EE' },
  { source: 'ob_coop_ee', display_name: 'Coop Pank', country_code: 'EE' },
  { source: 'ob_swedbank_lv', display_name: 'Swedbank', country_code: 'LV' },
  { source: 'ob_seb_lv', display_name: 'SEB banka', country_code: 'LV' },
  { source: 'ob_citadele_lv', display_name: 'Citadele', country_code: 'LV' },
  { source: 'ob_luminor_lv', display_name: 'Luminor', country_code: 'LV' },
] as const;

/** Sums that can be paid in instalments at LHV, in cents. */
export const instalmentRange = { minCents: 5_000, maxCents: 300_000 };
