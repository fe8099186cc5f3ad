/** What editors type where a long word may break. */
const breakMark = '/-/';
const softHyphen = '\u00ad';

/** Custom text uses `/-/` where a long word may break; readers get a soft hyphen there (LY-14). */
export function softHyphens(text: string): string {
  return text.includes(breakMark) ? text.replaceAll(breakMark, softHyphen) : text;
}

/** The words alone, for where nothing breaks: the title of a window, search engines. */
export function withoutHyphens(text: string): string {
  return text.replaceAll(breakMark, '').replaceAll(softHyphen, '');
}
