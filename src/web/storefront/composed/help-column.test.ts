import { expect, test } from 'vitest';
import type { ComposedNode, ComposedPage, SharedPlaceholders } from '../../../domain/creator/contract.ts';
import { node } from '../../blocks/testing/tools.tsx';
import { helpColumnOf, isForReading } from './help-column.ts';

const link = (linkText: string, linkUrl: string) => node('link_button', { linkText, linkUrl });
const position = (components: ComposedNode[]) => ({ uuid: '', type: '', name: '', components });
const shared: SharedPlaceholders = {
  positions: {
    FOOTER_HELP: position([link('Tarne', '/delivery'), link('Maksmine', '/payment')]),
    FOOTER_CONTACT: position([node('label_text', { label: 'Kirjuta' }), link('Privaatsus', '/privacy')]),
  },
  pictures: {},
};

test('RT-09 LY-08 a page the footer leads to knows the links it stands among', () => {
  expect(helpColumnOf('/payment', shared)).toEqual({
    title: 'shell.footer.purchaseHelp',
    links: [
      { label: 'Tarne', href: '/delivery' },
      { label: 'Maksmine', href: '/payment' },
    ],
  });
  expect(helpColumnOf('/privacy', shared)?.links).toEqual([{ label: 'Privaatsus', href: '/privacy' }]);
  expect(helpColumnOf('/spring', shared)).toBeUndefined();
  expect(helpColumnOf('/payment', undefined)).toBeUndefined();
});

const pageOf = (...components: ComposedNode[]) =>
  ({ placeholders: [position(components)] }) as unknown as ComposedPage;

test('RT-09 pages of words and pictures are for reading; what slides or draws from edge to edge needs the whole width', () => {
  expect(isForReading(pageOf(node('content_head', { title: 'Tarne' }), node('dynamic_text')))).toBe(true);
  expect(isForReading(pageOf(node('carousel')))).toBe(false);
  expect(isForReading(pageOf(node('content_wrapper', { title: 'Pakkumised' })))).toBe(false);
});
