// npm test: installs and builds what is missing, then runs every check and every test. The last line
// counts them; the exit code is 0 when none failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, pinnedNode } from './lib/install.mjs';
import { isBuilt } from './lib/parts.mjs';
import { runQuietly, runToEnd } from './lib/processes.mjs';
import { progress, projectFolder, runCommand } from './lib/report.mjs';

const checks = [
  { name: 'Types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'Lint', command: ['oxlint', '--quiet'] },
  { name: 'Format', command: ['oxfmt', '--check', '.'] },
  { name: 'Unused files and exports', command: ['knip'] },
  { name: 'Licences and advisories', command: ['node', 'scripts/packages.mjs'] },
];

/** Journeys have the machine to themselves: a browser that shares it with other tests is slow and fails. */
const testRuns = [
  { name: 'rules, parts and calls', projects: ['unit', 'dom', 'server'] },
  { name: 'journeys', projects: ['e2e'] },
];

const reportFolder = path.join(projectFolder, '.cache', 'test-reports');
const binFolder = path.join(projectFolder, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${binFolder}${path.delimiter}${process.env['PATH']}`,
  NODE_ENV: 'test',
};

const counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, a few lines each, told once more at the end. */
const failures = [];

await runCommand(async () => {
  process.chdir(projectFolder);
  await ensureInstalled('all');
  const node = pinnedNode();
  for (const check of checks) await runCheck(check);
  if (await build(node)) {
    await nameBrowser(node);
    for (const run of testRuns) await runTests(node, run);
  }
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
  return counts.failed > 0 ? 1 : 0;
});

/** @param {{ name: string, command: string[] }} check */
async function runCheck({ name, command: [file = '', ...args] }) {
  const done = progress(name);
  const { code, output } = await runQuietly(file, args, { env: environment });
  done(code === 0 ? undefined : 'failed');
  if (code !== 0) {
    console.log(output.trim());
    failures.push(name);
  }
  counts[code === 0 ? 'passed' : 'failed']++;
}

/**
 * The journeys run in what people get: the built shop.
 * @param {string} node
 */
async function build(node) {
  const parts = ['app', 'seed'].filter((part) => !isBuilt(part));
  if (parts.length === 0) return true;
  const code = await runToEnd(node, ['scripts/lib/build-parts.mjs', ...parts]);
  counts[code === 0 ? 'passed' : 'failed']++;
  return code === 0;
}

/** @param {string} node */
async function nameBrowser(node) {
  const done = progress('Browser for the journeys');
  const { code, output } = await runQuietly(node, ['test/e2e/browser.ts'], { env: environment });
  done(code === 0 ? undefined : 'failed');
  console.log(output.trim());
}

/**
 * @param {string} node
 * @param {{ name: string, projects: string[] }} run
 */
async function runTests(node, { name, projects }) {
  console.log(`\nTests of ${name}`);
  const report = path.join(reportFolder, `${projects.join('-')}.json`);
  mkdirSync(reportFolder, { recursive: true });
  rmSync(report, { force: true });
  const code = await runToEnd(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: environment },
  );
  count(report, code);
}

/**
 * @param {string} report Vitest's own, in JSON
 * @param {number} code its exit code; a run may fail without a failed test
 */
function count(report, code) {
  let failed = 0;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    failed = result.numFailedTests;
    counts.passed += result.numPassedTests;
    counts.skipped += result.numPendingTests + (result.numTodoTests ?? 0);
    failures.push(...result.testResults.flatMap(failuresOf));
  } catch {
    console.log('The tests ended without a report.');
  }
  counts.failed += code !== 0 ? Math.max(failed, 1) : failed;
}

/**
 * @param {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function failuresOf({ name, message, assertionResults }) {
  const file = path.relative(projectFolder, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  // A file that could not be loaded has no tests, but a message of its own.
  if (failed.length === 0) return message ? [`${file}\n${shortened(message)}`] : [];
  return failed.map((one) => `${file} > ${one.fullName}\n${shortened(one.failureMessages.join('\n'))}`);
}

/** @param {string} text */
function shortened(text) {
  return text.split('\n').slice(0, 12).join('\n');
}
