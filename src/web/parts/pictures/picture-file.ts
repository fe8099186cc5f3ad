import { maxPictureBytes } from '../../../domain/reviews/rules.ts';
import type { Translate } from '../../i18n/texts.tsx';

/** Types a picture may have; the shop looks at the content itself. */
export const takenPictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const maxMegabytes = maxPictureBytes / (1024 * 1024);

/** Why a picture cannot be sent, found before it travels; null: it may be. */
export function pictureProblem(file: Pick<File, 'size' | 'type'>, t: Translate): string | null {
  if (file.size === 0 || !takenPictures.some((type) => type === file.type))
    return t('refusals.fields.invalid_picture');
  return file.size > maxPictureBytes ? t('pictures.tooBig', { megabytes: maxMegabytes }) : null;
}
