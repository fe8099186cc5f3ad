import { useId } from 'react';
import { FieldError } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';

const five = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  label: string;
  /** What each number of stars means, from one to five. */
  words: readonly [string, string, string, string, string];
  name: string;
  /** The first star has it, so that a summary of errors leads here. */
  id?: string;
  defaultValue?: number | undefined;
  error?: string | null;
}

/** Five radio buttons drawn as stars: arrows move between them, and each is read with what it means. */
export function StarField({ label, words, name, id, defaultValue, error }: StarFieldProps) {
  const own = useId();
  const below = error ? `${own}-below` : undefined;
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-describedby={below}
      aria-invalid={error ? true : undefined}
      className="grid justify-items-start gap-1.5 p-0"
    >
      <legend className="mb-1.5 type-body-s font-medium">{label}</legend>
      {/* Filled are the chosen one and all before it. */}
      <div className="-ml-2 flex [&>label:has(:checked)_.empty]:hidden [&>label:has(~label_:checked)_.empty]:hidden [&>label:not(:has(:checked),:has(~label_:checked))_.full]:hidden">
        {five.map((stars) => (
          <label key={stars} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={stars}
              id={stars === 1 ? id : undefined}
              defaultChecked={stars === defaultValue}
              className="absolute inset-0 cursor-pointer appearance-none rounded-input"
            />
            <Icon name="star" size={24} className="empty pointer-events-none text-muted" />
            <Icon name="star-fill" size={24} className="full pointer-events-none" />
            <span className="sr-only">{words[stars - 1]}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={below}>{error}</FieldError>}
    </fieldset>
  );
}
