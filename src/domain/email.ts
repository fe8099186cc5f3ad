import { z } from 'zod';
import { emailLimit, isEmail } from './newsletter/rules.ts';

/**
 * The one form of an address: composed letters in lower case, the domain as mail servers write it (`õie.ee` is
 * `xn--ie-bka.ee`), so that what looks alike by another spelling of the same letters is the same account. Invisible
 * letters come along when an address is copied, and are none of it.
 * Null: no address.
 */
export function normalEmail(text: string): string | null {
  const folded = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
  const at = folded.lastIndexOf('@');
  // Mail servers take no quoted name from the shop: what is in the quotes could be several addresses.
  if (folded.length > emailLimit || folded.startsWith('"') || !isEmail(folded)) return null;
  const host = folded.slice(at + 1);
  const email = `${folded.slice(0, at)}@${host.startsWith('[') ? host : asciiHost(host)}`;
  return isEmail(email) ? email : null;
}

function asciiHost(host: string): string {
  return URL.parse(`http://${host}/`)?.hostname ?? '';
}

/** An address in its one form. */
export const emailField = z
  .string()
  .trim()
  .max(emailLimit, 'too_long')
  .refine((text) => normalEmail(text) !== null, 'invalid_email')
  .transform((text) => normalEmail(text)!)
  .describe('Trimmed and in lower case, the domain in ASCII');
