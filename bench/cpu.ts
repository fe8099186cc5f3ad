import { readdirSync, readFileSync } from 'node:fs';

/** Processes of the shop whose time is told apart. */
export interface Processes {
  shop: number;
  /** The first process of PostgreSQL, which starts all others. */
  postgres: number;
}

/** CPU time in ms. On a machine that others use as well it says more than the time that passes. */
export interface CpuTimes {
  shop: number;
  postgres: number;
  /** Of this process, which asks. */
  client: number;
}

/** Clock ticks of /proc a second; 100 on every Linux of today. */
const ticksPerSecond = 100;

/** What was used since the processes began; Linux alone tells it. */
function cpuTimes({ shop, postgres }: Processes): CpuTimes {
  const own = process.cpuUsage();
  const first = timesOf(postgres);
  let servers = (first?.own ?? 0) + (first?.ended ?? 0);
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : null;
    if (times?.parent === postgres) servers += times.own;
  }
  return { shop: timesOf(shop)?.own ?? 0, postgres: servers, client: (own.user + own.system) / 1000 };
}

/** Answers how much each has used since this call. */
export function measureCpu(processes: Processes): () => CpuTimes {
  const before = cpuTimes(processes);
  return () => {
    const after = cpuTimes(processes);
    return {
      shop: after.shop - before.shop,
      postgres: after.postgres - before.postgres,
      client: after.client - before.client,
    };
  };
}

/** Null: it has ended. */
function timesOf(pid: number): { parent: number; own: number; ended: number } | null {
  try {
    // After the name, which may hold blanks and brackets: state, parent, …; see proc_pid_stat(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const ms = (...places: number[]) =>
      places.reduce((sum, place) => sum + Number(fields[place]), 0) * (1000 / ticksPerSecond);
    return { parent: Number(fields[1]), own: ms(11, 12), ended: ms(13, 14) };
  } catch {
    return null;
  }
}
