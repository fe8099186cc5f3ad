import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserProgram } from './browser.ts';

const require = createRequire(import.meta.url);
const cacheFolder = path.resolve(import.meta.dirname, '../../.cache');
/** The browser, its fonts, its software graphics, and the system libraries it needs. */
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** Unpacks the Chromium of the npm package once a version; undefined where it cannot run. */
export async function unpackBundledChromium(): Promise<BrowserProgram | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFolder = path.resolve(require.resolve('@sparticuz/chromium'), '../..');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(packageFolder, folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      // A machine without fonts of its own would show boxes.
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
    },
  };
}

async function unpack(packageFolder: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const unpacker = path.join(packageFolder, 'build', 'lambdafs.js');
  const { inflate } = (await import(pathToFileURL(unpacker).href)) as {
    inflate: (file: string) => Promise<string>;
  };
  // The package unpacks into the temporary folder, which other users of the machine share; it reads
  // where that is when called.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = unfinished;
  const work = archives.map((name) => inflate(path.join(packageFolder, 'bin', name)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(work);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}
