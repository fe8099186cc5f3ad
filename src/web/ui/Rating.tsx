import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

/** Shows a rating out of five stars, to the tenth. For input use radio buttons. */
export function Rating({ value, size = 16 }: { value: number; size?: 14 | 16 | 20 | 24 }) {
  const words = useWords();
  const share = Math.min(5, Math.max(0, value)) / 5;
  return (
    <span role="img" aria-label={words.rating(Math.round(value * 10) / 10)} className="relative inline-flex">
      <Stars size={size} className="text-line-decor forced-colors:invisible" />
      <span className="absolute inset-0 flex" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}>
        <Stars size={size} className="text-ink" />
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

function Stars({ size, className }: { size: 14 | 16 | 20 | 24; className: string }) {
  return (
    <span className={`flex gap-0.5 ${className}`}>
      {five.map((star) => (
        <Icon key={star} name="star-fill" size={size} />
      ))}
    </span>
  );
}
