import { fold } from '../search/fold.ts';
import { readQuantity } from './rules.ts';

/** A line of a table: what names the product, and how many, as it was written. */
export interface WrittenLine {
  text: string;
  quantity: string | null;
}

/** Heads of columns as lists of the trade and of shops write them, in the shop's five languages, folded and without signs. */
const heads = {
  code:
    'kood tootekood artikkel artiklikood kaubakood sku code productcode productid article articleno articlenumber item itemcode ' +
    'itemno itemnumber reference ref partnumber код артикул кодтовара номенклатура koodi tuotekoodi tuotenumero tuotenro ' +
    'nimikekoodi nimikenumero artikkelinumero kods preceskods artikuls internalid variantsku',
  ean: 'ean eankood eancode ean13 gtin ribakood triipkood barcode upc штрихкод штрихкодean viivakoodi eankoodi svitrkods eankods',
  quantity:
    'kogus tk hulk arv tellimus tellida qty quantity quantityordered amount pcs count pieces order количество колво кол шт заказ ' +
    'maara kpl lukumaara tilaus lkm daudzums skaits gab pasutijums',
  name:
    'nimi nimetus toode tootenimi kaup kirjeldus name product productname title description наименование название товар ' +
    'продукт описание nimike tuote tuotenimi kuvaus nosaukums prece produkts apraksts',
} as const;
type Head = keyof typeof heads;

const headOf = new Map<string, Head>(
  (Object.keys(heads) as Head[]).flatMap((head) =>
    heads[head].split(' ').map((name) => [fold(name), head] as const),
  ),
);

/** Heads stand within the first rows: above them are titles, dates and addresses. */
const rowsBeforeHeads = 15;
/** Rows that are looked at to tell columns by what they hold. */
const sampledRows = 100;

interface Columns {
  /** The first that holds something names the product. */
  names: readonly number[];
  quantity: number | null;
}

/**
 * The lines of a table, whatever stands above and beside them: columns are told by their heads, and where there are none by
 * what they hold. Rows without a name are left out.
 */
export function linesOfTable(rows: readonly (readonly string[])[]): WrittenLine[] {
  const headed = headsOf(rows);
  const body = headed ? rows.slice(headed.row + 1) : rows;
  const columns = headed?.columns ?? columnsByContent(body.slice(0, sampledRows));
  return body.flatMap((cells) => {
    const text = columns.names.map((at) => (cells[at] ?? '').trim()).find((cell) => cell !== '');
    if (text === undefined) return [];
    if (columns.quantity === null) return [lineOfText(text)];
    const quantity = (cells[columns.quantity] ?? '').trim();
    return [quantity === '' ? codeWithQuantity(text) : { text, quantity }];
  });
}

function headsOf(rows: readonly (readonly string[])[]): { row: number; columns: Columns } | null {
  for (const [row, cells] of rows.slice(0, rowsBeforeHeads).entries()) {
    const found = new Map<Head, number>();
    cells.forEach((cell, at) => {
      if (isError(cell)) return;
      const head = headOf.get(fold(cell).replace(/[^\p{L}\p{N}]+/gu, ''));
      if (head !== undefined && !found.has(head)) found.set(head, at);
    });
    const names = (['code', 'ean', 'name'] as const).flatMap((head) => found.get(head) ?? []);
    if (names.length > 0) return { row, columns: { names, quantity: found.get('quantity') ?? null } };
  }
  return null;
}

/** An error of a spreadsheet: `#REF!` and `#NAME?` stand beside codes, and are no heads of theirs. */
const isError = (cell: string) => /^#(?:N\/A|[A-Z\d/]+[!?])$/.test(cell.trim());

