import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder to import from, gone after the test: `await using folder = await importFolder({ 'products.csv': … })`. */
export interface ImportFolder extends AsyncDisposable {
  path: string;
  /** Writes a file and answers its path; what is no text or bytes is written as JSON. */
  write(name: string, content: string | Buffer | readonly object[]): Promise<string>;
}

/** Makes a folder with these files in it. */
export async function importFolder(
  files: Record<string, string | Buffer | readonly object[]> = {},
): Promise<ImportFolder> {
  const path = await mkdtemp(join(tmpdir(), 'ilumaja-import-'));
  const write: ImportFolder['write'] = async (name, content) => {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
    return file;
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return { path, write, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
