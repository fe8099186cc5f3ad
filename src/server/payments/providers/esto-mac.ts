import { createHash, timingSafeEqual } from 'node:crypto';

/** ESTO signs a text by hashing it with the secret key behind it. */
export function estoMac(text: string, secretKey: string): string {
  return createHash('sha512')
    .update(text + secretKey)
    .digest('hex')
    .toUpperCase();
}

/** Whether ESTO signed the text, byte for byte as it came. Takes the same time wherever it differs. */
export function isSignedByEsto(text: string, mac: string, secretKey: string): boolean {
  const expected = Buffer.from(estoMac(text, secretKey));
  const given = Buffer.from(mac.toUpperCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
