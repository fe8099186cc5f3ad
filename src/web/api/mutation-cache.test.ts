import { MutationCache as WholeCache, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { provideMutationCache, MutationCache } from './mutation-cache.ts';

/** A client as the built shop makes it, where `vite.config.ts` puts this cache in the place of TanStack's. */
const newClient = () => new QueryClient({ mutationCache: new MutationCache() as unknown as WholeCache });

test('before anything can be written the cache of mutations is empty, and after that it is the whole one', async () => {
  const client = newClient();
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  client.clear();

  provideMutationCache(WholeCache);
  let finish = (_value: string) => {};
  const observer = new MutationObserver(client, {
    mutationFn: () => new Promise<string>((resolve) => (finish = resolve)),
  });
  const seen: string[] = [];
  observer.subscribe(({ status }) => seen.push(status));
  const written = observer.mutate();
  await expect.poll(() => client.isMutating()).toBe(1);
  finish('done');
  expect(await written).toBe('done');
  expect(client.isMutating()).toBe(0);
  await expect.poll(() => seen.at(-1)).toBe('success');
});
