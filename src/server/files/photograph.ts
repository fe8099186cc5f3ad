import { FileRefused } from './file-refused.ts';
import { inspectForeignFile } from './inspect-foreign.ts';
import { maxPixels } from './inspect.ts';
import type { FileMime } from './keys.ts';
import { loadSharp } from './sharp.ts';
import { inTurn } from './uploads.ts';

/** What cameras and phones make; drawings and moving pictures are none. */
const photographTypes: readonly FileMime[] = ['image/jpeg', 'image/png', 'image/webp'];

const maxRenderingSeconds = 20;

/** A photograph rendered anew in several sizes, as WebP. */
export interface Photograph<Size extends string> {
  /** Of the largest. */
  width: number;
  height: number;
  sizes: Record<Size, Buffer>;
}

/**
 * Renders a photograph that anybody may have made in sizes by their longest sides: upright, and without anything that the
 * camera wrote beside it, such as where it was taken. Throws FileRefused for what is no photograph, damaged or too large,
 * and QueueFull.
 */
export function renderPhotograph<Size extends string>(
  upload: Buffer,
  sides: Record<Size, number>,
): Promise<Photograph<Size>> {
  return inTurn(upload, () => renderInTurn(upload, sides));
}

async function renderInTurn<Size extends string>(
  upload: Buffer,
  sides: Record<Size, number>,
): Promise<Photograph<Size>> {
  const { mime, content } = await inspectForeignFile(upload);
  if (!photographTypes.includes(mime)) throw new FileRefused('is no photograph');
  const sharp = await loadSharp();
  const render = (side: number) =>
    sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .timeout({ seconds: maxRenderingSeconds })
      .toBuffer()
      .catch((error: Error) => {
        throw new FileRefused(`is damaged: ${error.message}`);
      });
  const sizes = {} as Record<Size, Buffer>;
  let largest = { side: 0, size: '' as Size };
  for (const [size, side] of Object.entries(sides) as [Size, number][]) {
    sizes[size] = await render(side);
    if (side > largest.side) largest = { side, size };
  }
  const { width, height } = await sharp(sizes[largest.size]).metadata();
  return { width, height, sizes };
}
