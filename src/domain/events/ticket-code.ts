/** Letters of ticket codes: none of them is taken for another when it is read aloud (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 128 bits take 26 letters of five. */
const codeLength = 26;

/** The code of a ticket: 128 random bits. */
export function ticketCode(random: Uint8Array): string {
  let value = random.slice(0, 16).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let at = 0; at < codeLength; at += 1) {
    code = letters[Number(value & 31n)]! + code;
    value >>= 5n;
  }
  return code;
}

/** As people read it: in groups of five, and no letter alone at the end. */
export function formatTicketCode(code: string): string {
  return code.replace(/(.{5})(?=..)/g, '$1 ');
}

const scanned = 'v1.';

/** What the QR code of a ticket says: nothing of anybody. */
export function qrText(code: string): string {
  return scanned + code;
}

/** The code that was scanned or typed, or `null` when it is none: capitals, blanks and look-alikes do not matter. */
export function codeOf(text: string): string | null {
  const plain = text.trim().replace(/^v1\./i, '').toUpperCase().replaceAll(/[\s-]/g, '');
  const code = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
