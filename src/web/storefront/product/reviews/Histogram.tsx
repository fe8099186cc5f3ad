import { useT } from '../../../i18n/texts.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface HistogramProps {
  /** How many of 5, 4, 3, 2 and 1 stars. */
  histogram: readonly number[];
  /** Left out: all are shown. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** How many reviews give how many stars; each row shows only those, and pressed again all. */
export function Histogram({ histogram, chosen, onChoose }: HistogramProps) {
  const t = useT();
  const total = histogram.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="mt-4">
      {histogram.map((number, index) => {
        const stars = 5 - index;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={chosen === stars}
              disabled={number === 0}
              onClick={() => onChoose(chosen === stars ? undefined : stars)}
              className="flex min-h-9 touch:min-h-11 w-full items-center gap-3 rounded-input px-1 enabled:hover:bg-hover aria-pressed:bg-selected"
            >
              <span className="sr-only">
                {t('common.rating.value', { value: stars })}, {t('common.rating.reviews', { count: number })}
              </span>
              <span className="type-body-s flex w-8 items-center gap-1 tabular-nums" aria-hidden="true">
                {stars}
                <Icon name="star-fill" size={14} />
              </span>
              <span className="h-1.5 flex-1 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-action"
                  style={{ width: `${(100 * number) / total}%` }}
                />
              </span>
              <span className="type-body-s w-8 text-right text-muted tabular-nums" aria-hidden="true">
                {number}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
