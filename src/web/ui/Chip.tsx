import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

interface RemovableChipProps {
  /** What it stands for, also read on the remove button. */
  label: string;
  /** The page without this choice. Works without script; with it, the scroll position stays. */
  href?: string;
  /** Called on a press. Required without `href`, as nothing else removes the choice then. */
  onRemove?: () => void;
}

/** An active choice that can be removed, such as a filter above a list. */
export function RemovableChip({ label, href, onRemove }: RemovableChipProps) {
  const words = useWords();
  const cross = <Icon name="x" size={14} />;
  const look =
    'grid size-6 place-items-center rounded-full hover:bg-surface touch:before:absolute touch:before:inset-y-0 touch:before:right-0 touch:before:w-11';
  return (
    <span className="relative inline-flex min-h-9 touch:min-h-11 items-center gap-1 rounded-full bg-selected py-1 pr-1.5 pl-3.5 type-body-s font-medium">
      {label}
      {href ? (
        <a href={href} data-keep-scroll className={look} aria-label={words.remove(label)} onClick={onRemove}>
          {cross}
        </a>
      ) : (
        <button type="button" className={look} aria-label={words.remove(label)} onClick={onRemove}>
          {cross}
        </button>
      )}
    </span>
  );
}

interface ChipLinkProps {
  href: string;
  current?: boolean;
  /** A swatch or a small picture before the words. */
  before?: ReactNode;
  children: ReactNode;
}

/** A compact link: a family of shades, a popular search. */
export function ChipLink({ href, current, before, children }: ChipLinkProps) {
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className={`inline-flex min-h-9 items-center gap-2 rounded-full border border-control bg-surface py-1 type-body-s font-medium whitespace-nowrap transition-colors hover:border-control-hover hover:bg-hover aria-current:border-action aria-current:bg-selected touch:min-h-11 ${before ? 'pr-3.5 pl-2' : 'px-3.5'}`}
    >
      {before}
      {children}
    </a>
  );
}

/** A dot of colour. Give `name` for screen readers unless the text beside it names the colour. */
export function Swatch({
  color,
  name,
  size = 18,
}: {
  color: string;
  name?: string;
  size?: 16 | 18 | 20 | 24 | 32;
}) {
  return (
    <span
      className="swatch inline-block shrink-0 rounded-full ring-1 ring-inset ring-line-strong"
      style={{ backgroundColor: color, width: size, height: size }}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  );
}
