import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { ShadeSwatch } from './ShadeSwatch.tsx';
import type { ShadeVariation } from './shade-places.ts';
import { VariationStock } from '../VariationStock.tsx';

interface Props {
  one: ShadeVariation;
  isCurrent: boolean;
  /** In a grid only one cell is a tab stop, and arrows go on from it. */
  tabIndex?: 0 | -1 | undefined;
  /** Swatch above the words: for columns too narrow to have them side by side. */
  isStacked?: boolean;
  /** Stands beside the swatch: a box for the quantity. */
  children?: ReactNode;
}

/** One shade: swatch, code and stock. All of it leads to the shade's page, save what stands beside the swatch. */
export function ShadeCell({ one, isCurrent, tabIndex, isStacked = false, children }: Props) {
  const link = (
    <a
      href={paths.product(one.id, one.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={tabIndex}
      data-keep-scroll
      data-shade={one.id}
      className={`cover min-w-0 ${isStacked ? 'flex flex-wrap items-baseline gap-x-1.5' : 'block'}`}
    >
      <span className="type-body-s font-medium tabular-nums">{one.shade.code}</span>
      <span className="sr-only">{` ${one.shade.name}, `}</span>
      <VariationStock
        one={one}
        isShort={isStacked}
        className={`type-caption font-normal ${isStacked ? '' : 'block'}`}
      />
    </a>
  );
  const look = `relative min-h-11 rounded-card border border-transparent p-1 hover:bg-hover ${
    isCurrent ? 'border-action! bg-selected ring-1 ring-action' : ''
  }`;
  if (isStacked) {
    return (
      <div className={look}>
        <div className="flex gap-1">
          <ShadeSwatch one={one} className="h-8 min-w-8 grow" />
          {children}
        </div>
        <div className="px-0.5 pt-1 leading-4">{link}</div>
      </div>
    );
  }
  return (
    <div className={`flex items-center gap-2 pr-2 ${look}`}>
      <ShadeSwatch one={one} className="size-9" />
      <div className="min-w-0 grow">{link}</div>
      {children}
    </div>
  );
}
