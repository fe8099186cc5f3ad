const hourMs = 3_600_000;

/** How long the link of a confirmation works. */
export const confirmationMs = 3 * 24 * hourMs;
/** Confirmations that one address is sent within a day, whoever asks for them. */
export const confirmationsPerDay = 5;
/** A question that was asked again sooner is the same one: no second letter. */
export const sameQuestionMs = 60_000;

/** How long the proof of a consent stays after the consent has ended. */
export const proofYears = 3;

/** An address for somebody who knows it: `m…@salong.ee`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
