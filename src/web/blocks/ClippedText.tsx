import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/texts.tsx';
import type { RenderMode } from '../state/page.tsx';
import { clipLines } from './constants.ts';

/** Class names written out, so that the stylesheet holds them. */
const clips: Record<keyof typeof clipLines, string> = {
  category: 'line-clamp-2',
  brand: 'line-clamp-6 md:line-clamp-8 xl:line-clamp-10',
};

interface ClippedTextProps {
  text: string;
  /** How many lines show, see `clipLines`. */
  clip: keyof typeof clipLines;
  mode: RenderMode;
}

/** Fewer letters than this fill no line of a phone. */
const lettersALine = 36;

/**
 * A text cut after some lines with a button for the rest, which shows only when there is a rest. The whole text is in
 * the page either way, and nothing is cut while it is edited. Whether there is a rest only the browser knows, so a text
 * that may have one keeps the button's room from the start: nothing below moves when it is known.
 */
export function ClippedText({ text, clip, mode }: ClippedTextProps) {
  const t = useT();
  const ref = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mayBeLonger = text.length > clipLines[clip].small * lettersALine;
  const [isLonger, setLonger] = useState(mayBeLonger);
  const isClipped = mode !== 'edit' && !isOpen;

  useEffect(() => {
    const paragraph = ref.current;
    if (!paragraph || !isClipped) return;
    const measure = () => setLonger(paragraph.scrollHeight > paragraph.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [isClipped]);

  if (!text) return null;
  return (
    <div className="max-w-read">
      <p
        ref={ref}
        className={`whitespace-pre-line text-pretty text-muted ${isClipped ? `noscript:line-clamp-none! ${clips[clip]}` : ''}`}
      >
        {text}
      </p>
      {mode !== 'edit' && (mayBeLonger || isLonger || isOpen) ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className={`link inline-flex min-h-11 items-center noscript:hidden ${isLonger || isOpen ? '' : 'invisible'}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('common.less') : <span className="link">{t('common.readMore')}</span>}
        </button>
      ) : null}
    </div>
  );
}
