import { useEffect, useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDialog } from '../../ui/useDialog.ts';
import { bannerTimes } from '../constants.ts';
import { BannerFace } from './BannerFace.tsx';

interface BannerDialogProps {
  title: string;
  description: string;
  imgSrc: string;
  imgSrcTwo: string;
  switchTimeoutSeconds: number;
  closeTimeoutSeconds: number;
  linkUrl: string;
  textColor: 'black' | 'white';
  onClose: () => void;
}

/** Over everything; goes by itself, by its button, by Escape and when its link is followed. */
export function BannerDialog({ onClose, ...banner }: BannerDialogProps) {
  const t = useT();
  const { ref, handlers } = useDialog({ onClose, priority: 'global' });
  const isSecond = useAlternating(banner.imgSrcTwo === '' ? null : banner.switchTimeoutSeconds * 1000);
  const closeMs = banner.closeTimeoutSeconds * 1000 + bannerTimes.afterClose;
  useEffect(() => {
    const timer = setTimeout(onClose, closeMs);
    return () => clearTimeout(timer);
  }, [onClose, closeMs]);
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-label={banner.title || t('blocks.banner')}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-inverse p-0"
    >
      <div className="relative size-full">
        <BannerFace {...banner} image={isSecond ? banner.imgSrcTwo : banner.imgSrc} onFollow={onClose} />
        <div className="absolute top-4 right-4">
          <IconButton
            icon="x"
            look="round"
            label={t('common.close')}
            tooltip="none"
            onClick={onClose}
            data-autofocus=""
          />
        </div>
      </div>
    </dialog>
  );
}

/** Changes every `everyMs`; stands still without it and for whoever wants less motion. */
function useAlternating(everyMs: number | null): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => {
    if (everyMs === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setSecond((is) => !is), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return isSecond;
}
