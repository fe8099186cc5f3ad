export interface SearchOption {
  value: string;
  label: string;
  /** Options of one group stand together under its name. */
  group?: string;
  disabled?: boolean;
  /** Quieter words beside the label: a code, a count. Searched as well. */
  hint?: string;
}

/** The same letters whatever their case and diacritics: `sampoon` finds `Šampoon`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Options that hold every word of `text`, in their own order. */
export function matchingOptions<T extends SearchOption>(options: readonly T[], text: string): readonly T[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const where = folded(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => where.includes(word));
  });
}

/** The next enabled option from `at` in `direction`, wrapping around; -1 when there is none. */
export function nextChoosable(options: readonly SearchOption[], at: number, direction: 1 | -1): number {
  for (let step = 1; step <= options.length; step += 1) {
    const index = (at + direction * step + options.length * 2) % options.length;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}

/** Options by group, groups in the order of their first option; ungrouped options stay in place. */
export function grouped<T extends SearchOption>(options: readonly T[]): [group: string, members: T[]][] {
  const groups = new Map<string, T[]>();
  for (const option of options) {
    const members = groups.get(option.group ?? '');
    if (members) members.push(option);
    else groups.set(option.group ?? '', [option]);
  }
  return [...groups];
}
