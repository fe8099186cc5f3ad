import lighthouse, { type Result } from 'lighthouse';

export const marks = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Mark = (typeof marks)[number];

/** How Lighthouse judged a page at one slowdown of the processor: medians of its runs. */
export interface Judgement {
  marks: Record<Mark, number>;
  blockingMs: number;
  /** How fast Lighthouse found this machine while it ran. */
  benchmarkIndex: number;
  slowdown: number;
}

/** The slowdown Lighthouse is set to when nobody says otherwise, meant for a fast desktop. */
export const usualSlowdown = 4;
const runsOfEach = 3;

/** Judges a page as a phone with a processor that many times slower than this machine's. */
export async function judge(url: string, port: number, slowdown: number): Promise<Judgement> {
  const found: Result[] = [];
  for (let run = 0; run < runsOfEach; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...marks],
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (result) found.push(result.lhr);
  }
  const mark = (name: Mark) => Math.round(median(found.map((one) => one.categories[name]?.score ?? 0)) * 100);
  return {
    marks: Object.fromEntries(marks.map((name) => [name, mark(name)])) as Record<Mark, number>,
    blockingMs: Math.round(median(found.map((one) => one.audits['total-blocking-time']?.numericValue ?? 0))),
    benchmarkIndex: Math.round(median(found.map((one) => one.environment.benchmarkIndex))),
    slowdown,
  };
}

/** What the calculator asks for: from this index on, so many times slower. In between it goes evenly. */
const calculator = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
] as const;

/**
 * How much slower this machine must be made to be the phone Lighthouse means; `undefined` where it is slower than that
 * phone already. Lighthouse's guide (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, "Calibrating
 * the CPU slowdown") tells to lower the usual 4 on weaker machines by the calculator it links to; these are the
 * calculator's figures (https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator, `pages/index.js`).
 */
export function calibratedSlowdown(benchmarkIndex: number): number | undefined {
  if (benchmarkIndex < calculator[0].index) return undefined;
  const next = calculator.findIndex(({ index }) => benchmarkIndex < index);
  const to = calculator.at(next)!;
  const from = calculator.at((next === -1 ? calculator.length - 1 : next) - 1)!;
  const share = (benchmarkIndex - from.index) / (to.index - from.index);
  return Math.round((from.slowdown + share * (to.slowdown - from.slowdown)) * 10) / 10;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
