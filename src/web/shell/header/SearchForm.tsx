import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { searchedFor } from './searched-for.ts';

const SearchPanel = onDemand(() => import('../search/SearchPanel.tsx'));

const listId = 'search-suggestions';

/** Time for the bar to close before navigating to the results (SR-01), in ms. */
export const searchNavigationDelayMs = 200;

/** The search bar of a wide screen: a plain form that works without script, and a panel of suggestions once it is open. */
export function SearchForm({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const t = useT();
  const page = usePage();
  const go = useNavigate();
  const [text, setText] = useState(() => searchedFor(page));
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const submitted = searchedFor(page);
  const [known, setKnown] = useState(submitted);
  if (known !== submitted) {
    setKnown(submitted);
    setText(submitted);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // Keep what was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setText(typed);
  }, []);

  useEffect(() => {
    const onPress = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onFocus = (event: Event) => {
      // Tab out of the panel closes it; a press on its empty parts does not.
      if (event.target !== document.body) onPress(event);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [setOpen]);

  const search = (term: string) => {
    const wanted = term.trim();
    if (!wanted) return;
    setOpen(false);
    input.current?.blur();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(paths.search(wanted)), searchNavigationDelayMs);
  };

  return (
    <form
      ref={box}
      role="search"
      action={paths.search()}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <label className="relative flex items-center">
        <span className="sr-only">{t('search.label')}</span>
        <Icon name="magnifying-glass" className="pointer-events-none absolute left-3.5 text-muted" />
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={255}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            if (text && isOpen) setText('');
            else setOpen(false);
          }}
          // Room for the button that empties it, where there is one: on a tablet the words need it.
          className="h-11 w-full rounded-input border border-control bg-surface pr-11 pl-11 text-ellipsis placeholder-shown:pr-3 hover:border-control-hover [&::-webkit-search-cancel-button]:hidden"
        />
        {text ? (
          <button
            type="button"
            aria-label={t('search.clear')}
            className="absolute right-1 grid size-9 place-items-center rounded-input text-muted hover:text-ink noscript:hidden"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="x" size={16} />
          </button>
        ) : null}
      </label>
      {isOpen ? (
        <div
          id="search-panel"
          className="header-panel"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            setOpen(false);
            input.current?.focus();
            // Focusing opens it again, so close it afterwards.
            setOpen(false);
          }}
        >
          <SearchPanel
            text={text}
            input={input}
            listId={listId}
            onSearch={search}
            onClose={() => setOpen(false)}
            onLost={() => setOpen(false)}
            pageSize={8}
          />
        </div>
      ) : null}
    </form>
  );
}
