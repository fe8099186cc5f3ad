import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedLines } from './pasted.ts';
import { linesOfTable, lineOfText } from './table.ts';

const two = [
  { text: 'OX-PC-664', quantity: '3' },
  { text: 'NL-HY-300', quantity: '12' },
];

test.each([
  ['Estonian', ['Tootekood', 'Kogus']],
  ['English', ['SKU', 'Qty']],
  ['Russian', ['Артикул', 'Кол-во']],
  ['Finnish', ['Tuotekoodi', 'Määrä']],
  ['Latvian', ['Preces kods', 'Daudzums']],
])(
  'CT-13 columns are told by their %s heads, whatever stands above and beside them',
  (_language, [code, quantity]) => {
    const rows = [
      ['Tellimus', '', '', ''],
      ['', '', '', ''],
      ['Nr', quantity!, 'Hind', code!],
      ['1', '3', '9,90', 'OX-PC-664'],
      ['2', '12', '14,90', 'NL-HY-300'],
      ['', '', '350,10', ''],
    ];
    expect(linesOfTable(rows)).toEqual(two);
  },
);

test('CT-13 without heads, codes are long and differ, quantities are small numbers, and row numbers are neither', () => {
  expect(
    linesOfTable([
      ['OX-PC-664', '3'],
      ['NL-HY-300', '12'],
    ]),
  ).toEqual(two);
  expect(
    linesOfTable([
      ['1', 'Püsivärv 6.64', 'OX-PC-664', '3'],
      ['2', 'Hydra šampoon', 'NL-HY-300', '12'],
      ['3', 'Õli', 'LP-OIL-1', '3'],
    ]),
  ).toEqual([...two, { text: 'LP-OIL-1', quantity: '3' }]);
  expect(
    linesOfTable([
      ['3', '4740000000017'],
      ['12', '4740000000024'],
    ]),
  ).toEqual([
    { text: '4740000000017', quantity: '3' },
    { text: '4740000000024', quantity: '12' },
  ]);
});

test.each(['#REF!', '#NAME?', '#N/A'])('CT-13 %s in the place of a price is no head of a column', (error) => {
  expect(
    linesOfTable([
      ['OX-PC-664', '3', '9,90'],
      ['NL-HY-300', '12', error],
    ]),
  ).toEqual(two);
});

test.each(['-3', '1,5', '12000', '0,5 tk'])(
  'CT-13 %s beside a code is read as its quantity, to be shown as none, and not as one piece',
  (quantity) => {
    expect(pastedLines(`ND-HYD-SH-500\t${quantity}`)).toEqual([{ text: 'ND-HYD-SH-500', quantity }]);
  },
);

test.each([
  ['OX-PC-664 3', 'OX-PC-664', '3'],
  ['SS-STR-6X400 12', 'SS-STR-6X400', '12'],
  ['4740000000017 2', '4740000000017', '2'],
  ['OX-PC-664 0', 'OX-PC-664', '0'],
  ['OX-PC-664 1,5', 'OX-PC-664', '1,5'],
  ['OX-PC-664 -3', 'OX-PC-664', '-3'],
  // A price, a code with blanks in it, names with numbers of their own.
  ['OX-PC-664 12,40', 'OX-PC-664 12,40', null],
  ['ox pc 664', 'ox pc 664', null],
  ['SS-STR 400', 'SS-STR 400', null],
  ['Hydra Repair 300', 'Hydra Repair 300', null],
  ['Permanent Colour 6.64 60', 'Permanent Colour 6.64 60', null],
  ['6.64 60', '6.64 60', null],
])(
  'CT-13 %j names %j, %s of it, and never one piece where another number was written',
  (line, text, quantity) => {
    expect(lineOfText(line)).toEqual({ text, quantity });
    // Also where other rows of the list have a column for it.
    expect(pastedLines(`NL-HY-300\t12\n${line}\t`)[1]).toEqual({ text, quantity });
  },
);

test('CT-13 a price or an EAN beside a code is no quantity', () => {
  for (const cell of ['12,40', '4740000000017'])
    expect(pastedLines(`ND-HYD-SH-500\t${cell}`)).toEqual([{ text: 'ND-HYD-SH-500', quantity: null }]);
});

test('CT-13 where a row lacks its code, its EAN or its name stands in', () => {
  expect(
    linesOfTable([
      ['Kood', 'EAN', 'Nimetus', 'Kogus'],
      ['', '4740000000017', 'Hydra', '1'],
      ['', '', 'Püsivärv 6.64', '2'],
      ['', '', '', '3'],
    ]),
  ).toEqual([
    { text: '4740000000017', quantity: '1' },
    { text: 'Püsivärv 6.64', quantity: '2' },
  ]);
});

test.each([
  ['3 x OX-PC-664', 'OX-PC-664', '3'],
  ['3x OX-PC-664', 'OX-PC-664', '3'],
  ['OX-PC-664 x 3', 'OX-PC-664', '3'],
  ['OX-PC-664 × 3', 'OX-PC-664', '3'],
  ['OX-PC-664 3 tk', 'OX-PC-664', '3'],
  ['PU-GLS-BK-M 3', 'PU-GLS-BK-M', '3'],
  ['OX-PC 664', 'OX-PC 664', null],
  ['Anti-Age-Serum 30', 'Anti-Age-Serum 30', null],
  ['3 tk Hydra šampoon', 'Hydra šampoon', '3'],
  ['2 x 4740000000017', '4740000000017', '2'],
  ['OX-PC-664', 'OX-PC-664', null],
  ['foolium 20 x 30 cm', 'foolium 20 x 30 cm', null],
  ['20 x 30 cm', '20 x 30 cm', null],
  ['Developer 6', 'Developer 6', null],
])('CT-13 the line "%s" is %s, %s pieces', (line, text, quantity) => {
  expect(lineOfText(line)).toEqual({ text, quantity });
});

test.each([
  ['cells of a spreadsheet', 'OX-PC-664\t3\r\nNL-HY-300\t12\r\n'],
  ['CSV', 'kood;kogus\nOX-PC-664;3\nNL-HY-300;12'],
  ['CSV with commas', 'sku,name,qty\nOX-PC-664,"Colour, 6.64",3\nNL-HY-300,Hydra,12'],
  ['lines', '3 x OX-PC-664\n\n12 x NL-HY-300\n'],
])('CT-13 pasted %s become lines', (_kind, text) => {
  expect(pastedLines(text)).toEqual(two);
});

test('CT-13 names keep their commas and inches, cells their line breaks', () => {
  expect(pastedLines('Šampoon, 300 ml\nPalsam')).toEqual([
    { text: 'Šampoon, 300 ml', quantity: null },
    { text: 'Palsam', quantity: null },
  ]);
  expect(pastedLines('Kood\tNimi\tKogus\nFO-20\t"Foolium 20""\nhõbe"\t2\nFO-30\t30" foolium\t1')).toEqual([
    { text: 'FO-20', quantity: '2' },
    { text: 'FO-30', quantity: '1' },
  ]);
  expect(pastedLines('=HYPERLINK("http://x";"y")\t1')).toEqual([
    { text: '=HYPERLINK("http://x";"y")', quantity: '1' },
  ]);
});

test('CT-13 any paste is read, and no line of it is empty', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('"', '\t', ';', ',', '\n', '\r', 'a', '3', 'x ', '""'), { maxLength: 60 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      for (const line of pastedLines(pasted)) expect(line.text.trim()).not.toBe('');
    }),
  );
});
