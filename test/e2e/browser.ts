import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { unpackBundledChromium } from './bundled-chromium.ts';

export interface BrowserProgram {
  executablePath: string;
  /** What must stand in its environment beside our own. */
  env: Record<string, string>;
}

/** Nothing here may reach beyond the machine, and pages look the same on all of them. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** Pages of tests are left before it pays off to compile their scripts well: a tenth of the processor time of what renders them. */
const quickScripts = '--js-flags=--no-maglev --no-turbofan';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

let found: Promise<BrowserProgram> | undefined;

/**
 * The Chromium tests run in: the one CHROME_PATH names, else the one that comes as an npm package, unpacked into .cache,
 * else an installed one. The npm package goes first: it is the same on every machine, and takes two thirds of the
 * processor time of one made for windows. Throws when there is none for this machine.
 */
export function findBrowser(): Promise<BrowserProgram> {
  return (found ??= search());
}

/** A headless browser; close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...browserFlags, quickScripts],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

async function search(): Promise<BrowserProgram> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (await runs({ executablePath: named, env: {} })) return { executablePath: named, env: {} };
    throw new Error(`CHROME_PATH names ${named}, which does not run`);
  }
  const bundled = await unpackBundledChromium();
  if (bundled && (await runs(bundled))) return bundled;
  for (const executablePath of installedPrograms()) {
    const program = { executablePath, env: {} };
    if (await runs(program)) return program;
  }
  throw new Error(
    `No Chromium runs on this ${process.platform}-${process.arch} machine: install one or name it in CHROME_PATH`,
  );
}

function installedPrograms(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = installedNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...macPrograms].filter((file) => existsSync(file));
}

/** Some systems have only a placeholder that asks to install the browser, so it is tried. */
async function runs({ executablePath, env }: BrowserProgram): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(executablePath, ['--version'], {
      timeout: 20_000,
      env: { ...process.env, ...env },
    });
    return /\d+\.\d+/.test(stdout);
  } catch {
    return false;
  }
}

if (import.meta.main) console.log((await findBrowser()).executablePath);
