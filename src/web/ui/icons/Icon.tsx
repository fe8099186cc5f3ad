import type { IconName } from './names.ts';
import sprite from './sprite.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  /** Pixels; 20 in text, 24 in bars. */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | 40;
  /** What it means to somebody who cannot see it. Without it the icon is decoration and the words beside it speak. */
  label?: string;
  className?: string;
}

/** One glyph of the sprite, in the colour of the text around it. */
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
