import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator does otherwise than it should. */
export interface Flaws {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  signCount?: number;
  userHandle?: string | undefined;
  fmt?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

const flagsOf = ({ isUserVerified = true }: Flaws, more = 0) =>
  0x01 | (isUserVerified ? 0x04 : 0) | 0x08 | 0x10 | more;
const hasAttestedData = 0x40;

/** A passkey in software: keys, CBOR and signatures as an authenticator makes them (ES256). */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  readonly origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #rpId = '';
  #signCount = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  /** Answers `navigator.credentials.create`. */
  create(options: CreationOptions, flaws: Flaws = {}) {
    this.#userHandle = options.user.id;
    this.#rpId = options.rp.id;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      this.#cosePublicKey(),
    ]);
    const authData = Buffer.concat([this.#head(flaws, flagsOf(flaws, hasAttestedData)), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', flaws.fmt ?? 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, flaws),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Answers `navigator.credentials.get`; it counts its uses. */
  get(options: { challenge: string }, flaws: Flaws = {}, key: KeyObject = this.#keys.privateKey) {
    this.#signCount += 1;
    const authenticatorData = this.#head(flaws, flagsOf(flaws));
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, flaws);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, hash]), key).toString('base64url'),
        userHandle: 'userHandle' in flaws ? flaws.userHandle : this.#userHandle,
      },
    };
  }

  #head(flaws: Flaws, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(flaws.signCount ?? this.#signCount);
    const rpIdHash = createHash('sha256')
      .update(flaws.rpId ?? this.#rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.of(flags), counter]);
  }

  #clientData(type: string, challenge: string, flaws: Flaws): string {
    const data = {
      type: flaws.type ?? type,
      challenge: flaws.challenge ?? challenge,
      origin: flaws.origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  /** COSE: kty EC2, alg ES256, crv P-256, x, y. */
  #cosePublicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}

/** A key that belongs to no passkey. */
export function strangeKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}
