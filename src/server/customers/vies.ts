import { z } from 'zod';
import { limitedText } from '../platform/limited-text.ts';

/** VIES takes seconds when the registry of a country is slow. */
const timeoutMs = 20_000;
/** An answer has a name and an address in it, no more. */
const maxAnswerBytes = 64 * 1024;
const nameLength = 255;

const answer = z.object({ valid: z.boolean(), name: z.string().nullish() });

/** What VIES knows of a VAT number. */
export interface ViesAnswer {
  is_valid: boolean;
  /** Null: the country does not tell. */
  name: string | null;
}

/**
 * Asks VIES, the register of the European Union, for a VAT number such as `EE100594102`. Nothing is asked but the address of
 * the setting: a redirection is refused.
 * @throws when it is away, answers nonsense, or the registry of the country is; it is often so
 */
export async function askVies(url: string, vat: string, signal: AbortSignal): Promise<ViesAnswer> {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: vat.slice(0, 2), vatNumber: vat.slice(2) }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const text = await limitedText(response, maxAnswerBytes);
  if (!response.ok) throw new Error(`VIES answered ${response.status}`);
  // When a registry is away, the answer is a list of errors with the status of a success.
  const found = answer.safeParse(JSON.parse(text));
  if (!found.success) throw new Error('VIES gave no answer about the number');
  const { valid, name } = found.data;
  return { is_valid: valid, name: nameOf(name) };
}

/** VIES writes dashes for a name it does not tell. */
function nameOf(given: string | null | undefined): string | null {
  const name = (given ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return /[^-\s]/.test(name) ? name.slice(0, nameLength) : null;
}
