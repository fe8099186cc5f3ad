import path from 'node:path';

export const projectFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Announces a step that takes a while and answers how to end it: `Building … 3.2 s`.
 * @param {string} what
 * @returns {(how?: string) => void}
 */
export function progress(what) {
  const started = performance.now();
  process.stdout.write(`${what} … `);
  return (how) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(how ? `${how} after ${seconds} s\n` : `${seconds} s\n`);
  };
}

/**
 * Runs a command of ours; what goes wrong is told without a stack.
 * @param {() => Promise<number | void>} work answers an exit code
 */
export async function runCommand(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
