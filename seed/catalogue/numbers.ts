/** A number that a text always gives again (FNV-1a, 32 bits), so that the demo shop is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  // FNV leaves texts that differ in the last letter close together; two more rounds spread them.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d) >>> 0;
  value ^= value >>> 13;
  return value >>> 0;
}

/** A whole number from `low` to `high`, both included, that belongs to `key`. */
export function between(key: string, low: number, high: number): number {
  return low + (hash(key) % (high - low + 1));
}

/** A valid EAN-13 of the Estonian range (4740) that belongs to the SKU. */
export function eanOf(sku: string): string {
  const body = `4740${String(hash(`ean ${sku}`) % 100_000_000).padStart(8, '0')}`;
  return body + eanCheckDigit(body);
}

/** Check digit of the first 12 digits of an EAN-13: weights 1 and 3 in turn, to the next ten. */
export function eanCheckDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An ISO day between two days, both included, that belongs to `key`. */
export function dayBetween(key: string, first: string, last: string): string {
  const day = 86_400_000;
  const start = Date.parse(first);
  const days = Math.round((Date.parse(last) - start) / day);
  return new Date(start + between(key, 0, days) * day).toISOString().slice(0, 10);
}
