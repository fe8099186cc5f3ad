import { useT } from '../../i18n/texts.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FieldProps } from '../information/fields.ts';
import { fieldOf, type PersonPart, type Seat, type SeatField, type SeatValues } from './seats.ts';

interface Props {
  seat: Seat;
  title: string;
  number: number;
  values: SeatValues;
  labels: Record<PersonPart, string>;
  field: (name: SeatField) => FieldProps;
  /** Whether who pays takes this seat. */
  isSelf: boolean;
  /** Fills in who pays; left out: they have another seat. */
  onSelf: (() => void) | undefined;
  onNotSelf: () => void;
  onType: (name: SeatField, value: string) => void;
  /** Left out: it is the last seat of the order. */
  onRemove: (() => void) | undefined;
  isBusy: boolean;
}

/** Who takes one seat. */
export function SeatFields(props: Props) {
  const { seat, title, number, values, labels, field, isSelf, onSelf, onNotSelf, onType } = props;
  const { onRemove, isBusy } = props;
  const t = useT();
  const text = (part: PersonPart) => {
    const name = fieldOf(seat, part);
    return {
      ...field(name),
      label: labels[part],
      value: values[name] ?? '',
      onChange: (event: { target: { value: string } }) => {
        if (isSelf) onNotSelf();
        onType(name, event.target.value);
      },
      // Those of the browser's owner belong to who pays; here stand other people's.
      autoComplete: 'off',
      enterKeyHint: 'next',
    } as const;
  };
  return (
    <fieldset className="min-w-0 rounded-panel border border-line bg-surface p-4 md:p-6">
      <legend className="sr-only">{title}</legend>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2">
        <div className="flex min-h-11 items-center justify-between gap-x-4 md:col-span-2">
          <p aria-hidden="true" className="min-w-0 type-h3 break-words hyphens-auto">
            {title}
          </p>
          {onRemove && (
            <LinkButton
              aria-label={t('tickets.attendees.removeSeat', { number })}
              aria-disabled={isBusy}
              onClick={onRemove}
            >
              {t('tickets.attendees.remove')}
            </LinkButton>
          )}
        </div>
        {(isSelf || onSelf) && (
          <Checkbox
            checked={isSelf}
            onChange={(event) => (event.target.checked ? onSelf?.() : onNotSelf())}
            hint={t('tickets.attendees.selfHint')}
            className="noscript:hidden md:col-span-2"
          >
            {t('tickets.attendees.self')}
          </Checkbox>
        )}
        <TextField {...text('first_name')} maxLength={100} />
        <TextField {...text('last_name')} maxLength={100} />
        <TextField
          {...text('email')}
          className="md:col-span-2"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
        />
      </div>
    </fieldset>
  );
}
