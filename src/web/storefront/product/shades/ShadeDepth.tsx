import { useT } from '../../../i18n/texts.tsx';
import { depthKey } from './shade-places.ts';

/** A depth as the head of its shades: a bar in its colour, its number and its name. */
export function ShadeDepth({ level, nameClass = '' }: { level: number; nameClass?: string }) {
  const t = useT();
  const name = depthKey(level);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="swatch h-11 w-1.5 shrink-0 rounded-2"
        style={{ backgroundColor: `var(--shade-${Math.min(10, level)})` }}
      />
      <span className="font-semibold tabular-nums">{level}</span>
      <span
        className={`type-caption min-w-0 font-normal hyphens-auto wrap-break-word text-muted ${nameClass}`}
      >
        {name ? t(name) : ''}
      </span>
    </span>
  );
}
