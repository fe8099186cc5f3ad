import DataLoader from 'dataloader';

/** Reads of one kind under way at a time; those asked for meanwhile go together into the next. */
const maxConcurrent = 2;
const maxBatchSize = 100;

/**
 * A reader by key that gathers what many visitors ask for at the same time: reading sixteen products in one statement
 * takes little more than twice as long as reading one. `read` answers in the order of its keys. Nothing is
 * remembered: a key asked for is read after it was asked for.
 */
export function batchedReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
): (keys: readonly Key[]) => Promise<Value[]> {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function readBatch(keys: readonly Key[]): Promise<Value[]> {
    try {
      return await read(keys);
    } finally {
      running--;
      start(waiting.shift());
    }
  }

  function start(dispatch: (() => void) | undefined): void {
    if (dispatch === undefined) return;
    running++;
    setImmediate(dispatch);
  }

  const loader = new DataLoader<Key, Value>(readBatch, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (dispatch) => {
      if (running < maxConcurrent) start(dispatch);
      else waiting.push(dispatch);
    },
  });
  return (keys) => Promise.all(keys.map((key) => loader.load(key)));
}
