import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Encrypts what the shop must be able to read again, so that a copy of the database alone gives nothing away. */
export interface SecretBox {
  /** `owner` is whose it is: opened for another, as after rows were swapped, it does not open. */
  seal(secret: string, owner: string): Buffer;
  /** @throws when it was sealed with another key or for another owner, or was changed */
  open(sealed: Buffer, owner: string): string;
}

const cipher = 'aes-256-gcm';
/** Says how the rest is to be read, for a later way of encrypting. */
const version = 1;
const ivLength = 12;
const tagLength = 16;

export function createSecretBox(masterKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'ilumaja secret box', 32));
  return {
    seal(secret, owner) {
      const iv = randomBytes(ivLength);
      const encrypt = createCipheriv(cipher, key, iv, { authTagLength: tagLength });
      encrypt.setAAD(Buffer.from(owner));
      const text = Buffer.concat([encrypt.update(secret, 'utf8'), encrypt.final()]);
      return Buffer.concat([Buffer.of(version), iv, encrypt.getAuthTag(), text]);
    },
    open(sealed, owner) {
      if (sealed[0] !== version) throw new Error(`secret of an unknown version ${sealed[0]}`);
      const iv = sealed.subarray(1, 1 + ivLength);
      const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
      const decrypt = createDecipheriv(cipher, key, iv, { authTagLength: tagLength });
      decrypt.setAAD(Buffer.from(owner));
      decrypt.setAuthTag(tag);
      const text = sealed.subarray(1 + ivLength + tagLength);
      return Buffer.concat([decrypt.update(text), decrypt.final()]).toString('utf8');
    },
  };
}

/** The key from the setting; not set: from a file beside the data, which the first start makes. */
export function masterKey(setting: string | undefined, dataDir: string): string {
  if (setting !== undefined) return setting;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} is damaged: the key in it is too short`);
  return key;
}
