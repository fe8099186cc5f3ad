import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyAttestation } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import { challengeMs } from '../../domain/auth/factor-rules.ts';

/** Where a passkey is made and used: the domain it belongs to, and the address pages of it have. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** The relying party of an address of the shop. */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

interface Credential {
  credential_id: Buffer;
  transports: string[];
}

const shopName = 'Ilumaja';
/** COSE: EdDSA, ES256, RS256. Every authenticator knows one of them. */
const algorithms = [-8, -7, -257];

/** Options for a new passkey that names its user itself and asks for finger, face or PIN each time. */
export async function registrationOptions(
  { id: rpID }: RelyingParty,
  user: { uuid: string; email: string; name: string },
  known: readonly Credential[],
) {
  return generateRegistrationOptions({
    rpName: shopName,
    rpID,
    userID: userHandleOf(user.uuid),
    userName: user.email,
    userDisplayName: user.name || user.email,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Names no passkeys, so it tells nobody who has one. */
export async function loginOptions({ id: rpID }: RelyingParty) {
  return generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: challengeMs });
}

/**
 * What a new passkey is stored as.
 * @throws ShopError PASSKEY_REFUSED when the answer is not that of an authenticator to this challenge at this address
 */
export async function verifiedPasskey(party: RelyingParty, challenge: string, sent: PasskeyAttestation) {
  return orRefused(async () => {
    refuseCertificates(sent);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...sent, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error('not verified');
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      rp_id: party.id,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: sent.response.transports ?? [],
      is_backed_up: credentialBackedUp,
    };
  });
}

/**
 * The state of a passkey after its use.
 * @throws ShopError PASSKEY_REFUSED when it was not this passkey that answered this challenge at this address, or one that
 *   counts its uses did not count up: somebody has copied it
 */
export async function verifiedUse(
  party: RelyingParty,
  challenge: string,
  sent: PasskeyAssertion,
  passkey: Credential & { public_key: Buffer; sign_count: number; user_uuid: string },
): Promise<{ sign_count: number; is_backed_up: boolean }> {
  return orRefused(async () => {
    const handle = sent.response.userHandle;
    if (handle === undefined || handle !== isoBase64URL.fromBuffer(userHandleOf(passkey.user_uuid))) {
      throw new Error('not the passkey of this user');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...sent, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
    });
    if (!verified) throw new Error('not verified');
    return { sign_count: authenticationInfo.newCounter, is_backed_up: authenticationInfo.credentialBackedUp };
  });
}

/** The library throws plain errors for all that does not fit. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw new ShopError('PASSKEY_REFUSED', (error as Error).message);
  }
}

/**
 * Browsers leave certificates out, as none are asked for. The library would check those of a forged answer against lists of
 * revoked ones, at an address that the certificate itself names.
 */
function refuseCertificates(sent: PasskeyAttestation): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(sent.response.attestationObject));
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`attestation ${format} was not asked for`);
}

/** The id of the user at the authenticator: the 16 bytes of the uuid, which tell nothing of the person. */
function userHandleOf(uuid: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(uuid.replaceAll('-', ''), 'hex'));
}
