import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Option {
  value: string;
  label: string;
  count: number;
  before?: ReactNode;
}

interface Props {
  /** Key of the query. */
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Label of a search among the options; only long lists get one. */
  findLabel?: string;
}

const shownAtFirst = 6;
const searchFrom = 10;

/** Checkboxes with counts. Those with nothing stay, greyed (ux.md section 3); a long list folds and can be searched. */
export function CheckFilter({ name, options, chosen, onToggle, findLabel }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const wanted = text.trim().toLowerCase();
  const found = options.filter((one) => one.label.toLowerCase().includes(wanted));
  const shown =
    isOpen || wanted
      ? found
      : found.filter((one, index) => index < shownAtFirst || chosen.includes(one.value));
  return (
    <>
      {findLabel && options.length >= searchFrom ? (
        <TextField
          label={findLabel}
          hideLabel
          icon="magnifying-glass"
          placeholder={findLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={stayOnPage}
          className="mb-2 noscript:hidden"
        />
      ) : null}
      <ul>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={option.count === 0 && !chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
              aside={option.count}
            >
              {option.before ? (
                <span className="flex items-center gap-2">
                  {option.before}
                  {option.label}
                </span>
              ) : (
                option.label
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="type-body-s py-2 text-muted">{t('common.noOptions', { text })}</p>
      ) : null}
      {!wanted && found.length > shownAtFirst ? (
        <button
          type="button"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          className="link type-body-s min-h-9 noscript:hidden"
        >
          {isOpen ? t('common.less') : t('common.showAll')}
        </button>
      ) : null}
    </>
  );
}

/** What was found stands below already: Enter would send the form of filters. */
function stayOnPage(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
