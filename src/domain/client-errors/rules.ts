/** Maximum lengths of the texts in a report. */
export const reportLimits = { name: 100, message: 500, stack: 4000, path: 500 } as const;

const addressQuery = /\?[^\s)'"]+/g;
/** Line and column behind an address. */
const placeInFile = /(?::\d{1,7}){1,2}$/;
// Browsers write `function@https://…` in a stack: the host ends before the colon, so that stays.
const email = /[^\s@<>()'"]{1,64}@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/gu;
/** Telephone, personal and card numbers; lines and columns of code are shorter. */
const longNumber = /(?<![\p{L}\d-])\+?\d(?:[ -]?\d){6,}/gu;

/** The text without what could identify a person: query strings, e-mail addresses, long numbers. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(addressQuery, (query) => `?…${placeInFile.exec(query)?.[0] ?? ''}`)
    .replace(email, '[e-mail]')
    .replace(longNumber, '[number]');
}
