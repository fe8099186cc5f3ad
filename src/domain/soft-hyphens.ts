/** Custom text uses `/-/` where a long word may break; readers get a soft hyphen there (LY-14). */
export function softHyphens(text: string): string {
  return text.replaceAll('/-/', '\u00ad');
}
