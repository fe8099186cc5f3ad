import type { WriteStream } from 'node:tty';
import type { Progress } from './import.ts';

const barWidth = 30;
const barEveryMs = 100;
const lineEveryMs = 3000;

/** Shows how far the import is: a bar on a terminal, else a line every few seconds. */
export function showProgress(out: Pick<WriteStream, 'write' | 'isTTY'>): {
  show: (progress: Progress) => void;
  end: () => void;
} {
  const startedAt = performance.now();
  let shownAt = out.isTTY ? -Infinity : startedAt;
  let isBarOpen = false;
  return {
    show(progress) {
      const now = performance.now();
      if (now - shownAt < (out.isTTY ? barEveryMs : lineEveryMs)) return;
      shownAt = now;
      const text = progressText(progress, (now - startedAt) / 1000);
      isBarOpen = out.isTTY;
      out.write(out.isTTY ? `\r\x1b[2K${bar(progress.done)} ${text}` : `${text}\n`);
    },
    end() {
      if (isBarOpen) out.write('\r\x1b[2K');
      isBarOpen = false;
    },
  };
}

function bar(done: number): string {
  const full = Math.round(done * barWidth);
  return `[${'█'.repeat(full)}${'·'.repeat(barWidth - full)}]`;
}

/** The line of progress: how much is done, how long the rest takes, how many problems. */
export function progressText({ done, file, records, problems }: Progress, seconds: number): string {
  const left = done > 0.02 ? `, ${duration(seconds / done - seconds)} left` : '';
  const broken = problems > 0 ? `, ${problems} problems` : '';
  return `${Math.floor(done * 100)} % ${file}: ${records} records${broken}, ${Math.round(records / Math.max(seconds, 0.1))}/s${left}`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
