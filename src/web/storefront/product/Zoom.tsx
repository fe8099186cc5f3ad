import { useState, type KeyboardEvent } from 'react';
import type { Picture } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Image } from '../../ui/Image.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** The pictures as large as the screen allows; a press on one doubles it, and it can be scrolled about. */
export default function Zoom({
  files,
  start,
  onClose,
}: {
  files: readonly Picture[];
  start: number;
  onClose: () => void;
}) {
  const t = useT();
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const file = files[current]!;
  const step = (by: number) => {
    setCurrent((current + by + files.length) % files.length);
    setLarge(false);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // In a large picture the arrows look about.
    if (by === undefined || isLarge || files.length < 2) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Modal open onClose={onClose} title={file.alt || t('catalogue.product.gallery')} size="full">
      {/* Arrow keys only add to the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKey} className="grid justify-items-center gap-3">
        <div className="max-h-[76vh] w-full overflow-auto rounded-panel bg-photo">
          <button
            type="button"
            data-autofocus
            onClick={() => setLarge(!isLarge)}
            aria-pressed={isLarge}
            aria-label={t('catalogue.product.zoom')}
            className={`mx-auto block focus-visible:shadow-none focus-visible:-outline-offset-3 ${isLarge ? 'w-[200%] cursor-zoom-out' : 'w-full max-w-[76vh] cursor-zoom-in'}`}
          >
            <Image image={file} sizes={isLarge ? '1920px' : '76vh'} eager onPanel />
          </button>
        </div>
        {files.length > 1 ? (
          <p className="flex items-center gap-3">
            <IconButton
              icon="caret-left"
              label={t('common.previous')}
              look="round"
              tooltip="none"
              onClick={() => step(-1)}
            />
            <span className="type-body-s tabular-nums" aria-live="polite">
              {t('common.slideOf', { index: current + 1, total: files.length })}
            </span>
            <IconButton
              icon="caret-right"
              label={t('common.next')}
              look="round"
              tooltip="none"
              onClick={() => step(1)}
            />
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
