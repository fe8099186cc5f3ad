import { createReadStream } from 'node:fs';

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1257',
  'windows-1251',
  'windows-1252',
] as const;
export type Encoding = (typeof encodings)[number];

export interface Survey {
  encoding: Encoding;
  /** Bytes that are no UTF-8 in a text that otherwise is: they are read as �. */
  damaged: boolean;
  bytes: number;
}

/** Letters of the Baltic code page that our languages and their neighbours write. */
const balticLetters = new Set('õäöüšžÕÄÖÜŠŽāčēģīķļņūĀČĒĢĪĶĻŅŪąęėįųĄĘĖĮŲéåæøÉÅÆØ');
/** Letters of the western code page, for files of Estonian and Finnish programs that never heard of the Baltic one. */
const westernLetters = new Set('õäöüšžÕÄÖÜŠŽéèêàâçñåæøÉÅÆØ');
const balticMarks = new Set('„“”–—’‘…«»°§±®©²³µ€·½');

/** Sample of bytes around non-ASCII letters that the guess looks at. */
const sampleBytes = 64 * 1024;

/** Reads the whole file once: whether it is UTF-8 can only be said at its end, and a wrong guess would spoil every name. */
export function surveyFile(path: string): Promise<Survey> {
  return survey(createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>);
}

/** As `surveyFile` of bytes in memory. */
export async function survey(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Survey> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let bytes = 0;
  let encoding: Encoding | undefined;
  const sample: Buffer[] = [];
  let sampled = 0;
  for await (const chunk of chunks) {
    if (bytes === 0) encoding = fromByteOrderMark(chunk);
    bytes += chunk.length;
    if (encoding && encoding !== 'utf-8') continue;
    if (isUtf8) isUtf8 = decodes(utf8, chunk);
    if (sampled < sampleBytes) {
      const lines = linesWithLetters(chunk, sampleBytes - sampled);
      sampled += lines.length;
      sample.push(lines);
    }
  }
  if (encoding && encoding !== 'utf-8') return { encoding, damaged: false, bytes };
  if (isUtf8) isUtf8 = decodes(utf8);
  if (isUtf8) return { encoding: 'utf-8', damaged: false, bytes };
  const guessed = guessEncoding(Buffer.concat(sample));
  return { encoding: encoding ?? guessed, damaged: (encoding ?? guessed) === 'utf-8', bytes };
}

/** The text of the file, piece by piece, without byte order mark. `onBytes` hears how many bytes were read. */
export async function* decodeFile(
  path: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024 }) as AsyncIterable<Buffer>) {
    onBytes?.(chunk.length);
    const text = decoder.decode(chunk, { stream: true });
    // No text holds a NUL, and PostgreSQL takes none.
    if (text) yield text.includes('\0') ? text.replaceAll('\0', '') : text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** A word with a letter above ASCII. It begins where its letters begin, so that a long word is looked through once. */
const russianWord = /\P{ASCII}+|(?<![a-zA-Z])[a-zA-Z]+\P{ASCII}+[a-zA-Z]*/gu;
const latinWord = /(?<![a-zA-Z])[a-zA-Z]*\P{ASCII}[^\s,;"\t]*/gu;

/**
 * Which encoding bytes that are not clean UTF-8 are in. Russian words are whole runs of high bytes; in the Baltic
 * languages single high bytes stand between ASCII letters, and only few letters occur.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (mostlyUtf8(bytes)) return 'utf-8';
  const russian = russianScore(new TextDecoder('windows-1251').decode(bytes));
  const baltic = latinScore(new TextDecoder('windows-1257').decode(bytes), balticLetters);
  const western = latinScore(new TextDecoder('windows-1252').decode(bytes), westernLetters);
  if (russian > baltic && russian > western) return 'windows-1251';
  return western > baltic ? 'windows-1252' : 'windows-1257';
}

function fromByteOrderMark(chunk: Buffer): Encoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) return 'utf-8';
  return undefined;
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The lines of the chunk that hold a byte above ASCII, at most `limit` bytes. */
function linesWithLetters(chunk: Buffer, limit: number): Buffer {
  const lines: Buffer[] = [];
  let kept = 0;
  let start = 0;
  let hasLetter = false;
  for (let i = 0; i < chunk.length && kept < limit; i += 1) {
    const byte = chunk[i]!;
    if (byte >= 0x80) hasLetter = true;
    if (byte !== 0x0a && i !== chunk.length - 1) continue;
    if (hasLetter) {
      lines.push(chunk.subarray(start, i + 1));
      kept += i + 1 - start;
    }
    start = i + 1;
    hasLetter = false;
  }
  return Buffer.concat(lines);
}

function mostlyUtf8(bytes: Uint8Array): boolean {
  let letters = 0;
  let damaged = 0;
  for (const char of new TextDecoder('utf-8').decode(bytes)) {
    if (char === '\ufffd') damaged += 1;
    else if (char > '\x7f') letters += 1;
  }
  return letters > 10 * damaged;
}

function russianScore(text: string): number {
  let score = 0;
  for (const [word] of text.matchAll(russianWord)) {
    const cyrillic = word.match(/[а-яёА-ЯЁ]/gu)?.length ?? 0;
    const strange = word.match(/[^\p{ASCII}а-яёА-ЯЁ„“”–—’«»№°…]/gu)?.length ?? 0;
    const isWholeWord = cyrillic > 1 && !/[a-z]/i.test(word);
    // In Russian a capital stands first or the word is all capitals: БАльзам is Latvian read wrongly.
    const capitals = word.match(/[А-ЯЁ]/gu)?.length ?? 0;
    const casing = capitals <= 1 || capitals === word.length ? 1 : 0.3;
    score += isWholeWord ? cyrillic * casing : -cyrillic;
    score -= 2 * strange;
  }
  return score;
}

function latinScore(text: string, letters: ReadonlySet<string>): number {
  let score = 0;
  for (const [word] of text.matchAll(latinWord)) {
    const high = [...word].filter((char) => char > '\x7f');
    const known = high.filter((char) => letters.has(char)).length;
    const strange = high.length - known - high.filter((char) => balticMarks.has(char)).length;
    // A double high letter is a long vowel (öö, üü); longer runs are no Baltic word.
    const isRun = /\P{ASCII}{4,}/u.test(word);
    score += isRun ? -high.length : known - 2 * strange;
  }
  return score;
}
