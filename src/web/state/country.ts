const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the delivery country as `{id},{saved-at ms}` for a year (AU-07). */
export function rememberCountry(id: number, nowMs: number): void {
  document.cookie = `selectedDeliveryCountryId=${id},${nowMs}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax; Secure`;
}
