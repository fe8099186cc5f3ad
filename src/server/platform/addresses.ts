/** Addresses that are never pages. */
const others = /^\/(?:api|media|assets|sitemaps|metrics|healthz|readyz|robots\.txt|sitemap\.xml)(?:[/?]|$)/;

/** Whether the address is one of a page, found or not: everything that is neither a call nor a file. */
export function isPageAddress(url: string): boolean {
  return !others.test(url);
}

/** Longer addresses are refused before they are parsed. */
const maxUrlLength = 8192;
/** Of one piece of a path. */
export const maxParamLength = 500;

/** An address that no page has, for those that cannot have one. */
const nowhere = '/.not-found';

/**
 * The address a request is routed by. It begins with one slash: what begins with two, or holds another host, would lead
 * elsewhere in a redirect that repeats it. A page address that is too long or not readable is that of no page, so its
 * visitor gets the shop's own page for it.
 */
export function routedAddress(url: string): string {
  const own = url.replace(/^(?:https?:\/\/[^/?#]*)?[/\\]*/i, '/');
  if (!isPageAddress(own)) return own;
  const at = own.indexOf('?');
  const path = at < 0 ? own : own.slice(0, at);
  const isPossible = own.length <= maxUrlLength && isReadable(path) && !hasLongPiece(path);
  if (isPossible) return own;
  const language = /[?&]lang=([a-z]{2})(?:&|$)/.exec(own.slice(-maxUrlLength))?.[1];
  return language ? `${nowhere}?lang=${language}` : nowhere;
}

/** Whether a text of an address is UTF-8 in percent signs and holds no control characters. */
export function isReadable(text: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/**
 * Whether the bytes that the query of an address spells are UTF-8. A percent sign that spells no byte is itself: browsers
 * send `?search=50%` as it was typed.
 */
export function hasReadableQuery(url: string): boolean {
  const at = url.indexOf('?');
  const spelled = at < 0 ? null : url.slice(at).match(/(?:%[\da-f]{2})+/gi);
  return spelled === null || spelled.every(isUtf8);
}

/** Uses what was decoded: the bundler leaves out a pure call whose value nobody uses, and what it would throw with it. */
function isUtf8(spelled: string): boolean {
  try {
    return decodeURIComponent(spelled) !== '';
  } catch {
    return false;
  }
}

/** Whether the address is longer than any that the shop gives out. */
export function isTooLong(url: string): boolean {
  return url.length > maxUrlLength;
}

function hasLongPiece(path: string): boolean {
  return path.split('/').some((piece) => piece.length > maxParamLength);
}
