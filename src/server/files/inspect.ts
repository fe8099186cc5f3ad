import type { Sharp } from 'sharp';
import { FileRefused } from './file-refused.ts';
import { isRaster, keyOf, mayMove } from './keys.ts';
import type { FileMime } from './keys.ts';
import { prepareFile, type PreparedFile } from './prepare.ts';
import { loadSharp } from './sharp.ts';

/** Maximum pixels of a picture over all its frames, as each one is decoded to make a rendition. */
export const maxPixels = 100_000_000;
/** A second of film has 25; longer moving pictures are no pictures of a shop. */
const maxFrames = 500;
/** A picture that takes longer to unpack was made to. */
const maxMeasuringSeconds = 20;

/** A file as it will be stored. */
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

/**
 * Tells what a file is by its content, whatever its name says, and readies it for storing: SVG is cleaned,
 * a PNG loses its texts. Throws FileRefused for types the shop does not take, damaged pictures and what is too large.
 */
export async function inspectFile(content: Buffer): Promise<InspectedFile> {
  return measureFile(prepareFile(content));
}

/** A prepared file with its size and colour; pictures are unpacked in threads of the picture library. */
export async function measureFile({ mime, sha256, content }: PreparedFile): Promise<InspectedFile> {
  const file = { mime, key: keyOf(sha256, mime), sha256, size: content.length, content };
  if (mime === 'application/pdf')
    return { ...file, kind: 'documents', width: null, height: null, color: null };
  return { ...file, kind: 'images', ...(await measure(content, mime)) };
}

async function measure(content: Buffer, mime: FileMime) {
  try {
    const sharp = await loadSharp();
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    const { autoOrient, pages = 1 } = await image.metadata();
    const { width, height } = autoOrient;
    // Of other types, such as a TIFF of many sheets, the first page is the picture.
    const frames = mayMove(mime) ? pages : 1;
    if (!width || !height) throw new Error('it has no size');
    if (frames > maxFrames || width * height * frames > maxPixels)
      throw new Error(`it has ${frames} frames of ${width} × ${height} pixels`);
    if (frames > 1) await unpackFrames(content);
    return { width, height, color: isRaster(mime) ? await edgeColor(image) : null };
  } catch (error) {
    throw new FileRefused(`is damaged or too large: ${(error as Error).message}`);
  }
}

/** A frame that is damaged would otherwise be found by the first visitor. */
async function unpackFrames(content: Buffer): Promise<void> {
  const sharp = await loadSharp();
  await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: true })
    .resize({ width: sampleSide })
    .timeout({ seconds: maxMeasuringSeconds })
    .raw()
    .toBuffer();
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
    .timeout({ seconds: maxMeasuringSeconds })
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
