import { createHash } from 'node:crypto';
import { FileRefused } from './file-refused.ts';
import type { FileMime } from './keys.ts';
import { withoutPngTexts } from './png.ts';
import { mimeOf } from './recognise.ts';
import { cleanSvg } from './svg.ts';

/** Largest file the shop takes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** A file whose type is known, as it will be stored. */
export interface PreparedFile {
  mime: FileMime;
  sha256: string;
  content: Buffer;
}

/**
 * What reading a file takes in JavaScript: its type by its content, its digest, SVG cleaned, a PNG without its texts. Throws
 * FileRefused for types the shop does not take and for what is too large.
 */
export function prepareFile(upload: Buffer): PreparedFile {
  if (upload.length > maxFileBytes) throw new FileRefused('is larger than 25 MB');
  const mime = mimeOf(upload);
  if (!mime) throw new FileRefused('is no pdf, svg, tiff, webp, jpeg, png or gif');
  const content = readied(upload, mime);
  return { mime, sha256: createHash('sha256').update(content).digest('hex'), content };
}

function readied(upload: Buffer, mime: FileMime): Buffer {
  if (mime === 'image/svg+xml') return cleaned(upload);
  return mime === 'image/png' ? withoutPngTexts(upload) : upload;
}

function cleaned(content: Buffer): Buffer {
  try {
    return Buffer.from(cleanSvg(content.toString('utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    throw new FileRefused(`is damaged: ${(error as Error).message}`);
  }
}
