import { useCallback, useEffect, useState } from 'react';
import { buyObstacle } from '../../../domain/catalogue/buying.ts';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { shownName } from '../../parts/shown-name.ts';
import { consentEvent, readConsent } from '../../state/consent.ts';
import { useOnline } from '../../state/useOnline.ts';
import { Image } from '../../ui/Image.tsx';

/** At the lower edge of the window; not while the question of cookies or the lost connection is there (LY-01). */
export default function BuyBar({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(() => readConsent(document.cookie) === null);
  useEffect(() => {
    const look = () => setAsked(readConsent(document.cookie) === null);
    window.addEventListener(consentEvent, look);
    return () => window.removeEventListener(consentEvent, look);
  }, []);
  const keepClear = useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--buy-bar', `${bar.offsetHeight}px`);
    return () => {
      style.removeProperty('--buy-bar');
    };
  }, []);
  if (!isOnline || isAsked || buyObstacle(product)) return null;
  const picture = product.files[0];
  return (
    <section
      ref={keepClear}
      aria-label={product.name}
      className="no-print fixed inset-x-0 bottom-0 z-20 animate-[rise_280ms_cubic-bezier(0.2,0,0,1)] border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-e2"
    >
      <div className="wrap flex items-center gap-3 py-2">
        {picture ? (
          <span className="size-11 shrink-0 overflow-hidden rounded-input bg-photo max-md:hidden">
            <Image image={picture} sizes="44px" cover onPanel alt="" />
          </span>
        ) : null}
        <p className="min-w-0 grow">
          <span className="type-body-s line-clamp-3 leading-4.5 wrap-anywhere">
            {shownName(product.name)}
          </span>
          <strong className={`type-price tabular-nums ${product.old_price === null ? '' : 'text-sale'}`}>
            {formatMoney(Math.round(product.price! * 100), language)}
          </strong>
        </p>
        <button
          type="button"
          data-action="add-to-cart"
          data-id={product.id}
          data-quantity={product.pack_size}
          data-field="quantity"
          className="buy buy-main max-w-48 md:max-w-72"
        >
          <span data-out>{t('catalogue.cart.add')}</span>
          <span data-in>{t('catalogue.cart.in')}</span>
          <span className="sr-only">: {product.name}</span>
        </button>
      </div>
    </section>
  );
}
