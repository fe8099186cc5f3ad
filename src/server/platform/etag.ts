/**
 * Whether the caller, who tells what it has in `If-None-Match`, has this already (RFC 9110, 13.1.2). A proxy that
 * compresses anew marks the tag as weak; the content is the same.
 */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const wanted = withoutMark(etag);
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => withoutMark(one.trim()) === wanted);
}

const withoutMark = (etag: string) => etag.replace(/^W\//, '');
