import { nonceSalt } from '../../domain/nonce.ts';

/** MD5 of the timestamp and the salt, as RQ-01 asks; the hash is fetched with the first call, not with the page. */
export async function nonceFor(timestamp: string): Promise<string> {
  const { md5Hex } = await import('./md5.ts');
  return md5Hex(timestamp + nonceSalt);
}
