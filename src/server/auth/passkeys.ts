import type {
  Passkey,
  PasskeyChallenge,
  PasskeyLoginBody,
  RegisterPasskeyBody,
  SignedIn,
} from '../../domain/auth/contract.ts';
import { challengeMs, maxPasskeys } from '../../domain/auth/factor-rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { hasSignInMethod, noteSecondFactor, noteProof } from './factor-queries.ts';
import { mailSignInChange } from './mails.ts';
import {
  addChallenge,
  addPasskey,
  deletePasskeyOf,
  findPasskey,
  listPasskeys,
  noteUse,
  renamePasskeyOf,
  takeChallenge,
} from './passkey-queries.ts';
import { findUser } from './user-queries.ts';
import { removeFactor, type FactorServices } from './second-factor.ts';
import { startSession } from './sessions.ts';
import {
  loginOptions,
  registrationOptions,
  verifiedPasskey,
  verifiedUse,
  type RelyingParty,
} from './webauthn.ts';

type Services = Pick<FactorServices, 'db' | 'clock'>;

export async function readPasskeys(db: Db, { user }: SignedInVisitor): Promise<Passkey[]> {
  return (await listPasskeys(db, user.id)).map(shown);
}

export async function startRegistration(
  { db, clock }: Services,
  { user }: SignedInVisitor,
  party: RelyingParty,
): Promise<PasskeyChallenge> {
  const [account, known] = await Promise.all([findUser(db, user.id), listPasskeys(db, user.id)]);
  if (!account) throw new ShopError('NOT_SIGNED_IN');
  if (known.length >= maxPasskeys) throw new ShopError('TOO_MANY_PASSKEYS');
  const person = {
    uuid: user.uuid,
    email: account.email,
    name: `${account.first_name} ${account.last_name}`.trim(),
  };
  const here = known.filter(({ rp_id }) => rp_id === party.id);
  const options = await registrationOptions(party, person, here);
  return remember({ db, clock }, 'registration', party, user.id, options);
}

/** Adds a passkey to the account; the session it was added in has shown a second factor. */
export async function registerPasskey(
  { db, clock }: Services,
  { user, sessionId }: SignedInVisitor,
  party: RelyingParty,
  { challenge, name, response }: RegisterPasskeyBody,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<Passkey> {
  await taken({ db, clock }, 'registration', party, user.id, challenge);
  const passkey = await verifiedPasskey(party, challenge, response);
  const now = clock();
  return withTransaction(db, async (trx) => {
    if ((await listPasskeys(trx, user.id)).length >= maxPasskeys) throw new ShopError('TOO_MANY_PASSKEYS');
    const added = await addPasskey(trx, { ...passkey, user_id: user.id, name, created_at: now });
    if (!added) throw new ShopError('PASSKEY_KNOWN');
    await noteSecondFactor(trx, sessionId, now);
    await mailSignInChange(trx, user.id, 'passkey-added', { now, userAgent });
    return shown(added);
  });
}

export async function renamePasskey(
  db: Db,
  { user }: SignedInVisitor,
  id: number,
  name: string,
): Promise<Passkey> {
  const renamed = await renamePasskeyOf(db, user.id, id, name);
  if (!renamed) throw new ShopError('NOT_FOUND');
  return shown(renamed);
}

/** @throws ShopError LAST_SECOND_FACTOR, LAST_WAY_IN */
export async function deletePasskey(
  trx: Trx,
  services: FactorServices,
  { user }: SignedInVisitor,
  id: number,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<void> {
  await removeFactor(trx, services, user.id, async () => {
    if (!(await deletePasskeyOf(trx, user.id, id))) throw new ShopError('NOT_FOUND');
  });
  if (!(await hasSignInMethod(trx, user.id))) throw new ShopError('LAST_WAY_IN');
  await mailSignInChange(trx, user.id, 'passkey-deleted', { now: services.clock(), userAgent });
}

export async function startPasskeyLogin(services: Services, party: RelyingParty): Promise<PasskeyChallenge> {
  return remember(services, 'login', party, null, await loginOptions(party));
}

/** Signs in whoever holds the passkey. It is two factors in one: the device, and what unlocks it. */
export async function loginWithPasskey(
  services: Services,
  party: RelyingParty,
  body: PasskeyLoginBody,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const passkey = await usedPasskey(services, party, body);
  const now = services.clock();
  return withTransaction(services.db, async (trx) => {
    await passkey.noteUse(trx, now);
    return startSession(trx, { userId: passkey.userId, userAgent, now, hasSecondFactor: true });
  });
}

/** Proves anew, with a passkey, who sits at a session. */
export async function confirmWithPasskey(
  services: Services,
  { user, sessionId }: SignedInVisitor,
  party: RelyingParty,
  body: PasskeyLoginBody,
): Promise<void> {
  const passkey = await usedPasskey(services, party, body);
  if (passkey.userId !== user.id) throw new ShopError('PASSKEY_REFUSED', 'passkey of another user');
  const now = services.clock();
  await withTransaction(services.db, async (trx) => {
    await passkey.noteUse(trx, now);
    await noteProof(trx, sessionId, now);
    await noteSecondFactor(trx, sessionId, now);
  });
}

/** The passkey that answered a challenge; its use counts once `noteUse` is committed. */
async function usedPasskey(
  { db, clock }: Services,
  party: RelyingParty,
  { challenge, response }: PasskeyLoginBody,
) {
  await taken({ db, clock }, 'login', party, null, challenge);
  const passkey = await findPasskey(db, Buffer.from(response.id, 'base64url'), party.id);
  if (!passkey) throw new ShopError('PASSKEY_REFUSED', 'unknown passkey');
  const use = await verifiedUse(party, challenge, response, passkey);
  return {
    userId: passkey.user_id,
    async noteUse(trx: Trx, now: Date): Promise<void> {
      const isFirst = await noteUse(trx, passkey, { ...use, last_used_at: now });
      if (!isFirst) throw new ShopError('PASSKEY_REFUSED', 'used at the same moment');
    },
  };
}

async function remember(
  { db, clock }: Services,
  purpose: 'registration' | 'login',
  party: RelyingParty,
  userId: number | null,
  options: { challenge: string },
): Promise<PasskeyChallenge> {
  const expires_at = new Date(clock().getTime() + challengeMs);
  await addChallenge(db, {
    challenge: options.challenge,
    purpose,
    rp_id: party.id,
    user_id: userId,
    expires_at,
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** A statement of its own: a challenge that was answered wrongly is used up as well. */
async function taken(
  { db, clock }: Services,
  purpose: 'registration' | 'login',
  party: RelyingParty,
  userId: number | null,
  challenge: string,
): Promise<void> {
  const found = await takeChallenge(db, { challenge, purpose, rp_id: party.id, user_id: userId }, clock());
  if (found === undefined) throw new ShopError('PASSKEY_REFUSED', 'unknown or old challenge');
}

function shown(row: {
  id: number;
  name: string;
  rp_id: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey {
  return {
    id: row.id,
    name: row.name,
    domain: row.rp_id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
