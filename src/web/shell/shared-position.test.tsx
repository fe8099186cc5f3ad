import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sharedPlaceholdersQuery } from '../api/creator.ts';
import { productQuery } from '../api/catalogue.ts';
import { fullProduct } from '../blocks/testing/data.ts';
import { node, onServer, stage } from '../blocks/testing/tools.tsx';
import { parcelWords } from '../parts/delivery-words.ts';
import { SharedPosition } from './SharedPosition.tsx';

const agreement = 'Toome ja paigaldame kokkulepitud päeval, hinda näed enne tellimist';
const components = [
  node('thin_banner', {
    label: 'Tasuta alates 60 €',
    note: '{delivery}',
  }),
];

/** The bar on the page at a path, with the queries of every page of the document. */
function barAt(path: string) {
  const { around, queries, page } = stage({ page: { path } });
  queries.setQueryData(sharedPlaceholdersQuery().queryKey, {
    positions: { BANNER_TOP: { uuid: 'a', components } },
    pictures: {},
  } as never);
  queries.setQueryData(productQuery(7).queryKey, { ...fullProduct(7), weight_g: 42_000 });
  return { page, bar: around(<SharedPosition type="BANNER_TOP" place="page" />) };
}

test('PL-04 the bar follows from page to page what each of them promises', async () => {
  const ofFurniture = barAt('/products/7-tool');
  const container = document.createElement('div');
  container.innerHTML = onServer(() => renderToString(ofFurniture.bar));
  document.body.append(container);
  expect(container.textContent).toContain(agreement);
  const root = await act(() => hydrateRoot(container, ofFurniture.bar));
  const home = barAt('/');
  act(() => root.render(home.bar));
  await vi.waitFor(() => expect(container.textContent).toContain(parcelWords(home.page)));
  act(() => root.render(ofFurniture.bar));
  await vi.waitFor(() => expect(container.textContent).toContain(agreement));
  act(() => root.unmount());
});
