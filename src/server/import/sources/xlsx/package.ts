import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagPlain } from 'saxes';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ImportStopped } from '../../problems.ts';

/** What a workbook may be; beyond it the file is a trap or should come as CSV. */
export interface PackageLimits {
  /** All parts unpacked together, in bytes. */
  maxUnpacked: number;
  /** From this size on a part that packs better than `suspectRatio` is no spreadsheet. */
  suspectSize: number;
}

/** Of a catalogue, which its merchant imports. */
const importLimits: PackageLimits = { maxUnpacked: 4 * 1024 ** 3, suspectSize: 64 * 1024 ** 2 };
/** Rows of real data reach about 40. */
const suspectRatio = 400;
const maxParts = 20_000;

/** The zip a workbook is. Close it after use. */
export class WorkbookPackage {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Throws ImportStopped when the file is no zip, is encrypted, or would unpack to too much. */
  static async open(source: string | Buffer, limits = importLimits): Promise<WorkbookPackage> {
    const options = { lazyEntries: true, autoClose: false };
    const opening =
      typeof source === 'string'
        ? yauzl.openPromise(source, options)
        : yauzl.fromBufferPromise(source, options);
    const zip = await opening.catch((error: Error) => {
      throw new ImportStopped(`no XLSX workbook: ${error.message}`);
    });
    try {
      return new WorkbookPackage(zip, await entriesOf(zip, limits));
    } catch (error) {
      zip.close();
      throw error instanceof ImportStopped
        ? error
        : new ImportStopped(`no XLSX workbook: ${(error as Error).message}`);
    }
  }

  close(): void {
    this.#zip.close();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Bytes the part has unpacked. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** The text of a part, piece by piece. Throws ImportStopped when there is no such part. */
  async *text(name: string, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ImportStopped(`no XLSX workbook: ${name} is missing`);
    const decoder = new TextDecoder('utf-8');
    try {
      const stream: Readable = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        onBytes?.(chunk.length);
        yield decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      throw new ImportStopped(`the workbook is damaged: ${(error as Error).message}`);
    }
    yield decoder.decode();
  }
}

async function entriesOf(zip: ZipFile, limits: PackageLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > maxParts) throw new ImportStopped(`no XLSX workbook: it has ${zip.entryCount} parts`);
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    const isSuspect = entry.uncompressedSize > limits.suspectSize && ratio > suspectRatio;
    if (unpacked > limits.maxUnpacked || isSuspect) {
      throw new ImportStopped('this workbook unpacks to too much: save the sheet as CSV');
    }
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** The parser holds on to a text until its end: without one it would fill the memory. Excel's longest is 32,767. */
const maxSilence = 16 * 1024 ** 2;

export type Attributes = Record<string, string>;

/** What a reader of XML hears; names come without namespace prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads a part through `handler`, giving control back after every piece so that rows can flow on. */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let failure: Error | undefined;
  /** Characters since the parser last told of anything. */
  let silence = 0;
  parser.on('error', (error) => (failure ??= error));
  parser.on('opentag', (tag: SaxesTagPlain) => {
    silence = 0;
    handler.open?.(localName(tag.name), plain(tag.attributes));
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', (tag: SaxesTagPlain) => {
    silence = 0;
    handler.close?.(localName(tag.name));
  });
  for await (const piece of pieces) {
    silence += piece.length;
    parser.write(piece);
    if (silence > maxSilence) throw new ImportStopped('the workbook holds a text of more than 16 MB');
    if (failure) throw new ImportStopped(`the workbook is damaged: ${failure.message}`);
    yield;
  }
  parser.close();
  if (failure) throw new ImportStopped(`the workbook is damaged: ${failure.message}`);
  yield;
}

/** As `readXml` for a small part, to its end. */
export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const steps = readXml(pieces, handler);
  while (!(await steps.next()).done);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function plain(attributes: Record<string, string> | Record<string, SaxesAttributeNS>): Attributes {
  return attributes as Attributes;
}
