import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { formatPercent } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { kindOf, sizeOf, type LibraryFile } from './file.ts';
import { PdfFile } from './PdfFile.tsx';
import { PictureFile } from './PictureFile.tsx';
import { nextZoom, scaleOf, type Extent, type Zoom } from './zoom.ts';

/** What kinds of file hand to the viewer about the one that is shown. */
export interface ShownFile extends Extent {
  pages: number;
}

export interface FileProps {
  file: LibraryFile;
  /** Left out until it is known how large the file is. */
  scale: number | undefined;
  area: RefObject<HTMLElement | null>;
  /** Must stay the same function. */
  onShown: (shown: ShownFile) => void;
  onPage: (number: number) => void;
  onRetry: () => void;
}

/** A document or picture of the library, shown within the shop; it can always be downloaded. */
export function FileViewer({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const { t, language } = useTextsWith('files');
  const area = useRef<HTMLDivElement>(null);
  const room = useRoom(area);
  const [zoom, setZoom] = useState<Zoom>('comfortable');
  const [shown, setShown] = useState<ShownFile>();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(1);
  const scale = shown && room ? scaleOf(zoom, shown, room) : undefined;

  const retry = useCallback(() => {
    setShown(undefined);
    setPage(1);
    setAttempt((before) => before + 1);
  }, []);
  const step = (by: 1 | -1) => {
    const next = scale === undefined ? null : nextZoom(scale, by);
    if (next !== null) setZoom(next);
  };
  useKeys(area, { '+': () => step(1), '=': () => step(1), '-': () => step(-1), '0': () => setZoom('fit') });

  const Kind = file.mime === 'application/pdf' ? PdfFile : PictureFile;
  const title = (
    <>
      <span className="block">{file.title}</span>{' '}
      <span className="block type-body-s font-normal text-muted">
        {[kindOf(file.mime), file.size !== null && sizeOf(file.size, language)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <Modal
      title={title}
      onClose={onClose}
      size="viewer"
      footer={
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          {scale === undefined ? null : (
            <>
              {shown && shown.pages > 1 ? (
                <p className="type-body-s whitespace-nowrap tabular-nums">
                  {t('files.pageOf', { page, total: shown.pages })}
                </p>
              ) : null}
              <div role="group" aria-label={t('files.zoom')} className="ml-auto flex items-center">
                <IconButton
                  icon="minus"
                  label={t('files.smaller')}
                  tooltip="top"
                  aria-keyshortcuts="-"
                  disabled={nextZoom(scale, -1) === null}
                  onClick={() => step(-1)}
                />
                <span aria-live="polite" className="min-w-14 text-center type-body-s tabular-nums">
                  {formatPercent(scale, language)}
                </span>
                <IconButton
                  icon="plus"
                  label={t('files.larger')}
                  tooltip="top"
                  aria-keyshortcuts="+"
                  disabled={nextZoom(scale, 1) === null}
                  onClick={() => step(1)}
                />
                <IconButton
                  icon="arrows-horizontal"
                  label={t('files.fitWidth')}
                  tooltip="top"
                  aria-keyshortcuts="0"
                  onClick={() => setZoom('fit')}
                />
              </div>
            </>
          )}
          <ButtonLink
            href={file.url}
            download
            icon="download-simple"
            className="ml-auto max-md:w-full md:ml-4"
          >
            {t('files.download')}
          </ButtonLink>
        </div>
      }
    >
      <div
        ref={area}
        role="region"
        aria-label={file.title}
        data-autofocus=""
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="file-area"
      >
        <Kind
          key={attempt}
          file={file}
          scale={scale}
          area={area}
          onShown={setShown}
          onPage={setPage}
          onRetry={retry}
        />
      </div>
    </Modal>
  );
}

/** The width there is for a page, in px. */
function useRoom(area: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(Math.floor(entry!.contentRect.width)));
    watcher.observe(area.current!);
    return () => watcher.disconnect();
  }, [area]);
  return room;
}

/** Single keys, while the dialog around `area` has the focus and no chord is pressed. */
function useKeys(area: RefObject<HTMLElement | null>, actions: Record<string, () => void>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const dialog = area.current!.closest('dialog')!;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [area]);
}
