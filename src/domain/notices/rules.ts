const hourMs = 3_600_000;

/** How long the link of a confirmation works. */
export const confirmationMs = 3 * 24 * hourMs;
/** Confirmations that one address is sent within a day, whoever asks for them. */
export const confirmationsPerDay = 5;
/** A question that was asked again sooner is the same one: no second mail. */
export const sameQuestionMs = 60_000;

/** How long somebody waits for a product to come back, in days. */
export const waitingDays = 90;
/** Products an address may wait for at a time. */
export const waitingLimit = 100;
/** Mails for each piece that came: most of those who waited buy elsewhere meanwhile, and nobody is to come in vain. */
export const mailsPerPiece = 3;
/** Mails of the last hours count as on their way; then the next who wait are told, if there is still any. */
export const mailsCountMs = 6 * hourMs;

/** How many may be told that a product is back: by the pieces that are free and the mails that are on their way. */
export function mailsFor(freePieces: number, onTheirWay: number): number {
  return Math.max(0, Math.max(0, freePieces) * mailsPerPiece - onTheirWay);
}

/** Percents by which a favourite has to become cheaper before it is worth a mail. */
export const dropPercent = 5;
/** Between two mails about one product to one person. */
export const dropQuietMs = 14 * 24 * hourMs;
/** Products that one mail shows, those that dropped most. */
export const dropsPerMail = 8;

/** Whether a price is so much below the lowest of the 30 days before it that its owner is told. */
export function isWorthNotifying(cents: number, lowestBeforeCents: number): boolean {
  return cents < lowestBeforeCents && cents * 100 <= lowestBeforeCents * (100 - dropPercent);
}

/** A cart is reminded of when it was left alone so long, and no longer. */
export const cartLeftMs = { min: 4 * hourMs, max: 72 * hourMs } as const;
/** Between two reminders to one person, of whichever carts. */
export const cartQuietMs = 7 * 24 * hourMs;
/** Lines of a cart that a mail shows. */
export const cartLinesShown = 6;

/** How long the proof of a consent stays after the consent has ended. */
export const proofYears = 3;

/** An address for somebody who knows it: `m…@salong.ee`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
