import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';

interface Choice extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  /** What is chosen, in words; a link in it stays a link. */
  children: ReactNode;
  hint?: ReactNode;
  /** At the far right: a count or a price. */
  aside?: ReactNode;
  className?: string;
}

export interface CheckboxProps extends Choice {
  error?: string | null;
  /** The indeterminate state: some of its children are checked. */
  some?: boolean;
}

const box =
  'peer size-5 shrink-0 cursor-pointer appearance-none border border-control bg-surface transition-colors hover:border-control-hover checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line-decor disabled:bg-sunken forced-colors:appearance-auto';
const mark = 'pointer-events-none absolute inset-0 m-auto text-on-action invisible forced-colors:hidden';

/** The whole line is the target, 44 px high on touch screens. */
export function Checkbox({
  children,
  hint,
  aside,
  error,
  some = false,
  className = '',
  ref,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);

  // `indeterminate` is a property only; HTML has no attribute for it.
  useEffect(() => {
    input.current!.indeterminate = some;
  }, [some]);

  return (
    <div className={className}>
      <Line
        {...{ hint, aside }}
        control={
          <span className="relative mt-0.5 flex">
            <input
              {...rest}
              type="checkbox"
              ref={input}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              className={`${box} rounded-input`}
            />
            <Icon
              name={some ? 'minus' : 'check'}
              size={14}
              className={`${mark} peer-checked:visible peer-indeterminate:visible`}
            />
          </span>
        }
      >
        {children}
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** One of several; those with the same `name` belong together, in a `RadioGroup`. */
export function Radio({ children, hint, aside, className = '', ...rest }: Choice) {
  return (
    <div className={className}>
      <Line
        {...{ hint, aside }}
        control={
          <span className="relative mt-0.5 flex">
            <input {...rest} type="radio" className={`${box} rounded-full`} />
            <span className="pointer-events-none invisible absolute inset-0 m-auto size-2 rounded-full bg-on-action peer-checked:visible forced-colors:hidden" />
          </span>
        }
      >
        {children}
      </Line>
    </div>
  );
}

function Line({
  control,
  children,
  hint,
  aside,
}: Pick<Choice, 'hint' | 'aside' | 'children'> & { control: ReactNode }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5 touch:min-h-11 touch:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted">
      {control}
      <span className="min-w-0 grow wrap-break-word has-[~*]:pr-1">
        {children}
        {hint && <span className="block type-body-s text-muted">{hint}</span>}
      </span>
      {aside !== undefined && (
        <span className="shrink-0 type-body-s leading-6 text-muted tabular-nums">{aside}</span>
      )}
    </label>
  );
}

export interface ChoiceGroupProps {
  /** The question the choices answer. */
  label: ReactNode;
  hideLabel?: boolean;
  error?: string | null;
  children: ReactNode;
  className?: string;
}

/** Choices that belong together, with their question. */
export function ChoiceGroup({ label, hideLabel, error, children, className = '' }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 type-body-s font-medium'}>{label}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
