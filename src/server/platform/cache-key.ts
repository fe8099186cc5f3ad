import type { Audience } from '../../domain/shops/audience.ts';

/** A request, as far as caching is concerned. */
export type CacheRequest =
  | { kind: 'answer'; method: string; isShared: boolean; url: string }
  | { kind: 'page'; method: string; isShared: boolean; url: string; origin: string };

/**
 * The one place that says whether something may be cached for all who are alike, and under which key; null: it may not.
 * Answers, pages and the fast path all ask here. `isShared`: it shows nothing of the visitor but the audience. `url` is
 * the path with the query keys that matter, in one order.
 */
export function cacheKey(request: CacheRequest, audience: Audience): string | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !request.isShared) return null;
  const place = request.kind === 'page' ? ` ${request.origin}` : '';
  return `${request.kind}${place} ${audienceKey(audience)} ${request.url}`;
}

/** All of an audience as text: part of the key of whatever is made for one, such as prices on cards. */
export function audienceKey(audience: Audience): string {
  const { shopId, countryId, language, groupId, isBusiness, openedRestrictions } = audience;
  const key = `${shopId}.${countryId}.${language}.${groupId ?? '-'}.${isBusiness ? 'b' : 'p'}`;
  // As JSON, so that no code can be taken for two.
  return openedRestrictions.length === 0 ? key : `${key}.${JSON.stringify(openedRestrictions)}`;
}
