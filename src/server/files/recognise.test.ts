import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { mimeOf } from './recognise.ts';
import { prepareFile } from './prepare.ts';

/** Against a hang: what these tests read takes a millisecond or two. */
const hangMs = 10_000;

test.each([
  '<svg>',
  '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>',
  ' \n<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by -->\n<!-- somebody --> <svg\n>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!----><svg/>',
  `<!--${'-'.repeat(20_000)} --><svg>`,
])('AD-04 a drawing is known by its root element: %.40j', (head) => {
  expect(mimeOf(Buffer.from(head))).toBe('image/svg+xml');
});

test.each([
  '<svgx>',
  '<!-- <svg>',
  '<!---->',
  '<?xml',
  '<html><svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
  'svg',
])('AD-04 what only looks like a drawing is none: %j', (head) => {
  expect(mimeOf(Buffer.from(head))).toBeUndefined();
});

const hostile: [string, string][] = [
  ['28 comments', `${'<!---->'.repeat(28)}x`],
  ['comments without end', '<!-- -->'.repeat(500_000)],
  ['blanks without end', `<?xml?>${' '.repeat(4_000_000)}`],
  ['letters the parser complains of', `<svg>${'<a&'.repeat(2_000_000)}`],
  ['attributes without end', `<svg ${'a="1" '.repeat(500_000)}`],
  ['brackets without end', `<svg style="${'url('.repeat(1_000_000)}"/>`],
  ['blanks before a bracket', `<svg style="url${' '.repeat(2_000_000)}("/>`],
  ['one bracket after the other', `<svg style="${'(('.repeat(1_000_000)}"/>`],
];

test.each(hostile)(
  'AD-04 %s are read in time that grows with their length alone',
  (_name, text) => {
    // A refusal is as good as a drawing.
    try {
      prepareFile(Buffer.from(text));
    } catch (error) {
      expect(error).toBeInstanceOf(FileRefused);
    }
  },
  hangMs,
);

/** Pieces that a careless expression would cut apart in many ways. */
const pieces = fc.constantFrom(
  '<!--',
  '-->',
  '<!---->',
  '<?xml',
  '?>',
  '>',
  '<',
  '<!DOCTYPE svg',
  '<svg',
  '<g>',
  '</g>',
  '<style>',
  'url(',
  ')',
  '"',
  ' ',
  '-',
  '&#',
  '<![CDATA[',
  ']]>',
  'a="',
  '\ufeff',
  'x',
);

test(
  'AD-04 no mixture of what drawings are made of holds up whoever reads it',
  () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.integer({ min: 1, max: 400 }), (parts, times) => {
        for (const text of [parts.join('').repeat(times), `<svg>${parts.join('').repeat(times)}`]) {
          try {
            prepareFile(Buffer.from(text));
          } catch (error) {
            if (!(error instanceof FileRefused)) throw error;
          }
        }
      }),
      { numRuns: 300, interruptAfterTimeLimit: hangMs, markInterruptAsFailure: true },
    );
  },
  2 * hangMs,
);
