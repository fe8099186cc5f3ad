import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { PdfLink, PdfPage } from './pdf.ts';

interface Props {
  page: PdfPage;
  total: number;
  scale: number;
  area: RefObject<HTMLElement | null>;
  /** Its words are wanted though nobody looks at it yet: to be found and read aloud. */
  isRead: boolean;
  onDrawn: () => void;
  onPage: (number: number) => void;
}

/** One page in its place: the picture while it is near, its words and links from then on. */
export function PdfPageView({ page, total, scale, area, isRead, onDrawn, onPage }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(box, area);
  const [hasFailed, setFailed] = useState(false);
  const [isWritten, setWritten] = useState(false);
  if ((isNear || isRead) && !isWritten) setWritten(true);
  const size = {
    // Whole px, so that no dot of the picture falls between two of the screen.
    width: Math.floor(page.width * scale),
    height: Math.floor(page.height * scale),
    // What the words are laid out by.
    '--total-scale-factor': (scale * 96) / 72,
  } as CSSProperties;
  return (
    <li
      ref={box}
      aria-label={t('files.pageOf', { page: page.number, total })}
      className="pdf-page"
      style={size}
    >
      {isNear ? (
        <Picture page={page} scale={scale} onDrawn={onDrawn} onFailed={() => setFailed(true)} />
      ) : null}
      {isWritten ? <Words page={page} /> : null}
      {isWritten ? <Links page={page} onPage={onPage} /> : null}
      {hasFailed ? (
        <p role="alert" className="absolute inset-x-0 top-8 px-4 text-center text-muted">
          {t('files.pageFailed')}
        </p>
      ) : null}
    </li>
  );
}

/** Sharp at its scale; while the next one renders, the former is stretched. */
function Picture({
  page,
  scale,
  onDrawn,
  onFailed,
}: Pick<Props, 'page' | 'scale' | 'onDrawn'> & { onFailed: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let isStopped = false;
    const { done, stop } = page.draw(canvas, scale, window.devicePixelRatio || 1);
    const show = async () => {
      try {
        await done;
      } catch {
        failed.current();
        return;
      }
      if (isStopped) return;
      holder.current?.replaceChildren(canvas);
      onDrawn();
    };
    void show();
    return () => {
      isStopped = true;
      stop();
    };
  }, [page, scale, onDrawn]);
  return <div ref={holder} aria-hidden="true" className="pdf-picture" />;
}

function Words({ page }: { page: PdfPage }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = layer.current!;
    const { done, stop } = page.write(container);
    // A page whose words cannot be read is still one to look at.
    done.catch(() => {});
    return () => {
      stop();
      container.replaceChildren();
    };
  }, [page]);
  return <div ref={layer} className="pdf-words" />;
}

function Links({ page, onPage }: Pick<Props, 'page' | 'onPage'>) {
  const { t } = useTexts();
  const [links, setLinks] = useState<readonly PdfLink[]>([]);
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      // Without its links the page is still one to read.
      const found = await page.links().catch(() => []);
      if (!isLeft) setLinks(found);
    };
    void find();
    return () => {
      isLeft = true;
    };
  }, [page]);
  return links.map(({ id, place, to, text }) => {
    const style = {
      left: `${place.left * 100}%`,
      top: `${place.top * 100}%`,
      width: `${place.width * 100}%`,
      height: `${place.height * 100}%`,
    };
    if (typeof to === 'number') {
      const name = t('files.toPage', { page: to });
      return (
        <button
          key={id}
          type="button"
          aria-label={text ? `${text}, ${name}` : name}
          className="pdf-link"
          style={style}
          onClick={() => onPage(to)}
        />
      );
    }
    return (
      <a
        key={id}
        href={to}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={`${text}, ${t('common.newWindow')}`}
        className="pdf-link"
        style={style}
      />
    );
  });
}

/** Whether it is in the window or a window's height away. */
function useIsNear(box: RefObject<HTMLElement | null>, area: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: area.current,
      rootMargin: '100% 0px',
    });
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, [box, area]);
  return isNear;
}
