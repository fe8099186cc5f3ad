import { useRef, useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { searchedFor } from '../header/searched-for.ts';
import SearchPanel from '../search/SearchPanel.tsx';
import type { ModalComponentProps } from './modal-props.ts';

const listId = 'search-window-suggestions';

/** Search over the whole screen, for phones; five products at a time (SR-03). */
export default function SearchModal({ onClose }: ModalComponentProps) {
  const t = useT();
  const go = useNavigate();
  const [text, setText] = useState(searchedFor(usePage()));
  const input = useRef<HTMLInputElement>(null);
  const submit = (term: string) => {
    if (!term.trim()) return;
    onClose();
    go(paths.search(term.trim()));
  };
  return (
    <Modal title={t('common.search')} onClose={onClose} size="l">
      <form
        role="search"
        // Room for the focus ring.
        className="pt-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        <label className="relative flex items-center">
          <span className="sr-only">{t('search.label')}</span>
          <Icon name="magnifying-glass" className="pointer-events-none absolute left-3.5 text-muted" />
          <input
            ref={input}
            data-autofocus
            type="search"
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={255}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-12 w-full rounded-input border border-control bg-surface pr-4 pl-11"
          />
        </label>
      </form>
      <div className="-mx-4 md:-mx-6">
        <SearchPanel {...{ text, input, listId, onClose }} onSearch={submit} pageSize={5} />
      </div>
    </Modal>
  );
}
