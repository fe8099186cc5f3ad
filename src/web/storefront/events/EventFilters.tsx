import type { EventPage } from '../../../domain/events/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Place, language, subject and day; a plain form, in force at once where there is script. */
export function EventFilters({ filters }: { filters: EventPage['filters'] }) {
  const t = useT();
  const { search } = usePage();
  const go = useNavigate();
  function change(key: string, value: string) {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value) next.set(key, value);
    else next.delete(key);
    go(paths.events(next), { keepScroll: true });
  }
  function select(key: string, label: string, offered: readonly { code: string; name: string }[]) {
    const value = search.get(key) ?? '';
    const known = offered.map(({ code, name }) => ({ value: code, label: name }));
    // An address may name several, or one that no event to come has: what is in force must be seen.
    const names = value.split(',').map((code) => offered.find((one) => one.code === code)?.name ?? code);
    const isListed = value === '' || known.some((one) => one.value === value);
    return (
      <Select
        label={label}
        name={key}
        placeholder={t('content.filterAll')}
        options={isListed ? known : [...known, { value, label: names.join(', ') }]}
        value={value}
        onChange={(event) => change(key, event.target.value)}
      />
    );
  }
  const date = search.get('date') ?? '';
  const isMonth = date.length === 7;
  return (
    <form
      action={paths.events()}
      method="get"
      aria-label={t('events.filters')}
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 *:min-w-0 md:grid-cols-4 md:gap-4"
    >
      {select('location', t('content.filterLocation'), filters.locations)}
      {select(
        'language',
        t('content.filterLanguage'),
        filters.languages.map((code) => ({ code, name: t(`shell.languages.${code}`) })),
      )}
      {select('event_category', t('content.filterCategory'), filters.event_categories)}
      <TextField
        label={t('content.filterDate')}
        name="date"
        type="date"
        value={isMonth ? '' : date}
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
