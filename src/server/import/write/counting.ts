import type { Reference } from '../../catalogue/service.ts';
import type { Checked } from '../check.ts';
import type { WriteContext } from './outcome.ts';

/** The records that are not as they were last time; the others are counted as unchanged. */
export function changedOnly<T>(
  items: readonly Checked<T>[],
  hashOf: (record: T) => string | null | undefined,
  { outcome, settings }: WriteContext,
): Checked<T>[] {
  const changed = items.filter(({ record, hash }) => settings.force || hashOf(record) !== hash);
  outcome.unchanged += items.length - changed.length;
  return changed;
}

/** Counts what was saved, and what was already so; later records find it by its key. */
export function countSaved<T>(
  items: readonly Checked<T>[],
  keyOf: (record: T) => string,
  saved: readonly { id: number; key: string; isNew: boolean }[],
  refs: Map<string, Reference>,
  { outcome }: WriteContext,
): void {
  outcome.unchanged += items.length - saved.length;
  const hashes = new Map(items.map(({ record, hash }) => [keyOf(record), hash]));
  for (const { id, key, isNew } of saved) {
    if (isNew) outcome.created += 1;
    else outcome.changed += 1;
    refs.set(key, { id, hash: hashes.get(key) ?? null });
  }
}
