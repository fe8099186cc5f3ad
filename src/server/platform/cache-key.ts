import type { Audience } from '../../domain/shops/audience.ts';

/** What is asked for, as far as caching goes. */
export type Asked =
  | { kind: 'answer'; method: string; isShared: boolean; url: string }
  | { kind: 'page'; method: string; isShared: boolean; url: string; origin: string };

/**
 * The one place that says whether something may be cached for all who are alike, and under which key; null: it may not.
 * Answers, pages and the fast path all ask here. `isShared`: it shows nothing of the visitor but the audience. `url` is
 * the path with the query keys that matter, in one order.
 */
export function cacheKey(asked: Asked, audience: Audience): string | null {
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  if (!isRead || !asked.isShared) return null;
  const place = asked.kind === 'page' ? ` ${asked.origin}` : '';
  return `${asked.kind}${place} ${audienceKey(audience)} ${asked.url}`;
}

/** All of an audience as text: part of the key of whatever is made for one, such as prices on cards. */
export function audienceKey({ shopId, countryId, language, groupId, isBusiness }: Audience): string {
  return `${shopId}.${countryId}.${language}.${groupId ?? '-'}.${isBusiness ? 'b' : 'p'}`;
}
