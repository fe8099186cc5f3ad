import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { controlLook, Field, type FieldLook } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';
import { grouped, matchingOptions, nextChoosable, type SearchOption } from './option-search.ts';
import { Spinner } from './Spinner.tsx';
import { useFloating } from './useFloating.ts';
import { useWords } from './words.tsx';

export interface SearchSelectProps extends FieldLook {
  options: readonly SearchOption[];
  value: string | null;
  onChange: (value: string, option: SearchOption) => void;
  /** What stands there before anything is chosen. */
  placeholder?: string;
  /** Called with the typed text when the caller does the filtering; options are then shown as given. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Field name for native form submission. */
  name?: string;
  onBlur?: () => void;
}

/**
 * A select whose list is searched (LY-06). The button says what is chosen; opening it puts the focus in the search, from
 * where arrows move through the list and Enter chooses. Escape closes the list and nothing around it.
 */
export function SearchSelect({
  options,
  value,
  onChange,
  placeholder,
  onSearch,
  loading = false,
  name,
  onBlur,
  ...look
}: SearchSelectProps) {
  const words = useWords();
  const base = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  useFloating(open, button, panel);

  const [picked, setPicked] = useState<SearchOption | null>(null);
  const chosen =
    options.find((option) => option.value === value) ?? (picked?.value === value ? picked : null);
  const matching = onSearch ? options : matchingOptions(options, text);
  // The order of the list is that of its groups, and arrows follow what is seen.
  const listed = grouped(matching).flatMap(([, members]) => members);

  function show() {
    setText('');
    setAt(listed.findIndex((option) => option.value === value));
    setOpen(true);
    onSearch?.('');
  }

  function hide(refocus: boolean) {
    setOpen(false);
    if (refocus) button.current?.focus();
    else onBlur?.();
  }

  function choose(option: SearchOption | undefined) {
    if (!option || option.disabled) return;
    setPicked(option);
    onChange(option.value, option);
    hide(true);
  }

  function type(next: string) {
    setText(next);
    setAt(nextChoosable(onSearch ? options : matchingOptions(options, next), -1, 1));
    onSearch?.(next);
  }

  function move(to: number) {
    setAt(to);
    document.getElementById(`${base}-${to}`)?.scrollIntoView?.({ block: 'nearest' });
  }

  function key(event: KeyboardEvent) {
    const moves = {
      ArrowDown: () => move(nextChoosable(listed, at, 1)),
      ArrowUp: () => move(nextChoosable(listed, at < 0 ? 0 : at, -1)),
      Enter: () => choose(listed[at]),
      Escape: () => hide(true),
      Tab: () => hide(true),
    };
    const act = moves[event.key as keyof typeof moves];
    if (!act) return;
    // Tab moves on from the button; other keys stay here, so that Escape does not close a dialog around.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    act();
  }

  const isEmpty = !loading && text.trim().length > 1 && listed.length === 0;

  return (
    <Field {...look}>
      {(links) => (
        <>
          <button
            {...links}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-controls={open ? `${base}-list` : undefined}
            aria-expanded={open}
            className={`${controlLook} flex cursor-pointer items-center gap-2 text-left`}
            onClick={() => (open ? hide(true) : show())}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              show();
            }}
          >
            <span className={`min-w-0 grow truncate ${chosen ? '' : 'text-meta'}`}>
              {chosen?.label ?? placeholder ?? words.chooseOption}
            </span>
            <Icon name="caret-down" size={16} className="text-muted" />
          </button>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          {open && (
            <div
              ref={panel}
              popover="manual"
              className="fixed inset-auto m-0 flex flex-col overflow-hidden rounded-card border border-line bg-raised p-0 text-ink shadow-e2"
              onBlur={(event) => {
                if (
                  !event.currentTarget.contains(event.relatedTarget) &&
                  event.relatedTarget !== button.current
                )
                  hide(false);
              }}
            >
              <div className="relative flex shrink-0 items-center border-b border-line">
                <Icon name="magnifying-glass" size={16} className="absolute left-3 text-muted" />
                <input
                  // The list was opened to search in it.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                  type="text"
                  role="combobox"
                  aria-label={`${look.label}: ${words.search}`}
                  aria-expanded="true"
                  aria-controls={`${base}-list`}
                  aria-autocomplete="list"
                  aria-activedescendant={listed[at] ? `${base}-${at}` : undefined}
                  autoComplete="off"
                  spellCheck={false}
                  className="min-h-11 w-full bg-transparent pr-3 pl-9 type-body -outline-offset-3"
                  value={text}
                  onChange={(event) => type(event.target.value)}
                  onKeyDown={key}
                />
              </div>
              <div
                role="listbox"
                id={`${base}-list`}
                aria-label={look.label}
                aria-busy={loading || undefined}
                className="min-h-0 grow overflow-y-auto overscroll-contain p-1"
              >
                {grouped(matching).map(([group, members]) => (
                  <Group key={group} name={group}>
                    {members.map((option) => {
                      const index = listed.indexOf(option);
                      return (
                        <Option
                          key={option.value}
                          id={`${base}-${index}`}
                          option={option}
                          isChosen={option.value === value}
                          isActive={index === at}
                          onPoint={() => setAt(index)}
                          onChoose={() => choose(option)}
                        />
                      );
                    })}
                  </Group>
                ))}
              </div>
              <p
                role="status"
                className={
                  loading || isEmpty ? 'flex items-center gap-2 px-3 py-3 type-body-s text-muted' : 'sr-only'
                }
              >
                {loading ? (
                  <>
                    <Spinner /> {words.loading}
                  </>
                ) : isEmpty ? (
                  words.noOptions(text.trim())
                ) : text ? (
                  words.results(listed.length)
                ) : null}
              </p>
            </div>
          )}
        </>
      )}
    </Field>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  if (!name) return children;
  return (
    <div role="group" aria-label={name}>
      <div aria-hidden="true" className="px-2.5 pt-3 pb-1 type-caption text-muted">
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  isChosen: boolean;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, isChosen, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // Focus and keys stay in the search field; it names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      className={`flex min-h-10 cursor-pointer items-center gap-2 rounded-input px-2.5 py-1.5 aria-disabled:text-meta touch:min-h-11 ${isActive ? 'bg-hover inset-ring inset-ring-line' : ''} ${isChosen ? 'font-medium' : ''}`}
      onMouseMove={option.disabled ? undefined : onPoint}
      // Prevents the press from taking the focus off the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0 grow">{option.label}</span>
      {option.hint && <span className="shrink-0 type-body-s text-muted tabular-nums">{option.hint}</span>}
      {isChosen && <Icon name="check" size={16} className="text-link" />}
    </div>
  );
}
