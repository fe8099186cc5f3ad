import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreator, type CreatorAtWork } from '../../../test/creator.ts';
import type { ServedRoutes } from '../../../test/routes.ts';
import type { SharedPlaceholders } from '../../domain/creator/contract.ts';

let creator: CreatorAtWork;
let shop: CreatorAtWork['shop'];
let write: CreatorAtWork['write'];

beforeAll(async () => {
  creator = await startCreator();
  ({ shop, write } = creator);
});
afterAll(() => creator.stop());

describe('shared positions', () => {
  const link = (linkText: string) => ({ name: 'link_button', props: { linkText, linkUrl: '/tarne' } });
  const ask = async (query = '', audience: Parameters<ServedRoutes['get']>[1] = {}) =>
    (await shop.get<SharedPlaceholders>(`/api/v1/creator/shared-placeholders/?${query}`, audience)).body
      .positions;

  beforeAll(async () => {
    await write({
      route: { type: 'SHADOW', name: 'FOOTER_HELP' },
      placeholders: { FOOTER_HELP: [link('Tarne'), link('Makse')] },
    });
    await write({
      route: { type: 'SHADOW', name: 'NAVBAR_TOP' },
      placeholders: { NAVBAR_TOP: [link('Kõigile')] },
      schemes: [
        {
          path: '/navbar-top',
          language: 'et',
          is_business: true,
          placeholders: { NAVBAR_TOP: [link('Äriklient')] },
        },
      ],
    });
    await write({
      route: { type: 'SHADOW', name: 'PRODUCT_LIST_HEAD' },
      placeholders: { PRODUCT_LIST_HEAD: [{ name: 'category_head' }] },
    });
    await write({ route: { type: 'SHADOW', name: 'FOOTER_ABOUT' }, placeholders: { FOOTER_ABOUT: [] } });
    await write({
      route: { type: 'ROUTE', name: 'one category' },
      schemes: [
        {
          path: '/products/categories/5',
          language: 'et',
          placeholders: { PRODUCT_LIST_HEAD: [{ name: 'category_head', props: { title: 'Värvid' } }] },
        },
      ],
    });
  });

  test('CR-11 positions of the layout hold what editors put there; empty ones are absent', async () => {
    const positions = await ask();
    expect(Object.keys(positions).sort()).toEqual(['FOOTER_HELP', 'NAVBAR_TOP']);
    expect(positions.FOOTER_HELP!.components.map((node) => node.props['linkText'])).toEqual([
      'Tarne',
      'Makse',
    ]);
  });

  test('CR-11 content made for an audience goes before that for everyone', async () => {
    const texts = async (audience: Parameters<typeof ask>[1]) =>
      (await ask('types=NAVBAR_TOP', audience)).NAVBAR_TOP!.components.map((node) => node.props['linkText']);
    expect(await texts({})).toEqual(['Kõigile']);
    expect(await texts({ isBusiness: true })).toEqual(['Äriklient']);
  });

  test('CR-11 content made for an address goes before that of every list', async () => {
    const title = async (path: string) =>
      (await ask(`types=PRODUCT_LIST_HEAD,PRODUCT_LIST_FOOT&path=${path}`)).PRODUCT_LIST_HEAD!.components[0]!
        .props['title'];
    expect(await title('/products/categories/5-varvid/')).toBe('Värvid');
    expect(await title('/products/categories/6-hooldus')).toBe('');
  });
});
