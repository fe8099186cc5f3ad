import type { Visitor } from '../../domain/visitor.ts';

/** Who a token belongs to, and what of it decides the audience. */
export interface Identity extends Pick<
  Visitor,
  'user' | 'sessionId' | 'customer' | 'groups' | 'permissions'
> {
  groupId: number | null;
  isBusiness: boolean;
  openedRestrictions: readonly string[];
}

/** Answers whose token it is; null: a token that is unknown, has expired or was ended. */
export interface Identities {
  /** From memory alone; undefined: not in memory. */
  known(token: string): Identity | null | undefined;
  /** From memory, else from the database: for whatever reads. */
  find(token: string): Promise<Identity | null>;
  /** From the database: for whatever writes. */
  read(token: string): Promise<Identity | null>;
  /** Drops a user from memory, whose next request is answered from the database. */
  forget(userId: number): void;
}
