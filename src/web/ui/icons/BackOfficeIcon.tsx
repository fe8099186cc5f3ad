import sprite from './back-office-sprite.svg?url&no-inline';
import type { IconProps } from './Icon.tsx';
import type { BackOfficeIconName } from './names.ts';

/** `Icon` from the sprite of the back office, which shoppers never load. */
export function BackOfficeIcon({
  name,
  size = 20,
  label,
  className = '',
}: Omit<IconProps, 'name'> & { name: BackOfficeIconName }) {
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
