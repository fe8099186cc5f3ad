import { crc32, deflateRawSync } from 'node:zlib';

/** A cell: text is written as a shared text, a number as a number, `{ raw }` as the XML of a cell's inside with its attributes. */
export type Cell = string | number | null | { attributes: string; inside: string };

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function columnName(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

/** A workbook of the given sheets as the spreadsheet programs write it; style 1 shows a date. */
export function xlsx(sheets: Record<string, Cell[][]>): Buffer {
  const strings: string[] = [];
  const known = new Map<string, number>();
  const shared = (text: string) => {
    const at = known.get(text) ?? strings.push(`<si><t xml:space="preserve">${xml(text)}</t></si>`) - 1;
    known.set(text, at);
    return at;
  };
  const cellXml = (cell: Cell, reference: string) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${shared(cell)}</v></c>`;
    return `<c r="${reference}" ${cell.attributes}>${cell.inside}</c>`;
  };
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const rows = sheets[name]!.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, columnName(column) + (at + 1))).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  }
  const sheetList = names
    .map((name, i) => `<sheet name="${xml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('');
  parts['xl/workbook.xml'] =
    `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets>${sheetList}</sheets></workbook>`;
  const relations = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${rel}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  relations.push(`<Relationship Id="rId90" Type="${rel}/sharedStrings" Target="sharedStrings.xml"/>`);
  relations.push(`<Relationship Id="rId91" Type="${rel}/styles" Target="styles.xml"/>`);
  parts['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
  parts['xl/styles.xml'] =
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts>` +
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  parts['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${strings.join('')}</sst>`;
  return zip(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(header + text)])),
  );
}

/** A zip archive of the given files, packed. */
export function zip(files: Record<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}
