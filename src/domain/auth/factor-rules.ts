/** A challenge of WebAuthn is answered within so long, in ms. */
export const challengeMs = 300_000;
/** Passkeys one account may have. */
export const maxPasskeys = 20;
/** Characters of a passkey's name. */
export const passkeyNameLimit = 64;

/** How far the clock of a phone may be off, in seconds: the code before and the one after count too. */
export const totpToleranceSeconds = 30;
export const recoveryCodeCount = 10;

/** How long somebody may take at another service and with the proof that follows, in ms. */
export const socialLoginMs = 900_000;
/** Proofs that may be tried for one login. */
export const maxSocialAttempts = 10;

/** A code for a mail: eight digits of a random number below 2^32, written in two groups. */
export function mailedCodeFrom(random: number): string {
  return String(random % 100_000_000).padStart(8, '0');
}

/** What somebody typed as mailed code; null: no such code. */
export function mailedCodeOf(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{8}$/.test(code) ? code : null;
}

/** Crockford's base 32: no I, L, O, U, so that no two signs can be mistaken for one another. */
const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryLength = 16;

/** Recovery codes of 80 bits; `random` answers so many random bytes. Written as four groups of four. */
export function recoveryCodesFrom(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const signs = Array.from(random(recoveryLength), (byte) => recoveryAlphabet[byte % 32]);
    return signs.join('').replace(/.{4}(?=.)/g, '$&-');
  });
}

/** What somebody typed as proof: a code of the app, a recovery code without its dashes; null: neither. */
export function factorCodeOf(typed: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const readable = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(readable) ? { kind: 'recovery', code: readable } : null;
}
