import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { maxTextLength } from '../../../domain/quick-order/rules.ts';
import { productSuggestionsQuery } from '../../api/quick-order.ts';
import { useT } from '../../i18n/texts.tsx';
import { controlLook } from '../../ui/Field.tsx';
import { ProductLine } from './ProductLine.tsx';

/** Pause in typing before suggestions are asked for, in ms. */
const debounceMs = 200;
const minLetters = 2;

interface Props {
  label: string;
  value: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** Suggestions appear while somebody types, and not below what is known already. */
  isTyping: boolean;
  onType: (text: string) => void;
  onChoose: (product: ProductListItem) => void;
  /** Enter, where no suggestion is chosen. */
  onEnter: () => void;
  onLeave: () => void;
  /** More than a word was pasted. */
  onPaste: (text: string) => void;
}

/** A code, EAN or name, with suggestions of the search below it: arrows walk through them, Enter takes one, Escape closes. */
export function CodeField({
  label,
  value,
  describedBy,
  isWrong,
  isTyping,
  onType,
  onChoose,
  onEnter,
  onLeave,
  onPaste,
}: Props) {
  const t = useT();
  const listId = useId();
  const [active, setActive] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);
  const term = useDebounced(value.trim());
  const isAsked = isTyping && !isClosed && term.length >= minLetters && value.trim() !== '';
  const { data } = useQuery({
    ...productSuggestionsQuery(term),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = isAsked ? (data?.results ?? []) : [];
  const optionId = (at: number) => `${listId}-${at}`;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      // Rows listen to arrows too.
      event.stopPropagation();
      const from = active ?? (step > 0 ? -1 : 0);
      setActive((from + step + found.length) % found.length);
    } else if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault();
      setClosed(true);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const chosen = active === null ? undefined : found[active];
      if (chosen) onChoose(chosen);
      else onEnter();
    }
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }

  return (
    <div className="relative">
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null || found.length === 0 ? undefined : optionId(active)}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        data-code
        value={value}
        maxLength={maxTextLength}
        onChange={(event) => {
          setActive(null);
          setClosed(false);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onBlur={onLeave}
        className={controlLook}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('quickOrder.suggestions')}
        hidden={found.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 min-w-72 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-e2"
      >
        {found.map((product, at) => (
          // Chosen by the keys of the field, whose focus stays there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={product.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            // A press must not take the focus from the field, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(product)}
            className="cursor-pointer rounded-input p-2 hover:bg-hover aria-selected:bg-selected"
          >
            <ProductLine product={product} hasStock />
          </div>
        ))}
      </div>
    </div>
  );
}

function useDebounced(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
