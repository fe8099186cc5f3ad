import { nonceSalt } from '../../domain/nonce.ts';

/** MD5 of the timestamp and the salt, as RQ-01 asks; the hash is fetched with the first call, not with the page. */
export async function nonceFor(timestamp: string): Promise<string> {
  const [{ md5 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
  ]);
  return bytesToHex(md5(utf8ToBytes(timestamp + nonceSalt)));
}
