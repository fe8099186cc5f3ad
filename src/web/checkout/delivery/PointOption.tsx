import type { PickupPoint } from '../../../domain/delivery/contract.ts';
import { formatNumber } from '../../../domain/money.ts';
import { useTexts, type Texts } from '../../i18n/texts.tsx';
import { dayInWords } from '../../parts/day-in-words.ts';

interface Props {
  id: string;
  point: PickupPoint;
  promisedOn: string | null;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
}

/** A point with its address, how far it is and when the parcel is there. */
export function PointOption({ id, point, promisedOn, isChosen, isActive, onChoose }: Props) {
  const texts = useTexts();
  const { distance_m: distance } = point;
  const address = [point.address, point.city].filter(Boolean).join(', ');
  return (
    // Focus and keys stay in the search field; it names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      className={`flex min-h-16 cursor-pointer items-center gap-x-3 border-line px-3.5 py-2.5 not-first:border-t max-md:flex-wrap ${isChosen ? 'bg-hover' : ''} ${isActive ? 'inset-ring-2 inset-ring-focus' : 'hover:bg-hover'}`}
      // Prevents the press from taking the focus off the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span
        aria-hidden="true"
        className={`size-5 shrink-0 rounded-full bg-surface ${isChosen ? 'border-6 border-action' : 'border border-control'}`}
      />
      <span className="min-w-0 grow basis-1/2 leading-5">
        {point.name}
        <span className="block type-body-s text-muted">
          {address}
          {distance !== null && ` · ${distanceText(distance, texts)}`}
        </span>
        {point.opening_hours && <span className="block type-body-s text-muted">{point.opening_hours}</span>}
      </span>
      {promisedOn !== null && (
        <span className="type-body-s font-medium text-success first-letter:uppercase max-md:ml-8 max-md:w-full">
          {dayInWords(promisedOn, texts.t)}
        </span>
      )}
    </div>
  );
}

/** `400 m`, `1,9 km` */
function distanceText(metres: number, { language, t }: Texts): string {
  if (metres < 1000)
    return t('checkout.points.metres', { metres: Math.max(10, Math.round(metres / 10) * 10) });
  return t('checkout.points.kilometres', {
    kilometres: formatNumber(Math.round(metres / 100) / 10, language),
  });
}
