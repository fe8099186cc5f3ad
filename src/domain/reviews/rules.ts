/** Longest text of a review, in UTF-16 units. */
export const maxTextLength = 4000;
/** Longest reason of the staff, and longest remark of who reports a review. */
export const maxReasonLength = 1000;

/** Pictures of one review. */
export const maxPictures = 4;
/** Largest picture that may be uploaded, in bytes: a photograph of a phone. */
export const maxPictureBytes = 10 * 1024 * 1024;
/** Uploaded pictures of a user that belong to no review yet. */
export const maxLoosePictures = 12;
/** How long an uploaded picture waits for its review, and a withdrawn review for its author to think again. */
export const looseHours = 24;

/** How reviews of a product may be ordered. Within each order those in the visitor's language come first. */
export const reviewOrders = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Why somebody wants the staff to look at a review. */
export const reportReasons = [
  'illegal',
  'offensive',
  'personal_data',
  'not_about_product',
  'not_genuine',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports of one review that wait at most; more tell the staff nothing new. */
export const maxOpenReports = 20;

/** One decimal, as stars are shown; `null` without reviews. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}

/**
 * A text of several lines as somebody typed or pasted it: any script and emoji, but nothing that cannot be seen and changes
 * how the rest is read (control characters, directions forced on what follows), no half of a letter, and at most one
 * empty line in a row. Of invisible characters alone nothing is left.
 */
export function normalText(given: string): string {
  const text = given
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return /[^\s\p{Cf}\p{M}]/u.test(text) ? text : '';
}

/** How an author is called beside a review: the first name and the first letter of the last one. `''`: nothing is known. */
export function authorName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim();
  return [first_name.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
