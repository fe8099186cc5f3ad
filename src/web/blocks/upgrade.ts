/** What props looked like before and how they become those of the next version; named for the change, never edited once released. */
export interface UpgradeStep {
  name: string;
  up: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * Saved props in the form the block has today. Throws RangeError for a version the block never had: props that newer
 * code saved cannot be read by older code.
 */
export function upgradeProps(
  { version, upgrades }: { version: number; upgrades: readonly UpgradeStep[] },
  saved: Readonly<Record<string, unknown>>,
  savedVersion: number,
): Record<string, unknown> {
  if (!Number.isInteger(savedVersion) || savedVersion < 1 || savedVersion > version) {
    throw new RangeError(`version ${savedVersion} of a block that has ${version}`);
  }
  return upgrades.slice(savedVersion - 1).reduce((props, step) => step.up(props), { ...saved });
}
