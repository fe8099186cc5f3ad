import type { PostPage } from '../../../domain/creator/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Place, language, subject and day; a plain form, in force at once where there is script. */
export function EventFilters({ filters }: { filters: PostPage['filters'] }) {
  const t = useT();
  const page = usePage();
  const go = useNavigate();
  const change = (key: string, value: string) => {
    const search = new URLSearchParams(page.search);
    search.delete('page');
    if (value) search.set(key, value);
    else search.delete(key);
    go(search.size > 0 ? `${page.path}?${search}` : page.path, { keepScroll: true });
  };
  const select = (key: string, label: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      name={key}
      placeholder={t('content.filterAll')}
      options={options}
      value={page.search.get(key) ?? ''}
      onChange={(event) => change(key, event.target.value)}
    />
  );
  return (
    <form
      action={page.path}
      method="get"
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 *:min-w-0 md:grid-cols-4 md:gap-4"
    >
      {select(
        'location',
        t('content.filterLocation'),
        filters.locations.map((one) => ({ value: one, label: one })),
      )}
      {select(
        'language',
        t('content.filterLanguage'),
        filters.languages.map((one) => ({ value: one, label: t(`shell.languages.${one}`) })),
      )}
      {select(
        'event_category',
        t('content.filterCategory'),
        filters.categories.map((one) => ({ value: one, label: one })),
      )}
      <TextField
        label={t('content.filterDate')}
        name="date"
        type="date"
        value={page.search.get('date') ?? ''}
        onChange={(event) => change('date', event.target.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('common.apply')}
        </Button>
      </noscript>
    </form>
  );
}
