import type { ComponentProps } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/names.ts';
import { Tooltip } from './Tooltip.tsx';

interface Look {
  icon: IconName;
  /** What it does: its accessible name and tooltip. */
  label: string;
  /** `round` stands on pictures and carousels, `plain` in bars. */
  look?: 'plain' | 'round';
  /** 44 px, the floor for touch, or 36 where only a mouse gets. */
  size?: 's' | 'm';
  /** Where the label appears; `none` where the words stand beside it already. */
  tooltip?: 'top' | 'bottom' | 'none';
  iconSize?: 14 | 16 | 20 | 24;
}

const looks = {
  plain: 'rounded-card hover:bg-hover',
  round: 'rounded-full border border-control bg-surface hover:bg-hover hover:border-control-hover',
};

function classes({ look = 'plain', size = 'm' }: Pick<Look, 'look' | 'size'>, className: string) {
  const side = size === 's' ? 'size-9' : 'size-11';
  return `relative inline-grid shrink-0 place-items-center transition-colors aria-disabled:opacity-40 ${side} ${looks[look]} ${className}`;
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> &
  Look & { disabled?: boolean };

/** For close, back, search, favourite, cart, account and menu alone; other actions need words. */
export function IconButton({
  icon,
  label,
  look,
  size,
  tooltip = 'bottom',
  iconSize = 20,
  disabled,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`group/tip ${classes({ look, size }, className)}`}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={iconSize} />
      {tooltip !== 'none' && <Tooltip side={tooltip}>{label}</Tooltip>}
    </button>
  );
}