/** Columns of a table without heads: codes are long and differ, quantities are small whole numbers. */
function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const filled = rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
    const share = (fits: (cell: string) => boolean) =>
      filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
    return {
      at,
      filled: filled.length,
      codes: share(isCode),
      quantities: isRowNumbers(filled) ? 0 : share(isQuantity),
      amounts: isRowNumbers(filled) ? 0 : share(isAmount),
      texts: share((cell) => /\p{L}/u.test(cell)),
      different: new Set(filled).size,
    };
  }).filter(({ filled }) => filled > 0);
  const byCodes = columns
    .filter(({ codes }) => codes >= 0.6)
    .toSorted((a, b) => b.different - a.different || a.at - b.at);
  const byTexts = columns.filter(({ texts }) => texts >= 0.6).toSorted((a, b) => b.different - a.different);
  const names = [...new Set([...byCodes, ...byTexts].map(({ at }) => at))];
  const first = names[0] ?? columns[0]?.at ?? 0;
  const beside = (fits: (column: (typeof columns)[number]) => boolean) =>
    columns
      .filter((column) => column.at !== first && fits(column))
      .toSorted((a, b) => Math.abs(a.at - first) - Math.abs(b.at - first))[0];
  // Where none holds quantities, what was meant as some is shown as wrong, instead of one piece taken of each line.
  const quantity = beside(({ quantities }) => quantities >= 0.7) ?? beside(({ amounts }) => amounts >= 0.7);
  return {
    names: names.length > 0 ? names.filter((at) => at !== quantity?.at) : [first],
    quantity: quantity?.at ?? null,
  };
}

const isCode = (cell: string) =>
  /\p{N}/u.test(cell) &&
  /^[\p{L}\p{N}][\p{L}\p{N}./_+ -]{3,39}$/u.test(cell) &&
  !isQuantity(cell) &&
  !/\p{L}{7}/u.test(cell);

function isQuantity(cell: string): boolean {
  const quantity = readQuantity(cell);
  return quantity !== null && Number.isInteger(quantity) && quantity >= 0 && quantity <= 9_999;
}

/** A number that may be meant as a quantity, though it can be none: less than one, more than anybody sells. No price, and no EAN. */
function isAmount(cell: string): boolean {
  return Math.abs(readQuantity(cell) ?? Number.NaN) < 1_000_000 && !/[.,]\d\d$/.test(cell);
}

/** 1, 2, 3, 4: what programs write beside rows. */
function isRowNumbers(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
}

/** What may follow `3 x` and be a name or a code, and not the other side of `20 x 30 cm`. */
const namePart = String.raw`(?=\D|\d{4})\S.*`;
const before = new RegExp(
  String.raw`^(\d{1,4})\s*(?:[x×х*]\s+|(?:tk|pcs?|шт|kpl|gab)\.?\s+)(${namePart})$`,
  'iu',
);
const after = /^(\S.*?) (?:[x×х*] ?(\d{1,4})|(\d{1,4}) ?(?:tk|pcs?|шт|kpl|gab)\.?)$/iu;

/**
 * A whole code or an EAN, and after it how many; a price is no quantity. Names end with numbers of their own, so that a code
 * without a digit is one in capitals and three pieces: `OX-PC 664` is a code to its end.
 */
const codeThenQuantity =
  /^((?=\S*\p{L})(?=\S*\d)[^\s_./-]+[_./-]\S+|[A-Z]{1,6}(?:[_./-][A-Z]{1,6}){2,}|\d{8}|\d{12,14}) (-?\d{1,4}(?:[.,]\d)?)$/u;

function codeWithQuantity(text: string): WrittenLine {
  const [, code, quantity] = codeThenQuantity.exec(text) ?? [];
  return code === undefined ? { text, quantity: null } : { text: code, quantity: quantity! };
}

/** A line without columns: `3 x OX-PC-664`, `OX-PC-664 x 3`, `OX-PC-664 3 tk`, `OX-PC-664 3`, or a code or name alone. */
export function lineOfText(line: string): WrittenLine {
  const text = line.trim().replace(/\s+/g, ' ');
  const first = before.exec(text);
  if (first) return { text: first[2]!.trim(), quantity: first[1]! };
  const last = after.exec(text);
  if (last) return { text: last[1]!.trim(), quantity: last[2] ?? last[3]! };
  return codeWithQuantity(text);
}
