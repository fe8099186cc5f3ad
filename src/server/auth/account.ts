import type { AuthUser, Profile } from '../../domain/auth/contract.ts';
import { isStaffRole, showsIntro } from '../../domain/auth/rules.ts';
import type { Trx } from '../database.ts';
import { mayNotify, switchNotice } from '../notices/service.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { findFactorsShown } from './factor-queries.ts';
import { listGrants } from './queries.ts';
import type { FactorServices } from './second-factor.ts';
import { getUser, updateUser } from './user-queries.ts';

/** The signed-in user with everything a page decides by. */
export async function readUser(
  { db, clock, staffNeedsFactor }: Pick<FactorServices, 'db' | 'clock' | 'staffNeedsFactor'>,
  visitor: SignedInVisitor,
): Promise<AuthUser> {
  const found = await getUser(db, visitor.user.id);
  const grants = await listGrants(db, visitor.user.id);
  const factors = await findFactorsShown(db, visitor.user.id, visitor.sessionId);
  const needsFactor = staffNeedsFactor && !factors.is_shown && grants.some(({ role }) => isStaffRole(role));
  // What the identity of the session counts, counts here.
  const counted = grants.filter(({ role }) => !(needsFactor && isStaffRole(role)));
  const { customer } = visitor;
  const groups = [
    ...(customer ? [customer.role] : []),
    ...grants.map(({ role }) => role).filter(isStaffRole),
  ];
  const ofRoles = (isCounted: (role: string) => boolean) => [
    ...new Set(counted.filter(({ role }) => isCounted(role)).flatMap(({ permissions }) => permissions)),
  ];
  return {
    uuid: found.uuid,
    email: found.email,
    first_name: found.first_name,
    last_name: found.last_name,
    language: found.language,
    is_email_subscription: await mayNotify(db, 'newsletter', found.email),
    permissions: ofRoles(() => true).toSorted(),
    permission_groups: [...new Set(groups)].toSorted(),
    active_role_permissions: ofRoles((role) => groups.includes(role)).toSorted(),
    active_company: customer && { customer: { uuid: customer.uuid } },
    show_intro: showsIntro(found.created_at, clock()),
    has_password: found.password_hash !== null,
    has_totp: factors.has_totp,
    needs_second_factor: needsFactor,
  };
}

/** Changes the fields that are given. Whether the newsletter is sent, the newsletter alone knows. */
export async function changeUser(
  services: Pick<FactorServices, 'clock' | 'staffNeedsFactor'>,
  trx: Trx,
  visitor: SignedInVisitor,
  { is_email_subscription: isSubscription, ...changes }: Partial<Profile>,
): Promise<AuthUser> {
  await updateUser(trx, visitor.user.id, changes);
  if (isSubscription !== undefined) {
    const change = { kind: 'newsletter', is_on: isSubscription } as const;
    await switchNotice(trx, visitor.user.id, change, services.clock());
  }
  return readUser({ ...services, db: trx }, visitor);
}
