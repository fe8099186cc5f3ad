import type { Kysely, Transaction } from 'kysely';

/** A user whose data are read or erased. */
export interface DataSubject {
  id: number;
  /** Lower case. */
  email: string;
}

/**
 * What one room holds of a person. Each room that holds any has one of these, so that an export misses nothing and an
 * erasure leaves nothing behind.
 */
export interface PersonalData<DB> {
  /** Name of its file in the archive. */
  name: string;
  read(db: Kysely<DB>, subject: DataSubject): Promise<object>;
  /** Erases it; what accounting law asks for stays, without whatever names the person. */
  erase(trx: Transaction<DB>, subject: DataSubject, now: Date): Promise<void>;
}
