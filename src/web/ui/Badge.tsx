import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/names.ts';

const tones = {
  plain: 'bg-surface text-ink',
  outline: 'bg-surface text-ink border border-current',
  new: 'bg-selected text-link',
  sale: 'bg-sale-tint text-sale-strong',
  pro: 'bg-solid text-page',
  event: 'bg-event-tint text-event-strong',
  info: 'bg-info-tint text-info-strong',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger-strong',
} as const;
export type BadgeTone = keyof typeof tones;

/** A discount, "new", "professionals only". The words carry the meaning, the colour only helps. */
export function Badge({
  tone = 'plain',
  icon,
  children,
  className = '',
}: {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-input px-2 type-caption whitespace-nowrap tabular-nums ${tones[tone]} ${className}`}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
