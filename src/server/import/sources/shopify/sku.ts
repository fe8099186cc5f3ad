import { createHash } from 'node:crypto';
import { slugify } from '../../../../domain/slug.ts';

const maxSkuLength = 64;

/** A SKU for a variant that has none: the handle and the values of its options, the same at every export. */
export function skuOf(handle: string, options: readonly string[]): string {
  const named = [handle, ...options]
    .map((part) => slugify(part))
    .filter(Boolean)
    .join('-');
  const isExact = slugify(handle) === handle && options.every((option) => slugify(option) !== '');
  if (isExact && named.length <= maxSkuLength) return named;
  // Cut or spelled anew, two of them could meet: the fingerprint of the whole keeps them apart.
  const mark = createHash('sha256')
    .update(JSON.stringify([handle, ...options]))
    .digest('hex')
    .slice(0, 8);
  return `${named.slice(0, maxSkuLength - 9)}-${mark}`.replace(/^-+/, '');
}

/** The merchant's SKU as it may stand in the shop; `''` when nothing usable is left. Excel's apostrophe is no part of it. */
export function cleanSku(sku: string): string {
  return sku
    .replace(/^'+/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, maxSkuLength)
    .trim();
}
