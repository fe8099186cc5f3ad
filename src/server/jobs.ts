import type { Db, Database } from './database.ts';
import { drawAhead } from './files/draw-ahead.ts';
import type { Storage } from './files/storage.ts';
import { fetchWantedImages } from './files/wanted-images.ts';
import type { Job } from './platform/jobs.ts';
import type { OutboxHandler } from './platform/outbox.ts';
import { rebuildSearch, searchHandlers } from './search/service.ts';

interface Needs {
  db: Db;
  storage: Storage;
  clock: () => Date;
}

/** What the worker does by the clock or on demand. */
export function shopJobs({ db, storage, clock }: Needs): Job[] {
  return [
    {
      // Rows in order of popularity make broad searches quick; changes of the day have loosened it.
      name: 'search-rebuild',
      cron: '30 3 * * *',
      run: async () => {
        await rebuildSearch(db, clock);
      },
    },
    {
      // After an import with --images; nothing is due otherwise.
      name: 'fetch-images',
      cron: '* * * * *',
      run: async (signal) => {
        await fetchWantedImages({ db, storage, signal });
      },
    },
    {
      // Also asked for at the start, so that the first visitor of a new shop waits for no picture.
      name: 'draw-ahead',
      cron: '*/10 * * * *',
      run: async (signal) => {
        await drawAhead({ db, storage, signal });
      },
    },
  ];
}

/** What must happen after a commit, by topic. */
export function shopOutbox({ clock }: Pick<Needs, 'clock'>): Record<string, OutboxHandler<Database>> {
  return searchHandlers(clock);
}
