import type { CountryCode } from '../shops/audience.ts';

/*
 * Registry codes and VAT numbers of the countries the shop sells to, by their length and check digit. Written here rather
 * than taken from a library: the maintained one refuses Latvian personal codes of 2017 and later, which sole traders have
 * in their VAT numbers.
 */

/** A registry code as it is stored, digits alone; null: the registry of that country has none like it. */
export function regCodeOf(country: CountryCode, text: string): string | null {
  const code = bare(text);
  return isRegCode[country](code) ? code : null;
}

/**
 * A VAT number as it is stored, such as `EE100594102`; null: it is none. One without the letters of its country is of
 * `country`; a company may have a number of another.
 */
export function vatOf(country: CountryCode, text: string): string | null {
  const given = bare(text);
  const letters = /^[A-Z]{2}/.exec(given)?.[0];
  const of = (letters ?? country) as CountryCode;
  const digits = letters ? given.slice(2) : given;
  return Object.hasOwn(isVat, of) && isVat[of](digits) ? of + digits : null;
}

const isRegCode: Record<CountryCode, (code: string) => boolean> = {
  EE: isEstonianRegistryCode,
  LV: isLatvianRegistryCode,
  FI: isFinnishBusinessId,
};

const isVat: Record<CountryCode, (digits: string) => boolean> = {
  EE: (digits) => /^\d{9}$/.test(digits) && weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  LV: (digits) => isLatvianRegistryCode(digits) || isLatvianPersonalCode(digits),
  FI: isFinnishBusinessId,
};

/** Without the blanks, dashes, dots and slashes people write between digits, in capitals. */
function bare(text: string): string {
  return text.replaceAll(/[\s\p{Pd}./]/gu, '').toUpperCase();
}

/** Registrikood: eight digits, the last one of modulus 11 with a second row of weights. */
function isEstonianRegistryCode(code: string): boolean {
  if (!/^[1789]\d{7}$/.test(code)) return false;
  const first = weighted(code, [1, 2, 3, 4, 5, 6, 7]) % 11;
  const check = first < 10 ? first : (weighted(code, [3, 4, 5, 6, 7, 8, 9]) % 11) % 10;
  return check === Number(code[7]);
}

/** Reģistrācijas numurs: eleven digits, the first above 3, where personal codes end. */
function isLatvianRegistryCode(code: string): boolean {
  return /^[4-9]\d{10}$/.test(code) && weighted(code, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

/** Of sole traders. Codes given since July 2017 begin with 32 and hold neither a birthday nor a check digit. */
function isLatvianPersonalCode(code: string): boolean {
  if (!/^[0-3]\d{10}$/.test(code)) return false;
  if (code.startsWith('32')) return true;
  const [day, month] = [Number(code.slice(0, 2)), Number(code.slice(2, 4))];
  // The seventh digit is the century: 0 the nineteenth, 2 the present one.
  if (day < 1 || day > 31 || month < 1 || month > 12 || !'012'.includes(code[6]!)) return false;
  const check = ((1 + weighted(code, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10;
  return check === Number(code[10]);
}

/** Y-tunnus: seven digits and one of modulus 11. */
function isFinnishBusinessId(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false;
  const rest = weighted(code, [7, 9, 10, 5, 8, 4, 2]) % 11;
  // A remainder of 1 would need a check digit of two digits; such numbers are not given.
  return rest !== 1 && (11 - rest) % 11 === Number(code[7]);
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}
