import type { Db } from '../database.ts';
import type { Passwords } from './passwords.ts';

/** What accounts need of the process. */
export interface AuthServices {
  db: Db;
  clock: () => Date;
  passwords: Passwords;
}
