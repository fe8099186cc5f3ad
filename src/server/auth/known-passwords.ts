import { hash } from 'node:crypto';
import { normalPassword } from '../../domain/auth/rules.ts';
import { guessedForms, isPattern, isPersonal } from '../../domain/auth/weak-passwords.ts';
import { FieldError } from '../../domain/errors.ts';

const prefixBytes = 4;
let prefixes: Promise<Buffer> | undefined;

/**
 * Refuses a new password that others know: one of a list of common ones, also with digits around it or letters written as
 * digits, a run of keys, or one made of the user's own name or e-mail (`words`). Nothing leaves the shop for it.
 * @throws FieldError
 */
export async function refuseKnownPassword(
  field: 'password' | 'new_password',
  typed: string,
  words: readonly string[],
): Promise<void> {
  const password = normalPassword(typed);
  if (isPersonal(password, words)) throw new FieldError({ [field]: ['password_personal'] });
  if (isPattern(password) || (await isCommon(password))) {
    throw new FieldError({ [field]: ['password_breached'] });
  }
}

async function isCommon(password: string): Promise<boolean> {
  prefixes ??= import('./known-passwords-data.ts').then(({ knownPasswords }) =>
    Buffer.from(knownPasswords, 'base64'),
  );
  const list = await prefixes;
  return guessedForms(password).some((form) => has(list, hash('sha256', form, 'buffer').readUInt32BE()));
}

/** Whether a sorted list of numbers has this one. */
function has(list: Buffer, wanted: number): boolean {
  let low = 0;
  let high = list.length / prefixBytes - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list.readUInt32BE(middle * prefixBytes);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
