/** Words that anybody would try for this shop. */
const shopWords = ['ilumaja'];
/** Characters a password must have beside words that belong to its user or the shop. */
const minOwn = 6;
/** Personal words shorter than this stand in too many others. */
const minPersonal = 3;

/** Rows of keys and of signs that fingers run along. */
const rows = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
];
const runs = rows.flatMap((row) => [row.repeat(3), [...row].toReversed().join('').repeat(3)]);

const standsFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A run of keys, or a few characters again and again. */
export function isPattern(password: string): boolean {
  const text = password.toLowerCase();
  return runs.some((run) => run.includes(text)) || unitOf(text).length <= 3;
}

/**
 * What a password is once digits and signs around it, letters written as digits and repetition are taken away: those who
 * guess try such changes of known passwords first. The password itself comes first.
 */
export function guessedForms(password: string): string[] {
  const text = password.toLowerCase();
  const plain = [...text].map((sign) => standsFor[sign] ?? sign).join('');
  const forms = [text, plain].flatMap((form) => [form, withoutEnds(form)]);
  forms.push(withoutEnds(withPlainWord(text)));
  return [...new Set([...forms, ...forms.map(unitOf)])].filter(Boolean);
}

/** Whether little is left of a password without its user's e-mail and names and the name of the shop. */
export function isPersonal(password: string, words: readonly string[]): boolean {
  const known = [...words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]), ...shopWords]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= minPersonal)
    .toSorted((a, b) => b.length - a.length);
  let rest = password.toLowerCase();
  for (const word of known) rest = rest.replaceAll(word, '');
  return rest.length < password.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < minOwn;
}

/** Without digits and signs before and after. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** The digits before and after taken away first, then those within read as letters: `P4ssw0rd2026`. */
function withPlainWord(text: string): string {
  const ends = /^(.*?)([\d\W_]*)$/s.exec(text)!;
  return [...ends[1]!].map((sign) => standsFor[sign] ?? sign).join('');
}

/** The shortest part that gives the text when it is repeated. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return length < text.length ? text.slice(0, length) : text;
}
