import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { product } from '../blocks/testing/data.ts';
import { stage } from '../blocks/testing/tools.tsx';
import { CardVariation } from './CardVariation.tsx';

afterEach(cleanup);

const sizes = { from: 50, to: 1000, unit: 'ml' };

test.each([
  ['a product alone', product(1, { variation: '300 ml' }), '300 ml'],
  [
    'a family of sizes',
    product(1, { variation: '300 ml', family: { kind: 'size', count: 3, shades: [], sizes } }),
    '300 ml · 3 suurust (50–1000 ml)',
  ],
  [
    'sizes that do not compare',
    product(1, { variation: 'suur', family: { kind: 'size', count: 2, shades: [], sizes: null } }),
    'suur · 2 suurust',
  ],
  [
    'a family of options',
    product(1, { variation: 'mustad, M', family: { kind: 'option', count: 15, shades: [], sizes: null } }),
    'mustad, M · 15 valikut',
  ],
  [
    'a family that has only this one left',
    product(1, { variation: '300 ml', family: { kind: 'size', count: 1, shades: [], sizes: null } }),
    '300 ml',
  ],
])('PL-02 the card of %s says what its price is for, and what else there is', (_, shown, text) => {
  const { around } = stage();
  const view = render(around(<CardVariation product={shown} />));
  expect(view.container.textContent.replaceAll('\u00a0', ' ')).toBe(text);
});
