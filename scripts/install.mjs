// Installs all packages when they are missing or out of date: before commands that are programs of packages.
import { ensureInstalled } from './lib/install.mjs';
import { runCommand } from './lib/report.mjs';

await runCommand(() => ensureInstalled('all'));
