import { md5 } from '@noble/hashes/legacy.js';

/** MD5 of a text in hexadecimal. A module of its own, so that what is fetched with it is this one hash and not its kin. */
export function md5Hex(text: string): string {
  return Array.from(md5(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
