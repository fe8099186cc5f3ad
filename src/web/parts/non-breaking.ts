/** A phone number or hours of the day, which no line may break. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0').replace(/[–-]/g, '\u2060$&\u2060');
}
