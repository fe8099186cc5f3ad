import type { Product } from '../../../domain/catalogue/contract.ts';

/** The values of a parameter that is more than yes or no, with its unit. */
export function parameterText({ values, unit }: Product['parameters'][number]): string {
  return values.map(({ name }) => (unit ? `${name}\u00a0${unit}` : name)).join(', ');
}
