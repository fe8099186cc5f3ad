/** A way in which the variations of a family differ: length, colour. */
export interface Axis {
  /** Code of the parameter. */
  code: string;
  name: string;
  unit: string | null;
  values: { code: string; name: string; color: string | null }[];
}

/** One value of a parameter that a variation has. */
export interface VariationValue {
  id: number;
  parameter: Omit<Axis, 'values'>;
  value: Axis['values'][number];
}

/** More ways at once nobody can overlook; such a family is a list. */
const maxAxes = 3;

/**
 * The parameters that tell the variations of a family apart together: the fewest, two or more, in the order given, with
 * their values in the order given; and the value of each variation in each. None when one parameter alone does, as a
 * plain list says that better, or when no few do. `values` hold those of all variations, each of which has an entry in
 * `choices`.
 */
export function axesOf(
  ids: readonly number[],
  values: readonly VariationValue[],
): { axes: Axis[]; choices: Map<number, string[]> } {
  const byParameter = Map.groupBy(values, ({ parameter }) => parameter.code);
  const candidates = [...byParameter.values()].filter((entries) => {
    const owners = new Set(entries.map(({ id }) => id));
    // Each has it, and has it once; and it differs.
    return (
      owners.size === ids.length &&
      entries.length === ids.length &&
      new Set(entries.map(({ value }) => value.code)).size > 1
    );
  });
  for (let size = 1; size <= maxAxes; size++) {
    const chosen = combinations(candidates, size).find((some) => tellsApart(ids, some));
    if (!chosen) continue;
    if (size === 1) break;
    return {
      axes: chosen.map((entries) => ({
        ...entries[0]!.parameter,
        values: [...new Map(entries.map(({ value }) => [value.code, value])).values()],
      })),
      choices: new Map(ids.map((id) => [id, chosen.map((entries) => valueOf(entries, id))])),
    };
  }
  return { axes: [], choices: new Map(ids.map((id) => [id, []])) };
}

function tellsApart(ids: readonly number[], parameters: readonly (readonly VariationValue[])[]): boolean {
  const seen = ids.map((id) => parameters.map((entries) => valueOf(entries, id)).join('\n'));
  return new Set(seen).size === ids.length;
}

function valueOf(entries: readonly VariationValue[], id: number): string {
  return entries.find((entry) => entry.id === id)!.value.code;
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** A value to choose, and where it leads. */
export interface AxisOption<V> {
  value: Axis['values'][number];
  /** The variation with this value, and with what is chosen in the other ways as far as there is one. */
  target: V;
  isChosen: boolean;
  /** Values chosen now in the other ways that do not go with this one. */
  lost: Axis['values'][number][];
}

/** For each way the values to choose, seen from the variation that is chosen now. */
export function axisOptions<V extends { choice: readonly string[] }>(
  axes: readonly Axis[],
  variations: readonly V[],
  chosen: V,
): AxisOption<V>[][] {
  return axes.map((axis, at) =>
    axis.values.flatMap((value) => {
      const withIt = variations.filter(({ choice }) => choice[at] === value.code);
      const target = withIt.toSorted((a, b) => sharedWith(chosen, b) - sharedWith(chosen, a))[0];
      if (!target) return [];
      const lost = axes.flatMap((other, place) => {
        const isUnchanged = place === at || target.choice[place] === chosen.choice[place];
        return isUnchanged ? [] : other.values.filter(({ code }) => code === chosen.choice[place]);
      });
      return [{ value, target, isChosen: chosen.choice[at] === value.code, lost }];
    }),
  );
}

function sharedWith<V extends { choice: readonly string[] }>(chosen: V, other: V): number {
  return other.choice.filter((code, at) => code === chosen.choice[at]).length;
}
