import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Db, Trx } from '../../database.ts';
import {
  FileRefused,
  findFilesByContent,
  inspectFile,
  maxFileBytes,
  recordFile,
} from '../../files/service.ts';
import type { InspectedFile } from '../../files/service.ts';
import type { Storage } from '../../files/storage.ts';

/** A file of the import folder. `id` is known once it has a row. */
interface LocalFile {
  /** Of the bytes as they lie in the folder; a part of the hash of whatever shows the file. */
  sha256: string;
  id?: number;
  kind?: 'images' | 'documents';
  inspected?: InspectedFile;
  problem?: string;
}

/** Files are looked at beside each other, so that reading and rendering overlap; there are two cores. */
const atOnce = 2;

/** Pictures and documents that records name by a path in the import folder, each read once in an import. */
export class Pictures {
  readonly #folder: string;
  readonly #storage: Storage | null;
  readonly #isDryRun: boolean;
  readonly #files = new Map<string, LocalFile>();

  /** Without storage pictures are left out, with a notice. */
  constructor(folder: string, storage: Storage | null, isDryRun: boolean) {
    this.#folder = resolve(folder);
    this.#storage = storage;
    this.#isDryRun = isDryRun;
  }

  static isAddress(file: string): boolean {
    return /^https:\/\//i.test(file);
  }

  /** Reads the files' fingerprints. */
  async read(paths: Iterable<string>): Promise<void> {
    const unread = [...new Set(paths)].filter((path) => !this.#files.has(path) && !Pictures.isAddress(path));
    await each(unread, async (path) => {
      this.#files.set(path, await this.#fingerprint(path));
    });
  }

  /** What the hash of a record must tell of the files it names. */
  fingerprints(paths: readonly string[]): string {
    return paths.map((path) => this.#files.get(path)?.sha256 ?? '').join();
  }

  /** Looks into the files and stores those that are new. Outside of any transaction: it takes a while. */
  async store(db: Db, paths: Iterable<string>): Promise<void> {
    const files = [...new Set(paths)]
      .map((path) => ({ path, file: this.#files.get(path) }))
      .filter(({ file }) => file && !file.problem && file.id === undefined && !file.inspected);
    const known = new Map(
      (
        await findFilesByContent(
          db,
          files.map(({ file }) => file!.sha256),
        )
      ).map((row) => [row.sha256, row]),
    );
    await each(files, async ({ path, file }) => {
      const row = known.get(file!.sha256);
      if (row) {
        file!.id = row.id;
        file!.kind = row.kind;
      } else await this.#inspect(path, file!);
    });
  }

  /** The id of the file's row, made when there is none; or in words why there cannot be one. */
  async idOf(trx: Trx, path: string, kind: 'images' | 'documents'): Promise<number | string> {
    const file = this.#files.get(path);
    if (!file) return 'was not read';
    if (file.problem) return file.problem;
    if (file.id === undefined && file.inspected) {
      file.id = (await recordFile(trx, file.inspected)).id;
      file.kind = file.inspected.kind;
    }
    if (kind === 'images' && file.kind !== 'images') return 'is no picture';
    return file.id ?? 'was not read';
  }

  /** After a step was rolled back the rows it made are no more. */
  forgetRows(): void {
    for (const file of this.#files.values()) if (file.inspected) file.id = undefined;
  }

  async #fingerprint(path: string): Promise<LocalFile> {
    try {
      const content = await this.#read(path);
      return { sha256: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      return { sha256: '', problem: error instanceof FileRefused ? error.message : 'is not there' };
    }
  }

  async #inspect(path: string, file: LocalFile): Promise<void> {
    try {
      const inspected = await inspectFile(await this.#read(path));
      if (!this.#isDryRun) await this.#storage?.put(inspected.key, inspected.content, inspected.mime);
      // The bytes are in the storage now; holding on to all of them would fill the memory.
      file.inspected = { ...inspected, content: Buffer.alloc(0) };
      if (!this.#storage) file.problem = 'is left out: no place for files was given';
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      file.problem = error.message;
    }
  }

  async #read(path: string): Promise<Buffer> {
    const real = await this.#within(path);
    const found = await stat(real);
    // A pipe may never end.
    if (!found.isFile()) throw new FileRefused('is no file');
    if (found.size > maxFileBytes) throw new FileRefused('is larger than 25 MB');
    return readFile(real);
  }

  async #within(path: string): Promise<string> {
    const root = await realpath(this.#folder);
    const real = await realpath(resolve(root, path));
    if (!real.startsWith(root + sep)) throw new FileRefused('lies outside the import folder');
    return real;
  }
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at]!);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
