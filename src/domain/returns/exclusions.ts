/** Why a line cannot be withdrawn from, or only as it came (CRD Art. 16); told before it is bought. */
export const withdrawalExclusions = [
  /** Bought for a business, which has no such right. */
  'BUSINESS',
  /** A ticket for a day. */
  'DATED',
  /** Sealed for reasons of hygiene: only while its seal is unbroken. */
  'UNSEALED',
] as const;
export type WithdrawalExclusion = (typeof withdrawalExclusions)[number];

/** Whether the right is lost from the beginning, and not only by opening the goods. */
export function isNeverWithdrawn(exclusion: WithdrawalExclusion | null): boolean {
  return exclusion === 'BUSINESS' || exclusion === 'DATED';
}

/** Of a line of an order: what its buyer is comes before what the goods are. */
export function exclusionOf(of: {
  isBusiness: boolean;
  isEvent: boolean;
  isSealed: boolean;
}): WithdrawalExclusion | null {
  if (of.isBusiness) return 'BUSINESS';
  if (of.isEvent) return 'DATED';
  return of.isSealed ? 'UNSEALED' : null;
}

/** Cosmetics are sold sealed: what has a list of ingredients is one. */
export function isSealedProduct({ ingredients }: { ingredients: string }): boolean {
  return ingredients.trim() !== '';
}
