import { isAdminPath } from '../../domain/auth/admin-path.ts';
import { ApiError } from '../api/client.ts';

/**
 * What a page says of its failure. Whoever may not enter the back office learns nothing of it: there it is not found
 * (ER-03).
 */
export function pageErrorOf(problem: unknown, path: string): { status: number; code: string | null } {
  if (!(problem instanceof ApiError)) return { status: 500, code: null };
  const { status, code } = problem;
  return status === 403 && isAdminPath(path) ? { status: 404, code: null } : { status, code };
}
