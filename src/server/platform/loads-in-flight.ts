/** Purged tags a load remembers by name; a load that saw more counts as outdated whatever it shows. */
const maxTags = 10_000;

/** A value on its way into a cache, and what was purged since its load began. */
export interface LoadInFlight {
  /** Whether any of these tags was purged meanwhile, so that the value may predate the change. */
  isOutdated(tags: Iterable<string>): boolean;
  /** Whether anything at all was purged. */
  readonly sawPurge: boolean;
  /** Call once when the load has ended, however it ended. */
  end(): void;
}

/**
 * The loads of one cache that have not ended. What a value shows is only known when it is there, so each load collects
 * the tags purged meanwhile and is compared with them at its end: a purge drops the loads it concerns and no other.
 */
export class LoadsInFlight {
  readonly #loads = new Set<Set<string>>();

  begin(): LoadInFlight {
    const purged = new Set<string>();
    this.#loads.add(purged);
    return {
      isOutdated(tags) {
        if (purged.size === 0) return false;
        if (purged.has('*')) return true;
        for (const tag of tags) if (purged.has(tag)) return true;
        return false;
      },
      get sawPurge() {
        return purged.size > 0;
      },
      end: () => {
        this.#loads.delete(purged);
      },
    };
  }

  purge(tags: readonly string[]): void {
    for (const purged of this.#loads) {
      for (const tag of tags) purged.add(tag);
      if (purged.size > maxTags) purged.add('*');
    }
  }
}
