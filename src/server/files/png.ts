/** Sizes of a PNG's parts, in bytes: its signature, and length, type and checksum of a chunk. */
const signatureBytes = 8;
const lengthBytes = 4;
const typeBytes = 4;
const checksumBytes = 4;

const textTypes = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without the texts that programs wrote beside the picture. Compressed, a kilobyte of them unpacks to a megabyte,
 * and each reader of the picture unpacks all of them. What follows a chunk that is cut off stays as it is.
 */
export function withoutPngTexts(png: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let taken = 0;
  let at = signatureBytes;
  while (at + lengthBytes + typeBytes <= png.length) {
    const end = at + lengthBytes + typeBytes + png.readUInt32BE(at) + checksumBytes;
    if (textTypes.has(png.toString('latin1', at + lengthBytes, at + lengthBytes + typeBytes))) {
      pieces.push(png.subarray(taken, at));
      taken = Math.min(end, png.length);
    }
    at = end;
  }
  return pieces.length === 0 ? png : Buffer.concat([...pieces, png.subarray(taken)]);
}
