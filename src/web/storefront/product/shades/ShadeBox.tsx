import { useT } from '../../../i18n/texts.tsx';
import { isOrderable } from './pieces.ts';
import type { ShadeVariation } from './shade-places.ts';

/** What the boxes of a chart show and do. */
export interface Boxes {
  textOf: (id: number) => string;
  isWrong: (id: number) => boolean;
  onType: (id: number, text: string) => void;
  /** Of what tells which quantities are wrong. */
  problemId: string;
}

interface Props {
  one: ShadeVariation;
  boxes: Boxes;
  /** In a grid only one thing is a tab stop. */
  tabIndex?: 0 | -1 | undefined;
  /** Roomier, where it does not stand in a narrow cell. */
  isLarge?: boolean;
}

/** How many of a shade: a box of the order form. What cannot be ordered has none, as the words beside it say why. */
export function ShadeBox({ one, boxes, tabIndex, isLarge = false }: Props) {
  const t = useT();
  if (!isOrderable(one)) return null;
  const text = boxes.textOf(one.id);
  const isWrong = boxes.isWrong(one.id);
  return (
    <input
      data-pieces={one.id}
      tabIndex={tabIndex}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      placeholder="0"
      aria-label={t('catalogue.order.piecesOf', { name: `${one.shade.code} ${one.shade.name}` })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? boxes.problemId : undefined}
      value={text}
      onChange={(event) => boxes.onType(one.id, event.target.value)}
      onFocus={(event) => event.target.select()}
      // Above the link that covers the cell.
      className={`relative z-1 shrink-0 rounded-input border bg-surface px-0.5 text-center type-body font-medium tabular-nums placeholder:font-normal placeholder:text-meta hover:border-control-hover aria-invalid:border-2 aria-invalid:border-danger noscript:hidden print:hidden ${
        text === '' ? 'border-line-decor' : 'border-action'
      } ${isLarge ? 'h-11 w-14' : 'h-8 w-9 pointer-coarse:h-9 pointer-coarse:w-11'}`}
    />
  );
}
