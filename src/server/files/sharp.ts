import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** The picture library, with the first picture that needs it: a shop whose renditions are all drawn spares its 20 MB. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread a drawing leaves the other core to visitors, and no picture is asked for twice, so nothing is kept of it.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
