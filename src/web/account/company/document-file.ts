import { maxDocumentBytes, isExpired } from '../../../domain/customers/rules.ts';
import type { Translate } from '../../i18n/texts.tsx';

/** Types a licence may have; the shop looks at the content itself. */
export const takenFiles = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export const maxDocumentMegabytes = maxDocumentBytes / (1024 * 1024);

/** Why a file cannot be sent, found before it travels; null: it may be. */
export function fileProblem(file: Pick<File, 'size' | 'type'> | undefined, t: Translate): string | null {
  if (!file || file.size === 0) return t('account.documents.choose');
  if (!takenFiles.some((type) => type === file.type)) return t('account.documents.wrongType');
  if (file.size > maxDocumentBytes) return t('account.documents.tooBig', { megabytes: maxDocumentMegabytes });
  return null;
}

/** Whether a day that was typed, or none, is over: told before ten megabytes are sent for nothing; the shop looks at it too. */
export function isOver(day: string): boolean {
  return isExpired(day === '' ? null : day, new Date());
}
