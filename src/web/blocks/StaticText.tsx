import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';
import { selfAlign, textAlign } from './colors.ts';
import type { Alignment, InkColor } from './props.ts';

interface StaticTextProps {
  title: string;
  description: string;
  alignment: Alignment;
  textColor: InkColor;
  iconLeft?: IconName | null;
  iconRight?: IconName | null;
}

/** A title and a text, with a glyph on either side of the title. White words stand on a dark panel of their own. */
export function StaticText({
  title,
  description,
  alignment,
  textColor,
  iconLeft = null,
  iconRight = null,
}: StaticTextProps) {
  if (!title && !description && !iconLeft && !iconRight) return null;
  const background = textColor === 'white' ? 'rounded-panel bg-inverse-soft p-6 text-on-inverse' : '';
  return (
    <div
      className={`flex h-full flex-col wrap-anywhere ${selfAlign[alignment]} ${textAlign[alignment]} ${background}`}
    >
      {title || iconLeft || iconRight ? (
        <div className="flex items-center gap-3">
          {iconLeft ? <Icon name={iconLeft} size={24} /> : null}
          {title ? <h3 className="type-h3 min-w-0">{title}</h3> : null}
          {iconRight ? <Icon name={iconRight} size={24} /> : null}
        </div>
      ) : null}
      {description ? (
        <p className={`mt-2 max-w-read text-pretty ${textColor === 'white' ? '' : 'text-muted'}`}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
