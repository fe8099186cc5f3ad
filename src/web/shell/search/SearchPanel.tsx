import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { openingHoursText } from '../../../domain/shops/opening-hours.ts';
import { suggestionsQuery } from '../../api/suggestions.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { FoundSuggestions } from './FoundSuggestions.tsx';
import { PopularSuggestions, usePopular } from './PopularSuggestions.tsx';
import { forgetSearch, recentSearches, rememberSearch } from './recent.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { useListKeys } from './useListKeys.ts';

/** Pause in typing before suggestions are fetched (SR-02), in ms. */
export const searchDebounceMs = 200;

interface Props {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Id of the list, for the field's `aria-controls`. */
  listId: string;
  onSearch: (term: string) => void;
  onClose: () => void;
  /** Products shown: 8 in the bar, 5 in the modal (SR-03). */
  pageSize: number;
}

/** What the search bar offers: popular and recent things for nothing typed, else products, brands and categories. */
export default function SearchPanel({ text, input, listId, onSearch, onClose, pageSize }: Props) {
  const { t, language } = useTexts();
  const term = useDebounced(text.trim(), searchDebounceMs);
  const [recent, setRecent] = useState(recentSearches);
  const found = useQuery({
    ...suggestionsQuery(term, pageSize),
    enabled: term.length > 0,
    placeholderData: keepPreviousData,
  });
  const { box, list, activeId } = useListKeys(
    input,
    `${term} ${found.dataUpdatedAt} ${found.isPlaceholderData}`,
  );
  const popular = usePopular();
  const { data: support } = useQuery(shopSupportQuery());

  useEffect(() => {
    const field = input.current;
    if (activeId) field?.setAttribute('aria-activedescendant', activeId);
    else field?.removeAttribute('aria-activedescendant');
    return () => field?.removeAttribute('aria-activedescendant');
  }, [activeId, input]);

  const search = (wanted: string) => {
    rememberSearch(wanted);
    onSearch(wanted);
  };

  const popularGroups = <PopularSuggestions popular={popular} onChoose={onClose} />;

  // A listbox may hold no headings or buttons, so it owns its options by `aria-owns` instead.
  const owner = <div ref={list} id={listId} role="listbox" aria-label={t('search.suggestions')} />;
  if (!term) {
    return (
      <div ref={box} className="search-results">
        {owner}
        <div className="search-groups py-6">
          {recent.length > 0 ? (
            <SuggestionGroup
              title={t('search.recent')}
              items={recent.map((one) => ({
                key: one,
                label: one,
                href: paths.search(one),
                onRemove: () => setRecent(forgetSearch(one)),
              }))}
              onChoose={onClose}
            />
          ) : null}
          {popular.isPending ? <SkeletonRows rows={3} className="h-57" /> : popularGroups}
        </div>
      </div>
    );
  }
  if (found.isError) {
    return (
      <div className="wrap grid justify-items-start gap-3 py-6">
        {owner}
        <p role="alert">{t('errors.blockFailed')}</p>
        <Button variant="secondary" icon="arrow-clockwise" onClick={() => void found.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!found.data) return <Waiting>{owner}</Waiting>;

  const { data } = found;
  const isEmpty = data.results.length === 0 && data.brands.length === 0 && data.categories.length === 0;
  const nothingFound = data.unknown_code
    ? t('search.unknownCode', { code: nonBreaking(data.unknown_code) })
    : t('search.none', { q: term });
  return (
    <div ref={box} aria-busy={found.isPlaceholderData} className="search-results">
      {owner}
      <p className="sr-only" role="status">
        {isEmpty ? nothingFound : t('common.results', { count: data.count })}
      </p>
      {data.did_you_mean ? (
        <p className="search-line border-b border-line py-0.5">
          <a href={paths.search(data.did_you_mean)} className="link inline-flex min-h-11 items-center">
            {t('search.didYouMean', { word: data.did_you_mean })}
          </a>
        </p>
      ) : null}
      {isEmpty ? (
        <>
          <div className="search-line pt-6">
            <p className="type-h3">{nothingFound}</p>
            <p className="mt-1 text-muted">{t(data.unknown_code ? 'search.checkCode' : 'search.tryOther')}</p>
            {support ? (
              <p className="text-muted">
                {t('search.ask', {
                  phone: nonBreaking(support.customer.phone),
                  hours: nonBreaking(openingHoursText([support.customer.hours], language) ?? ''),
                })}
              </p>
            ) : null}
          </div>
          <div className="search-groups py-6">{popularGroups}</div>
        </>
      ) : (
        <FoundSuggestions found={data} term={term} onClose={onClose} />
      )}
      {data.count > 0 ? (
        <p className="search-line flex items-center justify-between gap-4 border-t border-line py-1.5 md:sticky md:bottom-0 md:bg-raised">
          <a
            href={paths.search(term)}
            className="group inline-flex min-h-11 items-center gap-1.5 font-action text-link"
            onClick={(event) => {
              event.preventDefault();
              search(term);
            }}
          >
            <span className="border-b border-line-decor group-hover:border-current">
              {t('search.seeAll', { count: data.count })}
            </span>
            <Icon name="arrow-right" />
          </a>
          <KeysHint />
        </p>
      ) : null}
    </div>
  );
}

/** Which keys work here; hidden from screen readers, which announce the keys of a combobox themselves. */
function KeysHint() {
  const { t } = useTexts();
  return (
    <span className="type-body-s hidden items-center gap-3 text-muted lg:flex" aria-hidden="true">
      <span>
        <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {t('search.keys.move')}
      </span>
      <span>
        <kbd className="key">Enter</kbd> {t('search.keys.open')}
      </span>
      <span>
        <kbd className="key">Esc</kbd> {t('search.keys.close')}
      </span>
    </span>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-3 py-6" aria-busy="true">
      {children}
      <SkeletonRows rows={4} className="h-14" />
    </div>
  );
}

function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
