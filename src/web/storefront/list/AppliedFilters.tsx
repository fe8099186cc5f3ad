import { formatRoundMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { RemovableChip } from '../../ui/Chip.tsx';
import { clearedAddress, toggled, withToggled, type FilterProps } from './filter-props.ts';

interface Props extends FilterProps {
  /** Told the place of a filter that is taken away. */
  onRemove: (index: number) => void;
}

/** The filters in force, each with a way to take it away; links, so they work without script. */
export function AppliedFilters({ facets, query, fixed, address, onRemove }: Props) {
  const { t, language } = useTexts();
  const { path } = usePage();
  const chips: { key: string; label: string; href: string }[] = [];
  const add = (key: string, label: string, href: string) => chips.push({ key, label, href });
  const money = (euros: number) => formatRoundMoney(Math.round(euros * 100), language);

  if (query.category.join() !== (fixed.category ?? []).join()) {
    for (const id of query.category) {
      const name = facets?.category.find((one) => one.id === id)?.name;
      if (name) add(`category-${id}`, name, address({ category: toggled(query.category, id) }));
    }
  }
  if (!fixed.brand) {
    for (const id of query.brand) {
      const name = facets?.brand.find((one) => one.id === id)?.name ?? `#${id}`;
      add(`brand-${id}`, name, address({ brand: toggled(query.brand, id) }));
    }
  }
  for (const { code, values } of query.parameter) {
    const facet = facets?.parameter.find((one) => one.code === code);
    for (const value of values) {
      const found = facet?.values.find((one) => one.code === value);
      const text = facet?.type === 'BOOLEAN' ? facet.name : `${facet?.name ?? code}: ${found?.name ?? value}`;
      add(`${code}-${value}`, text, address({ parameter: withToggled(query, code, value) }));
    }
  }
  const { start, end } = query.price;
  if (start !== undefined || end !== undefined) {
    const label =
      start === undefined
        ? t('common.to', { value: money(end!) })
        : end === undefined
          ? t('common.from', { value: money(start) })
          : t('common.range', { from: money(start), to: money(end) });
    add('price', label, address({ price: {} }));
  }
  if (query.in_stock) add('stock', t('catalogue.filter.inStock'), address({ in_stock: false }));
  if (query.discount_rate !== undefined) {
    add('discount', t('catalogue.filter.reduced'), address({ discount_rate: undefined }));
  }
  if (query.bought) add('bought', t('catalogue.filter.bought'), address({ bought: false }));
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('catalogue.filter.applied')} className="mt-4 flex flex-wrap items-center gap-2">
      {chips.map((chip, index) => (
        <li key={chip.key} data-chip>
          <RemovableChip label={chip.label} href={chip.href} onRemove={() => onRemove(index)} />
        </li>
      ))}
      <li>
        <a
          href={clearedAddress(path, query)}
          data-keep-scroll
          onClick={() => onRemove(0)}
          className="link type-body-s inline-flex min-h-9 touch:min-h-11 items-center px-2"
        >
          {t('common.clearAll')}
        </a>
      </li>
    </ul>
  );
}
