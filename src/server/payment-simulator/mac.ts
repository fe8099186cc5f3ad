import { createHash } from 'node:crypto';
import { simulatedShop } from './access.ts';

/** As ESTO signs: SHA-512 of the text and the secret key, in capital hex digits. */
export function estoMac(text: string): string {
  return createHash('sha512')
    .update(text + simulatedShop.secret)
    .digest('hex')
    .toUpperCase();
}
