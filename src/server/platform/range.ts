/** The first and the last byte that are asked for. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` asks of a body of `length` bytes: `null` when all of it is to go out, which also answers several
 * ranges at once and what cannot be read (RFC 9110, 14.2); `'beyond'` when nothing of the body is asked for.
 */
export function askedRange(range: string | undefined, length: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null;
  return first > last ? 'beyond' : { first, last };
}
