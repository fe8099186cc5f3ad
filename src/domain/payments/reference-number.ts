/**
 * Estonian reference number (viitenumber) of a bank transfer: the number and a check digit by weights 7, 3, 1 from the
 * right.
 * @param base 1 to 19 digits
 * @throws RangeError for anything else
 */
export function referenceNumber(base: string): string {
  if (!/^\d{1,19}$/.test(base)) throw new RangeError(`no base of a reference number: ${base}`);
  const weights = [7, 3, 1];
  const sum = [...base].toReversed().reduce((all, digit, at) => all + Number(digit) * weights[at % 3]!, 0);
  return `${base}${(10 - (sum % 10)) % 10}`;
}
