/** A text in an address as somebody may have typed it: no page may hold control characters, and blanks around it say nothing. */
export function typedText(params: URLSearchParams, key: string, maxLength: number): string {
  return (params.get(key) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
