/**
 * The body of an answer of another service as text.
 * @throws when it is longer than `maxBytes`
 */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the answer of ${new URL(response.url).host} has no end`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
