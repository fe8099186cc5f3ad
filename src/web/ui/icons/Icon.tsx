import type { IconName } from './names.ts';
import sprite from './sprite.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  /** Pixels; 20 in text, 24 in bars. */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | 40;
  /** Its meaning for screen readers. Without it the icon is decorative. */
  label?: string;
  className?: string;
}

/** An icon of the sprite, in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, className = '' }: IconProps) {
  return (
    <svg
      className={`block shrink-0 fill-current ${className}`}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
