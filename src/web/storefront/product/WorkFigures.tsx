import type { Product } from '../../../domain/catalogue/contract.ts';
import { workParameters } from '../../../domain/catalogue/rules.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { parameterText } from './parameter-text.ts';

const icons = { 'mixing-ratio': 'test-tube', 'processing-time': 'timer', developer: 'drop' } as const;

/** How a product is worked with in large figures: the ratio, the minutes, the strength. */
export function WorkFigures({ parameters }: Pick<Product, 'parameters'>) {
  const shown = workParameters.flatMap((code) => parameters.find((one) => one.code === code) ?? []);
  if (shown.length === 0) return null;
  return (
    <dl className="mt-4 flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
      {shown.map((parameter) => (
        <div key={parameter.code} className="flex min-w-0 flex-[1_1_8rem] flex-col bg-surface p-4">
          <Icon name={icons[parameter.code as keyof typeof icons]} className="text-muted" />
          <dt className="type-body-s order-2 hyphens-auto text-muted wrap-break-word">{parameter.name}</dt>
          <dd className="type-h3 mt-2 tabular-nums">{parameterText(parameter)}</dd>
        </div>
      ))}
    </dl>
  );
}
