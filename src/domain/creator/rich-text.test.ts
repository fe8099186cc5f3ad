import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanInline, inlinePieces } from './inline-html.ts';
import { renderableBlocks, plainText, readDocument, writeDocument, type RichDocument } from './rich-text.ts';

const document = (...blocks: object[]): RichDocument => ({
  time: 1,
  version: '2.19.0',
  blocks: blocks.map((block, index) => ({
    id: `b${index}`,
    type: 'paragraph',
    data: {},
    tunes: {},
    ...block,
  })),
});

describe('CR-09 documents of the rich text editor', () => {
  test('CR-09 an old alignment moves into the tune, justify becomes left', () => {
    const old = document(
      { data: { text: 'a', alignment: 'center' } },
      { data: { text: 'b' }, alignment: 'justify' },
    );
    expect(readDocument(old).blocks).toEqual([
      { id: 'b0', type: 'paragraph', data: { text: 'a' }, tunes: { alignment: { alignment: 'center' } } },
      { id: 'b1', type: 'paragraph', data: { text: 'b' }, tunes: { alignment: { alignment: 'left' } } },
    ]);
    expect(renderableBlocks(old).map((block) => block.alignment)).toEqual(['center', 'left']);
  });

  test('CR-09 saving writes version 2.22.2, keeps ids and what is not known', () => {
    const saved = writeDocument(
      document(
        { data: { text: '<b onclick="x()">a</b><script>x()</script>' } },
        { type: 'poll', data: { q: 1 }, tunes: { spacing: 2 } },
      ),
      42,
    );
    expect(saved).toMatchObject({ version: '2.22.2', time: 42 });
    expect(saved.blocks[0]).toMatchObject({ id: 'b0', data: { text: '<b>a</b>' } });
    expect(saved.blocks[1]).toEqual({ id: 'b1', type: 'poll', data: { q: 1 }, tunes: { spacing: 2 } });
    expect(renderableBlocks(saved)).toHaveLength(1);
  });

  test('CR-09 header levels are 1 to 5, 1 when left out or wrong; pictures without an image address are not rendered', () => {
    const rendered = renderableBlocks(
      document(
        { type: 'header', data: { text: 'a', level: 5 } },
        { type: 'header', data: { text: 'b', level: 6 } },
        { type: 'image', data: { url: 'javascript:alert(1)' } },
        { type: 'image', data: { url: '/media/860/a.webp' } },
        { type: 'list', data: { style: 'ordered', items: ['a', 1, 'b'] } },
      ),
    );
    expect(rendered).toMatchObject([
      { type: 'header', level: 5 },
      { type: 'header', level: 1 },
      { type: 'image', alt: '' },
      { type: 'list', isOrdered: true, items: ['a', 'b'] },
    ]);
  });

  test('CR-09 the beginning of a text is cut between words', () => {
    const text = document(
      { data: { text: 'Meresool <b>puhastab</b>,' } },
      { data: { text: 'kadakas &amp; rahu.' } },
    );
    expect(plainText(text)).toBe('Meresool puhastab, kadakas & rahu.');
    expect(plainText(text, 20)).toBe('Meresool puhastab…');
  });
});

describe('CR-09 marks within a line', () => {
  test.each([
    ['<b>a</b> <i>b</i> <u>c</u> <mark>d</mark><br/>', '<b>a</b> <i>b</i> <u>c</u> <mark>d</mark><br>'],
    ['<strong>a</strong><em>b</em>', '<b>a</b><i>b</i>'],
    ['<a href="/tarne" onclick="x()">a</a>', '<a href="/tarne">a</a>'],
    [
      '<a href="https://example.ee/?a=1&amp;b=2">a</a>',
      '<a href="https://example.ee/?a=1&amp;b=2" rel="noopener">a</a>',
    ],
    ['<a href="javascript:alert(1)">a</a> b', 'a b'],
    ['<a href="java&#115;cript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<img src=x onerror=alert(1)>a<svg><script>x</script></svg>', 'a'],
    ['<style>a{}</style><b>a', '<b>a</b>'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
    ['<!-- a --><b>b</b>', '<b>b</b>'],
  ])('CR-09 %s becomes %s', (html, clean) => {
    expect(cleanInline(html)).toBe(clean);
  });

  test('CR-09 cleaning twice changes nothing, whatever was typed', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<b>', '</b>', '<a href="/x">', '</a>', '<script>', '&lt;', '"', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const once = cleanInline(parts.join(''));
        expect(cleanInline(once)).toBe(once);
      }),
    );
  });

  test('CR-09 a long line of broken tags is read in reasonable time', () => {
    // The work of this process alone: a busy machine makes it no longer.
    const started = process.cpuUsage();
    inlinePieces('<a "'.repeat(50_000));
    inlinePieces('<b>'.repeat(60_000));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});
