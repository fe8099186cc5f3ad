import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { PromoLabel } from '../../parts/PromoLabel.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Image } from '../../ui/Image.tsx';

const Zoom = onDemand(() => import('./zoom/Zoom.tsx'));

const thumbSizes = '80px';
const mainSizes = '(width >= 1280px) 720px, (width >= 860px) 50vw, 100vw';

/**
 * The pictures in the order of their numbers. The row itself scrolls and snaps, so a finger swipes it without script;
 * arrow keys and thumbnails, which stay in sight, move it too. A press magnifies.
 */
export function Gallery({ product }: { product: Product }) {
  const t = useT();
  const files = product.files.toSorted((a, b) => a.order_number - b.order_number);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<{ at?: { x: number; y: number } }>();
  const row = useRef<HTMLUListElement>(null);

  if (files.length === 0) {
    return (
      <div className="grid aspect-square place-items-center rounded-panel bg-photo text-meta">
        <Icon name="package" size={40} />
      </div>
    );
  }

  const show = (index: number) => {
    const wanted = Math.max(0, Math.min(files.length - 1, index));
    setCurrent(wanted);
    row.current?.children[wanted]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(current + 1);
    else if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'Enter') setZoomed({});
    else return;
    event.preventDefault();
  };
  /** A mouse magnifies where it pressed; a finger opens the whole picture, and goes on with two. */
  const magnify = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    setZoomed(isTouch ? {} : { at });
  };
  const onScroll = () => {
    const at = row.current;
    if (at) setCurrent(Math.round(at.scrollLeft / at.clientWidth));
  };

  return (
    <section
      aria-label={t('catalogue.product.gallery')}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-3 self-start md:sticky md:top-[calc(var(--header)+16px)] print:static print:w-1/2 ${files.length > 1 ? 'lg:grid-cols-[80px_minmax(0,1fr)]' : ''}`}
    >
      {files.length > 1 ? (
        <ul className="order-2 flex gap-2 overflow-x-auto p-1 lg:order-1 lg:-m-1 lg:grid lg:gap-3">
          {files.map((file, index) => (
            <li key={file.key} className="w-16 shrink-0 lg:w-auto">
              <a
                href={paths.media(1200, file.key)}
                aria-current={index === current}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className="block overflow-hidden rounded-card border border-transparent bg-photo aria-[current=true]:border-action aria-[current=true]:ring-1 aria-[current=true]:ring-action"
              >
                <Image image={file} sizes={thumbSizes} cover onPanel className="aspect-square" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="relative order-1 min-w-0 lg:order-2">
        <ul
          ref={row}
          // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('catalogue.product.gallery')}
          onKeyDown={onKey}
          onScroll={onScroll}
          className="scroll-row flex rounded-panel bg-photo"
        >
          {files.map((file, index) => (
            <li key={file.key} className="w-full shrink-0 snap-start">
              <a
                href={paths.media(1920, file.key)}
                // Enter on the row opens it: what is scrolled out of sight is no tab stop.
                tabIndex={-1}
                draggable={false}
                onClick={magnify}
                className="block cursor-zoom-in"
              >
                <Image
                  image={file}
                  sizes={mainSizes}
                  eager={index === 0}
                  cover
                  onPanel
                  className="aspect-square"
                />
              </a>
            </li>
          ))}
        </ul>
        {product.discount_rate > 0 ? (
          <p className="pointer-events-none absolute top-4 left-4">
            <PromoLabel discountRate={product.discount_rate} />
          </p>
        ) : null}
        <IconButton
          icon="magnifying-glass-plus"
          label={t('catalogue.product.zoom')}
          look="round"
          tooltip="none"
          className="!absolute right-4 bottom-4 noscript:hidden"
          onClick={() => setZoomed({})}
        />
      </div>
      {zoomed ? (
        <Zoom
          files={files}
          start={current}
          at={zoomed.at}
          onClose={() => setZoomed(undefined)}
          onLost={() => setZoomed(undefined)}
        />
      ) : null}
    </section>
  );
}
