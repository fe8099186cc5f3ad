import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { chosenFilters, type FilterProps } from './filter-props.ts';
import { addressOf, queryOf } from './query.ts';

afterEach(cleanup);

const path = '/products/categories/17';

function filtersAt(search: string): FilterProps {
  const fixed = { category: [17] };
  const query = queryOf({ search: new URLSearchParams(search) }, fixed);
  return {
    facets: null,
    query,
    fixed,
    address: (part) => addressOf(path, fixed, { ...query, page: 1, ...part }),
    change: () => {},
  };
}

test('PL-02 CT-11 every filter counts and has a chip that takes it away, what was bought before too', () => {
  const filters = filtersAt('bought=true&in_stock=true&discount_rate=1&price_end=40');
  expect(chosenFilters(filters)).toBe(4);
  const { around } = stage({ page: { path } });
  const { getByRole, getAllByRole } = render(around(<AppliedFilters {...filters} onRemove={() => {}} />));
  expect(getAllByRole('link', { name: /^Eemalda/ })).toHaveLength(4);
  const chip = getByRole('link', { name: /^Eemalda.*Varem ostetud/ });
  expect(chip.getAttribute('href')).toBe(`${path}?price_end=40&discount_rate=1&in_stock=true`);
});
