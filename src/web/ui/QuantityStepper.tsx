import { useId, useState, type KeyboardEvent } from 'react';
import { fittingQuantity } from './fitting-quantity.ts';
import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

interface QuantityStepperProps {
  value: number;
  /** Called with a quantity that fits: on a press of − or +, on Enter, on leaving the field. */
  onCommit: (quantity: number) => void;
  /** What the quantity is of; read before "quantity". */
  label?: string;
  /** 0 where none removes the line. */
  min?: number;
  max?: number;
  /** Pack size: only multiples of it can be bought. */
  step?: number;
  size?: 'm' | 'l';
  /** What restricts it or what it leads to ("sold in 6s", the next volume price); shown below. */
  hint?: string | undefined;
}

/** − number +, each 44 px; the number can be typed. */
export function QuantityStepper({
  value,
  onCommit,
  label,
  min = 1,
  max = 9999,
  step = 1,
  size = 'm',
  hint,
}: QuantityStepperProps) {
  const words = useWords();
  const hintId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** The value that what was committed replaces. Until it is replaced, which may take a frame or two, the new one is shown. */
  const [replaced, setReplaced] = useState<number | null>(null);
  if (replaced !== null && replaced !== value) {
    setReplaced(null);
    setTyped(null);
  }
  const limits = { min, max, step };
  const name = label ? `${words.quantity}: ${label}` : words.quantity;

  function commit(quantity: number) {
    const fitting = fittingQuantity(quantity, limits);
    if (fitting === value) return setTyped(null);
    setTyped(String(fitting));
    setReplaced(value);
    onCommit(fitting);
  }

  function commitTyped() {
    if (typed === null) return;
    const wanted = Number.parseInt(typed, 10);
    if (Number.isNaN(wanted)) setTyped(null);
    else commit(wanted);
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commitTyped();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
    }
  }

  const high = size === 'l' ? 'h-13' : 'h-11.5';
  return (
    <div className="inline-flex flex-col gap-1.5">
      <div
        role="group"
        aria-label={name}
        className={`inline-grid w-max grid-cols-[44px_48px_44px] rounded-input border border-control bg-surface ${high}`}
      >
        <StepButton
          icon="minus"
          label={words.fewer}
          stopped={value <= fittingQuantity(min, limits) && min !== 0}
          onPress={() => commit(value - step)}
        />
        <input
          className="w-full bg-transparent text-center type-body font-medium tabular-nums"
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={name}
          aria-describedby={hint ? hintId : undefined}
          value={typed ?? value}
          onChange={(event) => {
            setReplaced(null);
            setTyped(event.target.value.replace(/\D/g, '').slice(0, 4));
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commitTyped}
          onKeyDown={key}
        />
        <StepButton
          icon="plus"
          label={words.more}
          stopped={value + step > max}
          onPress={() => commit(value + step)}
        />
      </div>
      {hint && (
        <span id={hintId} className="type-body-s text-muted">
          {hint}
        </span>
      )}
    </div>
  );
}

function StepButton({
  icon,
  label,
  stopped,
  onPress,
}: {
  icon: 'minus' | 'plus';
  label: string;
  stopped: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={stopped || undefined}
      onClick={stopped ? undefined : onPress}
      className="grid place-items-center rounded-[3px] hover:bg-hover aria-disabled:text-line-decor aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
