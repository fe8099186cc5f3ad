/** Where a review stands with the staff (PL-06). */
export const moderations = ['pending', 'approved', 'denied'] as const;
export type Moderation = (typeof moderations)[number];

/** What moves a review on. Withdrawing is no step: it is the author's alone and leaves the state as it is. */
export const moderationSteps = ['approve', 'deny', 'edit'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

const steps: Record<ModerationStep, { from: readonly Moderation[]; to: Moderation }> = {
  /** What was denied may be looked at again, as its author may ask for. */
  approve: { from: ['pending', 'denied'], to: 'approved' },
  /** What was approved may be denied after somebody reported it. */
  deny: { from: ['pending', 'approved'], to: 'denied' },
  /** Words that nobody has looked at are not shown. */
  edit: { from: ['pending', 'approved', 'denied'], to: 'pending' },
};

/** Where a step leads a review, or `null` when its state does not allow the step. */
export function moderationAfter(step: ModerationStep, from: Moderation): Moderation | null {
  return steps[step].from.includes(from) ? steps[step].to : null;
}

/** What the staff may decide, and the step that is. */
export const decisions = { approved: 'approve', denied: 'deny' } as const;
export type Decision = keyof typeof decisions;
