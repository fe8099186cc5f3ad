import { useTextsWith } from '../../i18n/load-areas.ts';
import type { PictureUploads } from './usePictureUploads.ts';

/** Below the button of a form that was pressed while pictures are on their way: why it is not sent yet. */
export function Awaited({ uploads }: { uploads: PictureUploads }) {
  const { t } = useTextsWith('pictures');
  return (
    <p role="status" className="type-body-s text-muted empty:sr-only">
      {uploads.isAwaited ? t('pictures.awaited') : null}
    </p>
  );
}
