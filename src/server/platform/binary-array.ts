/**
 * A one-dimensional array in PostgreSQL's binary format, to be given as the value of a parameter: worth it where the
 * text of an element takes the database long to read. `typeOid` is the elements' type, `elements` its binary values.
 */
export function binaryArray(typeOid: number, elements: readonly Uint8Array[]): Buffer {
  const isFilled = elements.length > 0;
  const head = Buffer.alloc(isFilled ? 20 : 12);
  head.writeInt32BE(isFilled ? 1 : 0, 0);
  head.writeInt32BE(typeOid, 8);
  if (isFilled) {
    head.writeInt32BE(elements.length, 12);
    head.writeInt32BE(1, 16);
  }
  const parts: Uint8Array[] = [head];
  for (const element of elements) {
    const length = Buffer.allocUnsafe(4);
    length.writeInt32BE(element.length);
    parts.push(length, element);
  }
  return Buffer.concat(parts);
}

const textOid = 25;

/** An array of texts, which the driver would quote and the database read letter by letter. */
export function textArray(texts: readonly string[]): Buffer {
  return binaryArray(
    textOid,
    texts.map((text) => Buffer.from(text)),
  );
}
