import { ImportStopped } from '../../problems.ts';
import { readWholeXml } from './package.ts';
import type { WorkbookPackage } from './package.ts';
import { SharedStrings } from './shared-strings.ts';

export interface Sheet {
  name: string;
  part: string;
}

export interface Workbook {
  sheets: Sheet[];
  /** Days count from 1904 instead of 1900. */
  is1904: boolean;
  sharedStrings: SharedStrings;
  /** Whether a cell style shows a date, by its number. */
  isDateStyle: boolean[];
}

/** Reads what every sheet needs: the list of sheets, shared texts and which styles are dates. */
export async function readWorkbook(pack: WorkbookPackage): Promise<Workbook> {
  const relations = new Map<string, { target: string; type: string }>();
  await readWholeXml(pack.text('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target, Type }) {
      if (name === 'Relationship' && Id && Target)
        relations.set(Id, { target: partName(Target), type: Type ?? '' });
    },
  });
  const partOf = (kind: string) =>
    [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target;

  const sheets: Sheet[] = [];
  let is1904 = false;
  await readWholeXml(pack.text('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
      if (name !== 'sheet' || attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden')
        return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = relations.get(id)?.target;
      if (part && pack.has(part)) sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  if (sheets.length === 0) throw new ImportStopped('the workbook has no visible sheet');

  const strings = partOf('sharedStrings');
  const styles = partOf('styles');
  return {
    sheets,
    is1904,
    sharedStrings:
      strings && pack.has(strings) ? await readSharedStrings(pack, strings) : new SharedStrings(),
    isDateStyle: styles && pack.has(styles) ? await readDateStyles(pack, styles) : [],
  };
}

function partName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readSharedStrings(pack: WorkbookPackage, part: string): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(pack.text(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.add(unescapeText(text));
    },
  });
  return strings;
}

/** `_x000D_` and the like are how a workbook writes what XML cannot hold. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Numbers of the formats every spreadsheet knows that show a date or a date with time. */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

async function readDateStyles(pack: WorkbookPackage, part: string): Promise<boolean[]> {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCellStyles = false;
  await readWholeXml(pack.text(part), {
    open(name, attributes) {
      const format = Number(attributes['numFmtId']);
      if (name === 'numFmt') custom.set(format, isDateFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isCellStyles = true;
      if (name === 'xf' && isCellStyles) styles.push(custom.get(format) ?? builtInDates.has(format));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return styles;
}

/** Whether a format code such as `dd.mm.yyyy` shows a day. Quoted texts and `[red]` are no part of it. */
export function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');
  return /[dy]/i.test(bare) && !/general/i.test(bare);
}
