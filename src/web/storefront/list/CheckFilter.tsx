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

/**
 * Checkboxes with counts. Those with nothing stay, greyed; a long list folds and can be searched.
 * Without script it stands whole.
 */
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
      {shown.length < found.length ? (
        <noscript>
          <PlainChecks name={name} options={found.filter((one) => one.count > 0 && !shown.includes(one))} />
        </noscript>
      ) : null}
      {found.length === 0 ? (
        <p className="type-body-s py-2 text-muted">{t('common.noOptions', { text })}</p>
      ) : null}
      {!wanted && found.length > shownAtFirst ? (
        <button
          type="button"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          className="link type-body-s min-h-9 touch:min-h-11 noscript:hidden"
        >
          {isOpen ? t('common.less') : t('common.showAll')}
        </button>
      ) : null}
    </>
  );
}

/**
 * The others for whoever has no script: none of them is chosen, and those with nothing would be of no use. As light as
 * can be, for they are in every page of a list.
 */
function PlainChecks({ name, options }: Pick<Props, 'name' | 'options'>) {
  return (
    <ul className="[&_input]:size-5 [&_input]:accent-action [&_label]:flex [&_label]:min-h-9 [&_label]:items-center [&_label]:gap-2.5 touch:[&_label]:min-h-11 [&_span]:type-body-s [&_span]:ml-auto [&_span]:text-muted">
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <label>
            <input type="checkbox" name={name} value={value} />
            {label}
            <span>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What was found stands below already: Enter would send the form of filters. */
function stayOnPage(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
