import type { Texts } from '../i18n/texts.tsx';
import { ApiError } from './client.ts';

/**
 * What to tell of a call that failed: the words of the shop's refusal, or that the connection was lost.
 * The texts of `refusals` must be there.
 */
export function failureText({ t, errorText }: Pick<Texts, 't' | 'errorText'>, error: unknown): string {
  return error instanceof ApiError ? errorText(error.code ?? 'INTERNAL') : t('errors.network');
}
