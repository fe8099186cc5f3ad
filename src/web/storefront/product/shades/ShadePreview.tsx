import { useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../../../domain/money.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Image } from '../../../ui/Image.tsx';
import { previewPlace } from './preview-place.ts';
import { depthKey, type ShadeVariation } from './shade-places.ts';
import { VariationStock } from '../VariationStock.tsx';

interface Props {
  one: ShadeVariation;
  /** What is pointed at. */
  anchor: HTMLElement;
  /** Whether a link leads on from here: after a touch, which did not. */
  hasLink: boolean;
}

/**
 * A shade large, beside its cell: its strand of hair, or its colour where it has none. In the top layer, so that nothing
 * clips it. It repeats what the cell's link says and is hidden from screen readers; nothing may be said here alone.
 */
export function ShadePreview({ one, anchor, hasLink }: Props) {
  const { t, language } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { shade } = one;
  const depth = depthKey(shade.level);

  useLayoutEffect(() => {
    const panel = box.current!;
    panel.showPopover?.();
    const place = () => {
      const { left, top } = previewPlace(
        anchor.getBoundingClientRect(),
        { width: panel.offsetWidth, height: panel.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      );
      panel.style.left = `${left}px`;
      panel.style.top = `${top}px`;
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(panel);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [anchor]);

  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden="true"
      data-shade-preview
      className="fixed inset-auto m-0 w-56 overflow-hidden rounded-panel border border-line bg-surface p-0 text-ink shadow-e2 max-md:flex max-md:w-[min(22rem,calc(100vw-32px))] lg:w-64"
    >
      {shade.swatch ? (
        <div className="shrink-0 bg-photo max-md:w-32">
          <Image
            key={one.id}
            image={shade.swatch}
            alt=""
            sizes="256px"
            cover
            onPanel
            eager
            className="aspect-square"
          />
        </div>
      ) : (
        <div className="swatch aspect-square shrink-0 max-md:w-32" style={{ backgroundColor: shade.hex }} />
      )}
      <div className="min-w-0 p-3">
        <p className="font-semibold wrap-anywhere hyphens-auto">
          <span className="tabular-nums">{shade.code}</span> {shade.name}
        </p>
        <p className="type-body-s text-muted">
          {[depth && t(depth), shade.tone_name].filter(Boolean).join(' · ')}
        </p>
        <p className="type-body-s mt-1.5 flex flex-wrap items-baseline gap-x-3">
          <VariationStock one={one} />
          {one.price === null ? null : (
            <span className="font-medium tabular-nums">
              {formatMoney(Math.round(one.price * 100), language)}
            </span>
          )}
        </p>
        {hasLink ? (
          <a
            href={paths.product(one.id, one.slug)}
            tabIndex={-1}
            data-keep-scroll
            className="type-body-s mt-2 inline-flex min-h-11 items-center font-medium text-link underline"
          >
            {t('catalogue.product.openShade')}
          </a>
        ) : null}
      </div>
    </div>
  );
}
