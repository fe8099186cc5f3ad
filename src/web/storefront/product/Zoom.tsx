import { useState } from 'react';
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
  return (
    <Modal open onClose={onClose} title={file.alt || t('catalogue.product.gallery')} size="full">
      <div className="grid justify-items-center gap-3">
        <div className="max-h-[76vh] w-full overflow-auto rounded-panel bg-photo">
          <button
            type="button"
            onClick={() => setLarge(!isLarge)}
            aria-pressed={isLarge}
            aria-label={t('catalogue.product.zoom')}
            className={`mx-auto block ${isLarge ? 'w-[200%] cursor-zoom-out' : 'w-full max-w-[76vh] cursor-zoom-in'}`}
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
