import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { lengthOf } from './rules.ts';
import { passwordLengths } from '../../../domain/auth/rules.ts';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';

/** A password that is being chosen: it says how long it is yet to become, and asks for nothing else. */
export function PasswordField(field: Omit<TextFieldProps, 'type'>) {
  const t = useT();
  const [length, setLength] = useState(0);
  const { min, max } = passwordLengths;
  const missing = Math.max(0, min - length);
  return (
    <TextField
      {...field}
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={max}
      onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
      hint={
        <>
          <span aria-hidden="true" className="mb-1.5 block h-1 overflow-hidden rounded-full bg-line">
            <span
              className={`block h-full transition-[width] ${missing === 0 ? 'bg-success' : 'bg-action'}`}
              style={{ width: `${(Math.min(length, min) / min) * 100}%` }}
            />
          </span>
          <span aria-live="polite">
            {length === 0
              ? t('password.min', { count: min })
              : missing > 0
                ? t('password.missing', { count: missing })
                : t('password.long')}
          </span>
        </>
      }
    />
  );
}
