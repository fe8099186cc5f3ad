import { Client, type Notification } from 'pg';
import type { DatabaseWatch } from './database-watch.ts';

/** Interval of the heartbeat, in ms. */
const heartbeatMs = 1_000;
/** Time-out of the heartbeat, in ms. An answer takes one; a connection silent for this long is dead. */
const silenceMs = 1_500;
const connectMs = 2_000;
const reconnectMs = 1_000;

export interface ListenConnection {
  /** Whether the database answers, asked now; after `withinMs` it does not. */
  ping(withinMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

interface Options {
  connectionString: string;
  channels: readonly string[];
  onNotification: (notification: Notification) => void;
  /** The connection is back; what was said meanwhile is not known. */
  onBack: () => void;
  watch?: DatabaseWatch | undefined;
  log: { warn: (data: object, message: string) => void };
}

/**
 * Listens on a connection of its own, and opens another when that is lost. A connection can be lost without a word, by a
 * frozen server or a firewall that forgot it: so it is asked every second. What others ask of the database goes by what
 * is found here (`watch`).
 */
export async function keepListening(options: Options): Promise<ListenConnection> {
  const { connectionString, channels, onNotification, onBack, watch, log } = options;
  let stopped = false;
  let client: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: { client: Client; answer: Promise<unknown> } | undefined;

  async function connect(): Promise<void> {
    const opening = new Client({
      connectionString,
      application_name: 'ilumaja-listen',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    opening.on('notification', onNotification);
    opening.on('error', (error) => lose(opening, error));
    try {
      await opening.connect();
      const listening = opening.query(channels.map((channel) => `listen ${channel}`).join('; '));
      if (!(await isAnswered(listening, connectMs))) throw new Error('the database does not answer');
    } catch (error) {
      drop(opening);
      throw error;
    }
    if (stopped) return drop(opening);
    client = opening;
    timer = setTimeout(beat, heartbeatMs, opening);
  }

  /** Single flight: callers meanwhile share the answer. */
  function ask(asked: Client): Promise<unknown> {
    if (asking?.client !== asked) {
      const answer = asked.query('select 1').finally(() => {
        if (asking?.client === asked) asking = undefined;
      });
      // Handled where it is awaited; nobody awaits it any more after a time-out.
      answer.catch(() => undefined);
      asking = { client: asked, answer };
    }
    return asking.answer;
  }

  async function beat(beating: Client): Promise<void> {
    const answered = await isAnswered(ask(beating), silenceMs);
    if (stopped || client !== beating) return;
    if (answered) timer = setTimeout(beat, heartbeatMs, beating);
    else {
      watch?.suspect();
      lose(beating, new Error(`silent for ${silenceMs} ms`));
    }
  }

  function lose(lost: Client, error: Error): void {
    if (stopped || client !== lost) return;
    client = undefined;
    drop(lost);
    log.warn({ err: error }, 'connection for notifications lost');
    reconnect(0);
  }

  function reconnect(afterMs: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(connectAgain, afterMs);
  }

  async function connectAgain(): Promise<void> {
    try {
      await connect();
    } catch {
      // One connection may be lost alone; when no other can be had, the database is away.
      watch?.set(true);
      return reconnect(reconnectMs);
    }
    watch?.set(false);
    onBack();
  }

  await connect();
  return {
    async ping(withinMs) {
      return client !== undefined && (await isAnswered(ask(client), withinMs));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (client) await client.end();
    },
  };
}

/**
 * Whether an answer comes in time. A process that was busy finds time run out and the answer already there: what has
 * arrived is looked at before it is given up.
 */
async function isAnswered(answer: Promise<unknown>, withinMs: number): Promise<boolean> {
  const answered = answer.then(
    () => true,
    () => false,
  );
  const late = Promise.withResolvers<false>();
  let timer = setTimeout(() => {
    timer = setTimeout(() => setImmediate(late.resolve, false), withinMs / 10);
  }, withinMs);
  try {
    return await Promise.race([answered, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection that may never answer: its farewell is not waited for. */
function drop(client: Client): void {
  client.removeAllListeners('notification');
  client.on('error', () => undefined);
  void client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
