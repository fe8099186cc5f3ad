import { countryStep } from '../../../domain/popups/rules.ts';
import { countryIds } from '../../../domain/shops/audience.ts';
import { saveDeliveryCountry } from '../../api/delivery-country.ts';
import { meQuery } from '../../api/me.ts';
import { sessionToken } from '../../api/token.ts';
import { rememberCountry, rememberedCountry } from '../../state/country.ts';
import { noOtherWindow } from './no-other-window.ts';
import type { Visit } from './start.ts';

/** Asks for the delivery country, or brings the browser's and the customer's in line (PP-01 a, AU-07). */
export async function settleCountry({ api, audience, queries, openModal, signal }: Visit): Promise<void> {
  const me = sessionToken() === undefined ? null : await queries.ensureQueryData(meQuery());
  const customer = me?.customers.find((one) => one.is_active) ?? null;
  const choice = rememberedCountry();
  const step = countryStep({
    customer: customer && { countryId: customer.delivery_country_id },
    choice,
    isLatvianShop: audience.shopId === countryIds.LV,
    nowMs: Date.now(),
  });
  if (step.do === 'ask') {
    // Somebody whose address opens a window, or what a mail is about, has come for that; the next page asks.
    const asked = new URLSearchParams(window.location.search);
    if (asked.has('modal') || asked.has('key')) return;
    await noOtherWindow(signal);
    if (!signal.aborted) openModal('deliveryCountryLanguage', { isAsked: true });
  } else if (step.do === 'save-to-customer') {
    await saveDeliveryCountry(api, { uuid: customer!.uuid, countryId: step.countryId });
  } else if (step.do === 'remember') {
    rememberCountry(step.countryId, Date.now());
    // The page was rendered for another country, with its prices.
    const isRemembered = rememberedCountry()?.countryId === step.countryId;
    if (isRemembered && choice?.countryId !== step.countryId && audience.countryId !== step.countryId) {
      window.location.reload();
    }
  }
}
