import { demoDomain } from '../../domain/auth/demo.ts';
import type { Db } from '../database.ts';
import { StartProblem } from '../platform/start-problem.ts';

/**
 * Keeps a live shop from opening with people whose password everybody can read. Addresses that nobody has confirmed do not
 * count: anybody may type one into the form for new accounts, and nobody can confirm it.
 * @throws StartProblem
 */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const found = await db
    .selectFrom('user_account')
    .select('email')
    .where('email', 'like', `%@${demoDomain}`)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('email')
    .execute();
  if (found.length === 0) return;
  throw new StartProblem(
    `This shop is live, as PUBLIC_URL names another machine, and has people of the demo, whose password is known to all (${found.map(({ email }) => email).join(', ')}): use a database of its own, or run there: delete from user_account where email like '%@${demoDomain}'`,
  );
}
