/** Maximum length of an address in a prop. */
export const urlLimit = 1000;

const imageEnding = /\.(?:svg|tiff?|webp|jpe?g|png|gif)$/i;

/**
 * Whether a link may lead there: a path of the site, `#anchor`, `https:`, `mailto:` or `tel:`.
 * `//host` and `/\host` are other sites in disguise.
 */
export function isSafeUrl(url: string): boolean {
  // Browsers drop tabs and line ends from an address: they would hide `javascript:` or another host.
  // oxlint-disable-next-line no-control-regex
  if (url.length > urlLimit || /[\u0000-\u0020\u007f]/.test(url)) return false;
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url);
  if (url.startsWith('#')) return url.length > 1;
  if (/^(?:mailto|tel):./i.test(url)) return true;
  return isHttps(url);
}

/** Whether it is a path or an https address that ends as an image does. */
export function isImageUrl(url: string): boolean {
  if (!isSafeUrl(url) || !(url.startsWith('/') || isHttps(url))) return false;
  return imageEnding.test(url.split(/[?#]/, 1)[0]!);
}

export function isHttps(url: string): boolean {
  if (!/^https:\/\//i.test(url)) return false;
  try {
    return new URL(url).hostname !== '';
  } catch {
    return false;
  }
}

/** Whether a link leaves the shop, so that it needs `rel="noopener"`. */
export function isOutside(url: string): boolean {
  return /^https:/i.test(url);
}

/** Key of a picture of the media library from its address, `/media/{key}`, `/media/{width}/{key}` or, of a drawing, `/media/files/{key}`; `undefined` for any other. */
export function mediaKeyOf(url: string): string | undefined {
  return /^\/media\/(?:(?:480|860|1200|1920|files)\/)?(.+)$/.exec(url)?.[1];
}
