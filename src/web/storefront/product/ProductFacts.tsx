import type { Product } from '../../../domain/catalogue/contract.ts';
import { isWorkParameter } from '../../../domain/catalogue/rules.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { parameterText } from './parameter-text.ts';

/** Parameters and codes as a definition list, without those that stand above the instructions. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTexts();
  const parameters = product.parameters.filter(({ code }) => !isWorkParameter(code));
  const rows: [string, string][] = parameters.map((parameter) => [
    parameter.name,
    parameter.type === 'BOOLEAN'
      ? t(parameter.values[0]?.code === 'true' ? 'common.yes' : 'common.no')
      : parameterText(parameter),
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
