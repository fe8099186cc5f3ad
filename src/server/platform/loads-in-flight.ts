/** Tags a load remembers by name; a load that saw more purged or expired counts as outdated whatever it shows. */
const maxTags = 10_000;

/** A value on its way into a cache, and what was purged or expired since its load began. */
export interface LoadInFlight {
  /** Whether any of these tags was purged meanwhile, so that the value may predate the change. */
  isOutdated(tags: Iterable<string>): boolean;
  /** When the first of these tags expired; `undefined` when none did. */
  expiredAt(tags: Iterable<string>): number | undefined;
  /** Whether anything at all was purged or expired. */
  readonly sawChange: boolean;
  /** Call once when the load has ended, however it ended. */
  end(): void;
}

/**
 * The loads of one cache that have not ended. What a value shows is only known when it is there, so each load collects
 * the tags purged meanwhile and is compared with them at its end: a purge drops the loads it concerns and no other.
 */
export class LoadsInFlight {
  readonly #loads = new Set<Seen>();

  begin(): LoadInFlight {
    const seen: Seen = { purged: new Set(), expired: new Map() };
    const { purged, expired } = seen;
    this.#loads.add(seen);
    return {
      isOutdated(tags) {
        if (purged.size === 0) return false;
        if (purged.has('*')) return true;
        for (const tag of tags) if (purged.has(tag)) return true;
        return false;
      },
      expiredAt(tags) {
        if (expired.size === 0) return undefined;
        let first = Infinity;
        for (const tag of tags) first = Math.min(first, expired.get(tag) ?? Infinity);
        return first === Infinity ? undefined : first;
      },
      get sawChange() {
        return purged.size + expired.size > 0;
      },
      end: () => {
        this.#loads.delete(seen);
      },
    };
  }

  purge(tags: readonly string[]): void {
    for (const { purged } of this.#loads) {
      for (const tag of tags) purged.add(tag);
      if (purged.size > maxTags) purged.add('*');
    }
  }

  expire(tags: readonly string[], time: number): void {
    for (const { purged, expired } of this.#loads) {
      for (const tag of tags) if (!expired.has(tag)) expired.set(tag, time);
      if (expired.size > maxTags) purged.add('*');
    }
  }
}

/** What changed while a value was loaded: tags that were purged, and those that expired, with the first time each did. */
interface Seen {
  purged: Set<string>;
  expired: Map<string, number>;
}
