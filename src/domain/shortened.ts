/** A text of at most `limit` characters in one line: cut after a whole word where there is one, with an ellipsis. */
export function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const lastSpace = line.lastIndexOf(' ', limit - 1);
  return `${line.slice(0, lastSpace > limit / 2 ? lastSpace : limit - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
