import { useState, type FormEvent } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FilterProps } from './filter-props.ts';

/** Price from and to, in euros; in force on Enter or when the field is left. */
export function PriceFilter({
  query,
  change,
  bounds,
}: FilterProps & { bounds: { start: number; end: number } }) {
  const t = useT();
  const [from, setFrom] = useState(textOf(query.price.start));
  const [to, setTo] = useState(textOf(query.price.end));
  const key = `${query.price.start} ${query.price.end}`;
  const [known, setKnown] = useState(key);
  if (known !== key) {
    setKnown(key);
    setFrom(textOf(query.price.start));
    setTo(textOf(query.price.end));
  }

  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    let [start, end] = [numberOf(from), numberOf(to)];
    if (start !== undefined && end !== undefined && start > end) [start, end] = [end, start];
    if (start === query.price.start && end === query.price.end) return;
    change({ price: { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) } });
  };
  return (
    <div className="grid grid-cols-2 gap-3 pt-1">
      <TextField
        label={t('catalogue.filter.from')}
        name="price_start"
        inputMode="decimal"
        placeholder={String(Math.floor(bounds.start))}
        suffix="€"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        onBlur={() => apply()}
        onKeyDown={(event) => event.key === 'Enter' && apply(event)}
      />
      <TextField
        label={t('catalogue.filter.to')}
        name="price_end"
        inputMode="decimal"
        placeholder={String(Math.ceil(bounds.end))}
        suffix="€"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        onBlur={() => apply()}
        onKeyDown={(event) => event.key === 'Enter' && apply(event)}
      />
      {numberOf(from) !== query.price.start || numberOf(to) !== query.price.end ? (
        <Button variant="secondary" onClick={() => apply()} className="col-span-2">
          {t('common.apply')}
        </Button>
      ) : null}
    </div>
  );
}

const textOf = (euros: number | undefined) => (euros === undefined ? '' : String(euros).replace('.', ','));

/** Any reasonable writing of an amount; anything else counts as not given. */
function numberOf(text: string): number | undefined {
  const clean = text.replace(/[\s€]/g, '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(clean) ? Number(clean) : undefined;
}
