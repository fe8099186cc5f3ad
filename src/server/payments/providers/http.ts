import { z, type ZodType } from 'zod';
import { allowedOrigins } from '../../platform/allowed-origins.ts';
import { requestText, type TextAnswer } from '../../platform/request-text.ts';
import { ProviderRefused, ProviderUnavailable } from './provider.ts';

/** Answers of providers are a few KB. */
const maxAnswerBytes = 256 * 1024;

interface Asking<Answer> {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
  answer: ZodType<Answer>;
}

export interface ProviderHttp {
  /**
   * Asks and reads the answer as JSON of a schema.
   * @throws ProviderRefused on 4xx, ProviderUnavailable on everything else that is no answer
   */
  ask<Answer>(asking: Asking<Answer>): Promise<Answer>;
}

/** Calls one provider with user and password. */
export function providerHttp(given: {
  name: string;
  url: string;
  user: string;
  password: string;
  timeoutMs: number;
}): ProviderHttp {
  const allowed = allowedOrigins([new URL(given.url).origin]);
  const authorization = `Basic ${Buffer.from(`${given.user}:${given.password}`).toString('base64')}`;
  return {
    async ask({ method, url, body, answer }) {
      const { status, text } = await askText();
      if (status >= 400 && status < 500 && status !== 408 && status !== 429)
        throw new ProviderRefused(`${given.name} answers ${status}: ${text.slice(0, 500)}`);
      if (status < 200 || status >= 300) throw new ProviderUnavailable(`${given.name} answers ${status}`);
      const read = answer.safeParse(parsed(text));
      if (read.success) return read.data;
      throw new ProviderUnavailable(`${given.name} answers nonsense: ${z.prettifyError(read.error)}`);

      async function askText(): Promise<TextAnswer> {
        try {
          return await requestText(allowed(url), {
            method,
            headers: {
              authorization,
              accept: 'application/json',
              ...(body && { 'content-type': 'application/json' }),
            },
            body: body && JSON.stringify(body),
            timeoutMs: given.timeoutMs,
            maxBytes: maxAnswerBytes,
          });
        } catch (error) {
          throw new ProviderUnavailable(`${given.name} is away`, { cause: error });
        }
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Euros as providers write them: a number or a text, `10.5`, `'10.50'`; never less than nothing. */
export const providerEuros = z
  .union([z.number().min(0).max(999_999_999), z.string().regex(/^\d{1,9}(\.\d+)?$/)])
  .transform((euros) => Math.round(Number(euros) * 100));

/** Euros as providers take them: a number with two digits at most. */
export function eurosOf(cents: number): number {
  return cents / 100;
}

/**
 * Whether a buyer may be sent to an address that a provider gave: over TLS, at one of its hosts; the simulator's is on this
 * machine, where the shop itself is.
 */
export function isTrustedPage(
  address: string,
  hosts: readonly string[],
  origins: readonly string[],
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username } = new URL(address);
  if (username !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
