import { useT } from '../../i18n/texts.tsx';
import type { ViewProps } from '../view.ts';
import type { textCardList } from './block.ts';

/** One row: sideways with snapping on small screens, wrapping from 860. */
export function View({ children }: ViewProps<typeof textCardList>) {
  const t = useT();
  if (children.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={t('blocks.cards')}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-row -mx-gutter flex gap-4 scroll-px-gutter px-gutter *:h-auto *:w-65 *:shrink-0 *:snap-start md:mx-0 md:flex-wrap md:gap-6 md:overflow-visible md:px-0 md:*:w-auto md:*:min-w-60 md:*:flex-1"
    >
      {children}
    </div>
  );
}
