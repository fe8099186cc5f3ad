import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { FailedFile } from './FailedFile.tsx';
import type { FileProps } from './FileViewer.tsx';
import type { LibraryFile } from './file.ts';

/** A photograph or an SVG. It is shown as an `img`, in which no script runs. */
export function PictureFile({ file, scale, onShown, onRetry }: FileProps) {
  const { t } = useTexts();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return <FailedFile problem={navigator.onLine ? 'broken' : 'network'} onRetry={onRetry} />;
  }
  const isDrawing = file.mime === 'image/svg+xml';
  return (
    <>
      {scale === undefined ? <p className="py-24 text-center text-muted">{t('files.opening')}</p> : null}
      <img
        src={addressOf(file)}
        alt={file.title}
        hidden={scale === undefined}
        onLoad={({ currentTarget }) => {
          // A photograph is no better for being stretched.
          const comfortable = isDrawing ? Number.POSITIVE_INFINITY : 1;
          onShown({ width: currentTarget.naturalWidth || 1, pages: 1, comfortable });
        }}
        onError={() => setFailed(true)}
        ref={setWidth}
        className="mx-auto max-w-none bg-surface"
      />
    </>
  );

  function setWidth(image: HTMLImageElement | null) {
    if (image && scale !== undefined) image.style.width = `${image.naturalWidth * scale}px`;
  }
}

/** Photographs of the library are sent as renditions; drawings, and what has an address of its own, as they are. */
function addressOf({ url, mime }: LibraryFile): string {
  const [, key] = /^\/media\/files\/(.+)/.exec(url) ?? [];
  return key === undefined || mime === 'image/svg+xml' ? url : paths.media(1920, key);
}
