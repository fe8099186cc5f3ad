import { useEffect, useState } from 'react';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { onDemand } from '../../parts/on-demand.tsx';

const BuyBar = onDemand(() => import('./BuyBar.tsx'));

/** Keeps the product and its button at hand once the button itself was scrolled past (LY-01). */
export function StickyBuy({ product }: { product: Product }) {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const button = document.getElementById('buy');
    if (!button) return undefined;
    // All below the window counts as in view: whoever jumps past the button (`#reviews`) never has it in the window.
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0),
      { rootMargin: '0px 0px 99999px' },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  if (!isPast) return null;
  return <BuyBar product={product} />;
}
