import { LRUCache } from 'lru-cache';
import { maxPixels } from './inspect.ts';
import { throttledLog } from '../platform/throttled-log.ts';
import { isRaster, mayMove, mimeOfKey } from './keys.ts';
import type { FileMime } from './keys.ts';
import { WorkQueue } from './queue.ts';
import type { Urgency } from './queue.ts';
import { loadSharp } from './sharp.ts';
import { readStored } from './storage.ts';
import type { Storage } from './storage.ts';

/** The widths pictures are served in. A fixed set, so that nobody can order a million of them. */
export const imageWidths = [480, 860, 1200, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** Part of every rendition's address in the storage and of its ETag: raise it when the settings below change. */
export const renditionVersion = 1;

/**
 * Tuned on the demo photographs: a card image of 480 is 3 to 9 KB in AVIF, a banner of 1920 at most 65 KB. Effort 3 takes a
 * quarter of the time of the usual 4 for a twentieth more bytes.
 */
const avif = { quality: 60, effort: 3 } as const;
const webp = { quality: 78, effort: 4, smartSubsample: true } as const;

/** A picture that takes longer holds up all others. */
const maxRenderingSeconds = 30;

interface Log {
  error(data: object, message: string): void;
}

export interface Renditions {
  /** The picture in that width; `undefined` when there is no such picture. Throws QueueFull when too many wait. */
  get(
    key: string,
    width: ImageWidth,
    format: RenditionFormat,
    urgency?: Urgency,
  ): Promise<Buffer | undefined>;
}

const made = new WeakMap<Storage, Renditions>();

/**
 * Makes renditions when first requested and stores them beside the originals under `renditions/`. One storage has one:
 * visitors and work ahead share its queue.
 */
export function createRenditions(storage: Storage, log?: Log): Renditions {
  const known = made.get(storage);
  if (known) return known;
  const renditions = renditionsIn(storage, log);
  made.set(storage, renditions);
  return renditions;
}

function renditionsIn(storage: Storage, log: Log | undefined): Renditions {
  const unstored = createUnstored(log);
  // One at a time leaves the other core to visitors.
  const queue = new WorkQueue<Buffer | undefined>(1);
  const originalWidths = new WidthMemory();

  return {
    async get(key, width, format, urgency = 'now') {
      const mime = mimeOfKey(key);
      if (!mime || !isRaster(mime)) return undefined;
      const known = originalWidths.get(key);
      const address = renditionKey(key, known === undefined ? width : servedWidth(width, known), format);
      const stored = await readStored(storage, address);
      if (stored) return stored;
      const held = unstored.get(address);
      if (held) return held;
      return queue.do(address, urgency, async () => {
        const original = await readStored(storage, key);
        if (!original) return undefined;
        const sharp = await loadSharp();
        const originalWidth = (await sharp(original, { limitInputPixels: maxPixels }).metadata()).autoOrient
          .width;
        originalWidths.set(key, originalWidth);
        // Asked for wider than the original: that rendition may be there under the original's own width.
        const rendered = servedWidth(width, originalWidth);
        const own = renditionKey(key, rendered, format);
        const twin = own === address ? undefined : (unstored.get(own) ?? (await readStored(storage, own)));
        if (twin) return twin;
        const content = await render(original, mime, rendered, format);
        try {
          await storage.put(own, content, `image/${format}`);
        } catch (error) {
          unstored.hold(own, content, error);
        }
        return content;
      });
    },
  };
}

/** The width whose rendition answers: never wider than it takes to show the whole original. */
export function servedWidth(width: ImageWidth, originalWidth: number): ImageWidth {
  return imageWidths.find((one) => one >= width || one >= originalWidth) ?? width;
}

/** Identifies a rendition in storage. */
export function renditionKey(key: string, width: ImageWidth, format: RenditionFormat): string {
  return `renditions/v${renditionVersion}/${width}/${key}.${format}`;
}

async function render(
  original: Buffer,
  mime: FileMime,
  width: ImageWidth,
  format: RenditionFormat,
): Promise<Buffer> {
  // Animations survive in WebP; AVIF shows their first frame only, so the format is chosen before.
  const animated = format === 'webp' && mayMove(mime);
  const sharp = await loadSharp();
  const image = sharp(original, { limitInputPixels: maxPixels, animated })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: maxRenderingSeconds });
  return format === 'avif' ? image.avif(avif).toBuffer() : image.webp(webp).toBuffer();
}

/** Renditions that could not be stored, of which so much is held. */
const maxUnstoredBytes = 16 * 1024 * 1024;

/**
 * Renditions made while the folder is full or not writable: they are served all the same, and made once while memory
 * lasts. The log says so once a minute, not for each picture.
 */
function createUnstored(log: Log | undefined) {
  const held = new LRUCache<string, Buffer>({
    maxSize: maxUnstoredBytes,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const tell = throttledLog(log);
  return {
    get: (address: string) => held.get(address),
    hold(address: string, content: Buffer, err: unknown) {
      held.set(address, content);
      tell(err, 'pictures that are rendered cannot be stored; they are served from memory');
    },
  };
}

/** Widths of originals that were requested too wide, so that the next visitor need not open the original. */
class WidthMemory {
  readonly #widths = new Map<string, number>();

  get(key: string): number | undefined {
    return this.#widths.get(key);
  }

  set(key: string, width: number): void {
    if (this.#widths.size >= 20_000) this.#widths.delete(this.#widths.keys().next().value!);
    this.#widths.set(key, width);
  }
}
