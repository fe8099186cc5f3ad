import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { isRaster, keyOf } from './keys.ts';
import type { FileMime } from './keys.ts';
import { loadSharp } from './sharp.ts';
import { cleanSvg } from './svg.ts';

/** Largest file and picture the shop takes. */
export const maxFileBytes = 25 * 1024 * 1024;
export const maxPixels = 100_000_000;

/** A file as it will be kept. */
export interface InspectedFile {
  kind: 'images' | 'documents';
  mime: FileMime;
  key: string;
  sha256: string;
  size: number;
  content: Buffer;
  /** Of pictures; as seen, after the camera's rotation is applied. */
  width: number | null;
  height: number | null;
  /** Mean colour along the edge, `#rrggbb`: shown until the picture has loaded. */
  color: string | null;
}

/** What the content is no file of the shop: said in words that follow the file's name. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileRefused';
  }
}

/**
 * Tells what a file is by its content, whatever its name says, and readies it for keeping: SVG is cleaned.
 * Throws FileRefused for types the shop does not take, damaged pictures and what is too large.
 */
export async function inspectFile(content: Buffer): Promise<InspectedFile> {
  if (content.length > maxFileBytes) throw new FileRefused('is larger than 25 MB');
  const mime = mimeOf(content);
  if (!mime) throw new FileRefused('is no pdf, svg, tiff, webp, jpeg, png or gif');
  const kept = mime === 'image/svg+xml' ? svgOf(content) : content;
  const sha256 = createHash('sha256').update(kept).digest('hex');
  const file = { mime, key: keyOf(sha256, mime), sha256, size: kept.length, content: kept };
  if (mime === 'application/pdf')
    return { ...file, kind: 'documents', width: null, height: null, color: null };
  return { ...file, kind: 'images', ...(await measure(kept, isRaster(mime))) };
}

/** The type by the first bytes. */
export function mimeOf(content: Buffer): FileMime | undefined {
  const start = content.subarray(0, 12).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'image/tiff';
  if (start.startsWith('%PDF-')) return 'application/pdf';
  const head = content.subarray(0, 4096).toString('utf8');
  return /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(
    head,
  )
    ? 'image/svg+xml'
    : undefined;
}

function svgOf(content: Buffer): Buffer {
  try {
    return Buffer.from(cleanSvg(content.toString('utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    throw new FileRefused(`is damaged: ${(error as Error).message}`);
  }
}

async function measure(content: Buffer, hasEdge: boolean) {
  try {
    const sharp = await loadSharp();
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    const { autoOrient } = await image.metadata();
    const { width, height } = autoOrient;
    if (!width || !height) throw new Error('it has no size');
    return { width, height, color: hasEdge ? await edgeColor(image) : null };
  } catch (error) {
    throw new FileRefused(`is damaged or too large: ${(error as Error).message}`);
  }
}

/** Side of the small copy that the edge is read from. */
const sampleSide = 48;

async function edgeColor(image: Sharp): Promise<string> {
  const { data } = await image
    .clone()
    .flatten({ background: '#ffffff' })
    .resize(sampleSide, sampleSide, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = data.length / (sampleSide * sampleSide);
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < sampleSide; y += 1) {
    for (let x = 0; x < sampleSide; x += 1) {
      if (x !== 0 && y !== 0 && x !== sampleSide - 1 && y !== sampleSide - 1) continue;
      const at = (y * sampleSide + x) * channels;
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel]! += data[at + Math.min(channel, channels - 1)]!;
      count += 1;
    }
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
