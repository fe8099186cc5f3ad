import { timingSafeEqual } from 'node:crypto';

/** Keys of links in mails, as orders have them: made of a text by a secret. */
export interface LinkKeys {
  keyOf(text: string): string;
  isKeyOf(text: string, key: string | undefined): boolean;
}

/** Of a ticket with its code: when another person comes instead, the links of the former one are dead. */
const ticketText = (uuid: string, code: string) => `ticket ${uuid} ${code}`;

export const ticketKeyOf = (keys: LinkKeys, uuid: string, code: string) => keys.keyOf(ticketText(uuid, code));

export const isTicketKey = (keys: LinkKeys, uuid: string, code: string, key: string | undefined) =>
  keys.isKeyOf(ticketText(uuid, code), key);

/** Bytes of the key that go into a token, beside the 16 of the uuid: beyond guessing. */
const tokenKeyBytes = 16;

/** What a link about somebody on a waiting list ends with: who it is, and that the shop has written it. */
export function waitlistToken(keys: LinkKeys, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, keyBytes(keys, uuid)]).toString('base64url');
}

/** Whom a token is of; null: the shop has not written it. */
export function waitlistUuid(keys: LinkKeys, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 16 + tokenKeyBytes) return null;
  const hex = bytes.subarray(0, 16).toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(16), keyBytes(keys, uuid)) ? uuid : null;
}

const keyBytes = (keys: LinkKeys, uuid: string) =>
  Buffer.from(keys.keyOf(`waiting list ${uuid}`), 'base64url').subarray(0, tokenKeyBytes);
