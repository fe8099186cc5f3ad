import { isLanguage, isLocale, languageOf, type Language } from '../../domain/locales.ts';
import type { Audience, ShopId } from '../../domain/shops/audience.ts';

/** What the platform must know of a shop to find the audience of a request. */
export interface ShopInfo {
  id: ShopId;
  countryId: number;
  defaultLanguage: Language;
  hosts: readonly string[];
}

export interface AudienceRequest {
  host: string | undefined;
  /** Headers in lower case. */
  header: (name: string) => string | undefined;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Language named by the address, if any. */
  language?: Language | undefined;
}

/** The name in a `Host` header. One with a dot at its end is the same name, written in full. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/\.?(?::\d+)?$/, '');
}

/** The shop a host belongs to; an unknown host gets the first, the Estonian one (RT-20). */
export function shopOfHost(shops: readonly ShopInfo[], host: string | undefined): ShopInfo {
  const name = host === undefined ? undefined : hostName(host);
  return shops.find((shop) => name !== undefined && shop.hosts.includes(name)) ?? shops[0]!;
}

/**
 * Whom the answer is for. Country: the header, else the cookie `selectedDeliveryCountryId`, else the shop's own
 * (AU-07, RQ-01). Both may be `2` or `2,1764000000000`, with the time the choice was saved at. A country nobody
 * delivers to counts as not given.
 */
export function audienceOf(
  request: AudienceRequest,
  shops: readonly ShopInfo[],
  countryIds: ReadonlySet<number>,
): Audience {
  const shop = shopOfHost(shops, request.host);
  const wanted = [request.header('delivery-country'), request.cookies['selectedDeliveryCountryId']]
    .map((text) => Number(/^(\d{1,6})(?:,.*)?$/.exec(text ?? '')?.[1]))
    .find((id) => countryIds.has(id));
  return {
    shopId: shop.id,
    countryId: wanted ?? shop.countryId,
    language: request.language ?? cookieLanguage(request) ?? shop.defaultLanguage,
    groupId: null,
    isBusiness: false,
    openedRestrictions: [],
  };
}

/** For a call: `Accept-Language` as RQ-01 sends it (`et-EE,et` or `et_EE`), before the cookie. */
export function languageOfHeader(text: string | undefined): Language | undefined {
  for (const part of text?.split(',') ?? []) {
    const tag = part.split(';')[0]!.trim();
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return undefined;
}

function cookieLanguage(request: AudienceRequest): Language | undefined {
  const locale = request.cookies['locale'];
  return isLocale(locale) ? languageOf[locale] : undefined;
}
