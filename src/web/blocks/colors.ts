import type { Alignment, BgColor, InkColor } from './props.ts';

/** Backgrounds offered in the page creator: pale, so that ink stays readable on all of them. */
export const tints: Record<BgColor, string> = {
  blue: 'bg-tint-blue',
  green: 'bg-tint-green',
  purple: 'bg-tint-purple',
};

/** The same backgrounds deep enough for white words. */
const deep: Record<BgColor, string> = {
  blue: 'bg-info-strong text-on-inverse',
  green: 'bg-action text-on-action',
  purple: 'bg-event-strong text-on-inverse',
};

/** A background and the words on it, at a contrast of 4.5 whatever the editor chose: white words get the deep background. */
export function panel(bgColor: BgColor, textColor: InkColor): string {
  return textColor === 'white' ? deep[bgColor] : `${tints[bgColor]} text-ink`;
}

export const textAlign: Record<Alignment, string> = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right',
};
export const selfAlign: Record<Alignment, string> = {
  left: 'items-start',
  center: 'items-center',
  right: 'items-end',
};
