import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys of links in mails: who has one sees that one order, signed in or not, however old it is. */
export interface OrderKeys {
  keyOf(uuid: string): string;
  isKeyOf(uuid: string, key: string | undefined): boolean;
}

/** 144 bits: short enough for an address in a plain-text mail, and beyond guessing. */
const keyBytes = 18;

/** @param masterKey of which the keys are derived: another one ends every link that was sent */
export function createOrderKeys(masterKey: string): OrderKeys {
  const secret = Buffer.from(hkdfSync('sha256', masterKey, '', 'ilumaja order links', 32));
  const digestOf = (uuid: string) =>
    createHmac('sha256', secret).update(uuid.toLowerCase()).digest().subarray(0, keyBytes);
  return {
    keyOf: (uuid) => digestOf(uuid).toString('base64url'),
    isKeyOf(uuid, key) {
      if (key === undefined) return false;
      const given = Buffer.from(key, 'base64url');
      return given.length === keyBytes && timingSafeEqual(given, digestOf(uuid));
    },
  };
}
