/** File types the shop accepts, with the extension of their keys. */
export const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
} as const;
export type FileMime = keyof typeof endings;

const mimes = Object.fromEntries(Object.entries(endings).map(([mime, ending]) => [ending, mime])) as Record<
  string,
  FileMime
>;

/** Content-addressed: the same content has the same key, and a key never changes its meaning. */
export function keyOf(sha256: string, mime: FileMime): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 40)}.${endings[mime]}`;
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{38}\.(jpg|png|webp|gif|tiff|svg|pdf)$/;

/** The type a key stands for; `undefined` for anything that is no key of ours, such as a path that climbs out. */
export function mimeOfKey(key: string): FileMime | undefined {
  const ending = keyPattern.exec(key)?.[1];
  return ending === undefined ? undefined : mimes[ending];
}

/** Types that get renditions; the others are served as they are. */
export function isRaster(mime: FileMime): boolean {
  return mime !== 'image/svg+xml' && mime !== 'application/pdf';
}

/** Types that may hold several frames of one moving picture. */
export function mayMove(mime: FileMime): boolean {
  return mime === 'image/gif' || mime === 'image/webp';
}
