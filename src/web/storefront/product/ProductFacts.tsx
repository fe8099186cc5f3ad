import type { Product } from '../../../domain/catalogue/contract.ts';
import { useTexts } from '../../i18n/texts.tsx';

/** Parameters and codes as a definition list. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTexts();
  const rows: [string, string][] = product.parameters.map((parameter) => [
    parameter.name,
    parameter.type === 'BOOLEAN'
      ? t(parameter.values[0]?.code === 'true' ? 'common.yes' : 'common.no')
      : parameter.values
          .map((value) => (parameter.unit ? `${value.name} ${parameter.unit}` : value.name))
          .join(', '),
  ]);
  if (product.ean) rows.push(['EAN', product.ean.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')]);
  if (rows.length === 0) return null;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
