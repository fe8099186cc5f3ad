import { ImportStopped } from '../problems.ts';
import type { RawRecord, RecordKind, Source } from '../records.ts';
import { decodeFile, surveyFile } from './encoding.ts';
import { readJsonArray, readJsonLines } from './json.ts';
import type { JsonRecord } from './json.ts';

/** A JSON array or JSON Lines file of one kind of records; told apart by the first letter. */
export async function jsonSource(path: string, file: string, kind: RecordKind | undefined): Promise<Source> {
  const { encoding, bytes } = await surveyFile(path);
  const read = async (onRead?: (units: number) => void) => {
    const isArray = (await firstLetter(decodeFile(path, encoding))) === '[';
    return (isArray ? readJsonArray : readJsonLines)(withoutMark(decodeFile(path, encoding, onRead)));
  };
  return {
    file,
    kind: kind ?? (await kindOf(read, file)),
    size: bytes,
    async *records(findings, onRead) {
      try {
        for await (const records of await read(onRead)) {
          const raws: RawRecord[] = [];
          for (const { row, value, broken } of records) {
            const place = { file, row };
            if (broken) findings.problem(place, '', broken);
            else raws.push({ place, value, fields: null, columnOf: (at) => at.map(String).join('.') });
          }
          yield raws;
        }
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        findings.problem({ file, row: 1 }, '', error.message);
      }
    },
  };
}

/** A file of another name says by its first record what it holds. */
async function kindOf(read: () => Promise<AsyncGenerator<JsonRecord[]>>, file: string): Promise<RecordKind> {
  try {
    for await (const records of await read()) {
      const first = records.find(({ value }) => typeof value === 'object' && value !== null);
      if (!first) continue;
      if ('sku' in (first.value as object))
        return 'related' in (first.value as object) ? 'related' : 'products';
      break;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ImportStopped(`${file}: ${error.message}`);
  }
  throw new ImportStopped(`${file}: name the file after what it holds, such as products.json or brands.json`);
}

async function firstLetter(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) {
    const text = piece.replace(/^\ufeff/, '').trimStart();
    if (text) return text[0]!;
  }
  return '';
}

async function* withoutMark(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece.replace(/^\ufeff/, '') : piece;
    isFirst = false;
  }
}
