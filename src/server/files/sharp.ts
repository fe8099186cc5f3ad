import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Loads the picture library when first needed: a shop that has all its renditions saves 20 MB. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread per rendition leaves the other core to visitors. No cache, as no picture is decoded twice.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
