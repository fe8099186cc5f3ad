import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Picture } from '../../../../domain/catalogue/contract.ts';
import { formatPercent } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useBackCloses } from '../../../state/useBackCloses.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Image } from '../../../ui/Image.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { useZoomView } from './useZoomView.ts';
import { maxScale, type Point } from './view.ts';

interface Props {
  files: readonly Picture[];
  start: number;
  /** Where in the first picture one pressed, as shares of its width and height: it opens magnified there. */
  at?: Point | undefined;
  onClose: () => void;
}

/** The pictures as large as the window allows, to be magnified and looked about in. Back closes it as Escape does. */
export default function Zoom({ files, start, at, onClose }: Props) {
  const { t, language } = useTexts();
  const [current, setCurrent] = useState(start);
  const stage = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useBackCloses(onClose);
  const file = files[current]!;
  const isAlone = files.length < 2;
  const step = (by: 1 | -1) => {
    if (!isAlone) setCurrent((current + by + files.length) % files.length);
  };
  const { view, drag, isMoving, fitted, zoomBy, onKey, pointers } = useZoomView(stage, {
    picture: file,
    at: current === start ? at : undefined,
    onStep: step,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // Enter and the blank press the button that has the focus.
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPlain && !(isPress && event.target !== stage.current) && onKey(event.key)) event.preventDefault();
  };
  return (
    <Modal
      title={file.alt || t('catalogue.product.gallery')}
      hideTitle
      onClose={onClose}
      size="viewer"
      footer={
        // Keys add to the buttons within.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={onKeyDown} className="flex items-center justify-between gap-2">
          <div className={`flex items-center ${isAlone ? 'invisible' : ''}`}>
            <IconButton
              icon="caret-left"
              label={t('catalogue.product.previousPicture')}
              tooltip="top"
              onClick={() => step(-1)}
            />
            <span className="type-body-s min-w-12 text-center tabular-nums" aria-live="polite">
              {t('common.slideOf', { index: current + 1, total: files.length })}
            </span>
            <IconButton
              icon="caret-right"
              label={t('catalogue.product.nextPicture')}
              tooltip="top"
              onClick={() => step(1)}
            />
          </div>
          <div role="group" aria-label={t('catalogue.product.zoom')} className="flex items-center">
            <IconButton
              icon="minus"
              label={t('catalogue.product.zoomOut')}
              tooltip="top"
              aria-keyshortcuts="-"
              disabled={view.scale <= 1}
              onClick={() => zoomBy(-1)}
            />
            <span aria-live="polite" className="type-body-s min-w-14 text-center tabular-nums">
              {formatPercent(view.scale, language)}
            </span>
            <IconButton
              icon="plus"
              label={t('catalogue.product.zoomIn')}
              tooltip="top"
              aria-keyshortcuts="+"
              disabled={view.scale >= maxScale}
              onClick={() => zoomBy(1)}
            />
          </div>
        </div>
      }
    >
      <p id={hintId} hidden>
        {t('catalogue.product.zoomHint')}
      </p>
      <div
        ref={stage}
        role="group"
        aria-label={t('catalogue.product.gallery')}
        aria-describedby={hintId}
        data-autofocus=""
        // Keys pan and step here; the buttons below do the same for whoever has none.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointers}
        className={`zoom-stage ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div
          style={{
            width: fitted ? `${fitted.width}px` : '100%',
            transform: `translate(${view.x + drag}px, ${view.y}px) scale(${view.scale})`,
          }}
          className={`pointer-events-none relative shrink-0 select-none ${isMoving || drag !== 0 ? '' : 'transition-transform duration-200'}`}
        >
          <Image key={file.key} image={file} sizes="(width >= 860px) 90vh, 100vw" eager onPanel />
          {view.scale > 1 ? (
            // The finer picture comes over the one that is there.
            <div key={`fine ${file.key}`} className="absolute inset-0">
              <Image image={file} alt="" sizes="1920px" eager onPanel />
            </div>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
