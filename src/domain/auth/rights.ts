import type { Permission } from './permissions.ts';

/** As an answer lists them, or as a visitor holds them. */
type Names = readonly string[] | ReadonlySet<string>;

/** Groups are the roles that count now: that at the active customer, and those of the staff. */
export function hasGroup(groups: Names, group: string): boolean {
  return holds(groups, group);
}

/** Whether one of the groups is there; of no groups none is. */
export function hasAnyGroup(groups: Names, wanted: readonly string[]): boolean {
  return wanted.some((group) => holds(groups, group));
}

/** Whether all of the groups are there; of no groups none is missing. */
export function hasAllGroups(groups: Names, wanted: readonly string[]): boolean {
  return wanted.every((group) => holds(groups, group));
}

/** True when none is required. */
export function hasPermission(permissions: Names, required: Permission | null | undefined): boolean {
  return required === null || required === undefined || holds(permissions, required);
}

function holds(names: Names, name: string): boolean {
  return 'has' in names ? names.has(name) : names.includes(name);
}
