import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Pdf } from './pdf.ts';
import { PdfPageView } from './PdfPageView.tsx';
import { usePlace } from './usePlace.ts';

/** Words of more pages than these are laid out only where somebody looks. */
const readablePages = 60;

interface Props {
  pdf: Pdf;
  scale: number;
  /** What scrolls. */
  area: RefObject<HTMLElement | null>;
  /** Hears which page is looked at. */
  onPage: (number: number) => void;
}

/** The pages one below the other. */
export function PdfPages({ pdf, scale, area, onPage }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [isOneDrawn, setOneDrawn] = useState(false);
  usePlace(list, area, scale, onPage);
  const noteDrawn = useCallback(() => setOneDrawn(true), []);
  const goTo = useCallback((number: number) => {
    list.current?.children[number - 1]?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <ol ref={list} className="mx-auto grid w-max justify-items-center gap-4">
      {pdf.pages.map((page) => (
        <PdfPageView
          key={page.number}
          page={page}
          total={pdf.pages.length}
          scale={scale}
          area={area}
          // The words of the other pages wait for the first picture.
          isRead={isOneDrawn && pdf.pages.length <= readablePages}
          onDrawn={noteDrawn}
          onPage={goTo}
        />
      ))}
    </ol>
  );
}
