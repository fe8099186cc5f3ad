import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { inspectForeignFile } from './inspect-foreign.ts';
import { inspectFile } from './inspect.ts';

const drawing = (inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}<rect width="9" height="9"/></svg>`,
  );

/** A moving picture of so many frames, each one pixel high and wide unless told otherwise. */
async function film(frames: number, side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(frames * side * side * 3);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(frame % 2 === 0 ? 0 : 255, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array.from({ length: frames }, () => 100), dither: 0, effort: 1 })
    .toBuffer();
}

test('AD-04 a picture from outside is read as any other, in a thread of its own', async () => {
  const photograph = await sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .jpeg()
    .toBuffer();
  for (const content of [photograph, drawing('<script>x()</script>'), Buffer.from('%PDF-1.7\n…')]) {
    expect(await inspectForeignFile(content)).toEqual(await inspectFile(content));
  }
  await expect(inspectForeignFile(Buffer.from('nothing'))).rejects.toThrow('is no pdf, svg');
  await expect(inspectForeignFile(Buffer.from('<svg><g></svg>'))).rejects.toThrow(FileRefused);
});

test('AD-04 a picture from outside is given up at its deadline, and visitors are answered meanwhile', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  // Reading it takes longer than the thread takes to start, which is longer than the deadline.
  await expect(inspectForeignFile(drawing('<g/>'.repeat(10_000)), { deadlineMs: 5 })).rejects.toThrow(
    'takes too long to read',
  );
  clearInterval(turning);
  expect(turns).toBeGreaterThan(0);
});

test('AD-04 a moving picture counts with all its frames', async () => {
  expect(await inspectFile(await film(3, 20))).toMatchObject({ width: 20, height: 20 });
  // 11 frames of 3200 × 3200 pixels: each alone would do.
  await expect(inspectFile(await film(11, 3200))).rejects.toThrow('11 frames of 3200 × 3200 pixels');
  await expect(inspectFile(await film(501, 2))).rejects.toThrow('501 frames');
});

test('AD-04 a moving picture whose later frames are damaged is refused', async () => {
  const whole = await sharp(await film(12, 200), { animated: true })
    .webp({ lossless: true })
    .toBuffer();
  const damaged = Buffer.from(whole);
  // The picture of the last frame; its header stays.
  damaged.fill(0xff, damaged.lastIndexOf('VP8L') + 16);
  expect(await inspectFile(whole)).toMatchObject({ width: 200 });
  await expect(inspectFile(damaged)).rejects.toThrow('is damaged');
});

test('AD-04 a PNG loses the texts beside it, which would unpack to gigabytes whenever it is read', async () => {
  const plain = await sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer();
  const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(4_000_000))]);
  const [beforeEnd, end] = [plain.subarray(0, -12), plain.subarray(-12)];
  const texts = ['zTXt', 'tEXt', 'iTXt'].map((type) => chunk(type, packed));
  const heavy = Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33, -12), ...texts, end]);
  expect(await inspectFile(heavy)).toEqual(await inspectFile(plain));
  expect(await inspectForeignFile(heavy)).toEqual(await inspectFile(plain));
  const { content } = await inspectFile(Buffer.concat([beforeEnd, chunk('eXIf', Buffer.from('MM')), end]));
  expect(content.includes('eXIf')).toBe(true);
});

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
