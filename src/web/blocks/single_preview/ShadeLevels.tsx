import { useT } from '../../i18n/texts.tsx';

/** The ten depths of hair colour, in the shop's shade tokens. */
const levels = [
  ['1', 'bg-[var(--shade-1)]'],
  ['2', 'bg-[var(--shade-2)]'],
  ['3', 'bg-[var(--shade-3)]'],
  ['4', 'bg-[var(--shade-4)]'],
  ['5', 'bg-[var(--shade-5)]'],
  ['6', 'bg-[var(--shade-6)]'],
  ['7', 'bg-[var(--shade-7)]'],
  ['8', 'bg-[var(--shade-8)]'],
  ['9', 'bg-[var(--shade-9)]'],
  ['10', 'bg-[var(--shade-10)]'],
] as const;

/** Directions a depth is toned in: the digit after the point, its word, and a colour that stands for it. */
const directions = [
  ['0', 'natural', '#7a5a3c'],
  ['1', 'ash', '#8d8a80'],
  ['2', 'violet', '#6d5a86'],
  ['3', 'gold', '#c29a4b'],
  ['4', 'copper', '#b05a27'],
  ['5', 'mahogany', '#7d3030'],
  ['6', 'red', '#a01b2b'],
  ['7', 'brown', '#64452f'],
] as const;

interface Props {
  shadeUrl: string;
  toneUrl: string;
  tones: string;
}

/** The ways into the shade chart: by depth and by direction. */
export function ShadeLevels({ shadeUrl, toneUrl, tones }: Props) {
  const shown = directions.filter(([digit]) => !tones || tones.includes(digit));
  const t = useT();
  return (
    <>
      {shadeUrl ? (
        <nav aria-label={t('catalogue.product.depth')} className="grid grid-cols-5 lg:grid-cols-10">
          {levels.map(([level, color]) => (
            <a key={level} href={shadeUrl.replace('{level}', level)} className="group block pb-2.5 md:pb-4">
              <span className={`swatch block h-11 md:h-14 ${color}`} />
              <span className="block px-3 pt-2 font-semibold tabular-nums group-hover:underline max-md:text-center md:pt-3">
                {level}
              </span>
              <span className="type-caption block px-3 font-normal text-muted max-md:sr-only">
                {t(`catalogue.depths.${level}`)}
              </span>
            </a>
          ))}
        </nav>
      ) : null}
      {toneUrl ? (
        <nav
          aria-label={t('blocks.tone')}
          className="flex flex-wrap items-center gap-2 border-t border-line px-gutter py-4 md:px-4"
        >
          <span aria-hidden="true" className="type-body-s mr-2 text-muted max-md:w-full">
            {t('blocks.tone')}
          </span>
          {shown.map(([tone, direction, color]) => (
            <a
              key={tone}
              href={toneUrl.replace('{tone}', tone).replace('{direction}', direction)}
              className="type-body-s inline-flex h-9 items-center gap-2 touch:h-11 rounded-full border border-control bg-surface pr-3.5 pl-2 font-medium whitespace-nowrap hover:bg-hover"
            >
              <span
                aria-hidden="true"
                className="swatch size-5 rounded-full inset-ring inset-ring-line-decor"
                style={{ backgroundColor: color }}
              />
              {t(`blocks.tones.${tone}`)}
              <span className="type-code text-muted">.{tone}</span>
            </a>
          ))}
        </nav>
      ) : null}
    </>
  );
}
