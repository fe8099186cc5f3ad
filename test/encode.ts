/** The text in a one-byte code page. Throws when a letter is not in it. */
export function encode(text: string, encoding: 'windows-1257' | 'windows-1251' | 'windows-1252'): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte -= 1) bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Buffer.from(
    [...text].map((letter) => {
      const byte = bytes.get(letter);
      if (byte === undefined) throw new RangeError(`${letter} is not in ${encoding}`);
      return byte;
    }),
  );
}
