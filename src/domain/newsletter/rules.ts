/** Maximum length of a stored address. */
export const emailLimit = 255;

/** Words of letters, digits and the signs an address may hold, joined by single dots; or anything in quotes. */
const localPart = /^(?:[^\s<>()[\]\\.,;:@"]+(?:\.[^\s<>()[\]\\.,;:@"]+)*|"[^"\r\n]+")$/;
/** Labels of at most 63 joined by dots, the last one of two letters or more. */
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;
const ipLiteral = /^\[(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}\]$/;

/** Whether a trimmed text is an e-mail address by the standard pattern (CN-03). */
export function isEmail(text: string): boolean {
  if (text.length > emailLimit || !text.isWellFormed() || /\p{Cc}/u.test(text)) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const host = text.slice(at + 1);
  return localPart.test(text.slice(0, at)) && (domain.test(host) || ipLiteral.test(host));
}
