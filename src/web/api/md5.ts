/*
 * MD5 (RFC 1321), which RQ-01 asks for. Nothing here is a secret, so it need not resist anybody; a library brings the kin of
 * the hash along, which is three times as much to fetch with the first call of every page.
 */
const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const rounds = [
  { mix: (b: number, c: number, d: number) => (b & c) | (~b & d), from: (step: number) => step },
  { mix: (b: number, c: number, d: number) => (d & b) | (~d & c), from: (step: number) => 5 * step + 1 },
  { mix: (b: number, c: number, d: number) => b ^ c ^ d, from: (step: number) => 3 * step + 5 },
  { mix: (b: number, c: number, d: number) => c ^ (b | ~d), from: (step: number) => 7 * step },
] as const;

/** MD5 of a text in hexadecimal. */
export function md5Hex(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let step = 0; step < 64; step++) {
      const { mix, from } = rounds[step >> 4]!;
      const sine = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32);
      const sum = (a + mix(b, c, d) + words[block + (from(step) % 16)]! + sine) | 0;
      const shift = shifts[step >> 4]![step % 4]!;
      [a, b, c, d] = [d, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0, b, c];
    }
    [a, b, c, d].forEach((word, index) => (state[index]! += word));
  }
  return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text with a 1 after it, filled up to whole blocks whose last two words are its length in bits. */
function paddedWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const filled = new Uint8Array(words.buffer);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  words[words.length - 2] = bytes.length * 8;
  return words;
}
