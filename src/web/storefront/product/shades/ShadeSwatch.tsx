import type { ShadeVariation } from './shade-places.ts';

/** The colour of a shade, never faded: colour is data. What is sold out has a line across it, and the word beside it. */
export function ShadeSwatch({ one, className }: { one: ShadeVariation; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`swatch block shrink-0 rounded-input border border-line-strong ${one.stock_state === 'out' ? 'swatch-out' : ''} ${className}`}
      style={{ backgroundColor: one.shade.hex }}
    />
  );
}
