import { ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';

/** A visitor who is signed in. */
export type SignedInVisitor = Visitor & { user: NonNullable<Visitor['user']>; sessionId: number };

/** @throws ShopError NOT_SIGNED_IN for anybody else */
export function signedIn(visitor: Visitor): SignedInVisitor {
  if (!visitor.user || visitor.sessionId === null) throw new ShopError('NOT_SIGNED_IN');
  return visitor as SignedInVisitor;
}
