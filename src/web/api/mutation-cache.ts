import type { MutationCache as WholeCache } from '@tanstack/react-query';

let Whole: typeof WholeCache | undefined;

/** From now on something can be written: `bring-mutations.ts` comes with the first part that does. */
export function provideMutationCache(whole: typeof WholeCache): void {
  Whole = whole;
}

/**
 * Where a `QueryClient` of the built shop holds its mutations: TanStack's cache, as soon as a part has arrived that writes;
 * no first view fetches it. These are the methods that the client and its observers call.
 */
export class MutationCache {
  #whole: WholeCache | undefined;

  #cache(): WholeCache | undefined {
    return (this.#whole ??= Whole && new Whole());
  }

  build: WholeCache['build'] = (...given) => this.#cache()!.build(...given);
  notify: WholeCache['notify'] = (event) => this.#cache()!.notify(event);
  findAll: WholeCache['findAll'] = (filters) => this.#cache()?.findAll(filters) ?? [];
  resumePausedMutations = () => this.#cache()?.resumePausedMutations();
  clear = () => this.#cache()?.clear();
}
