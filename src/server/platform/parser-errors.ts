import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isLocale, languageOf, type Language } from '../../domain/locales.ts';
import { shopErrors, type ShopErrorCode } from '../../domain/errors.ts';
import { isPageAddress, isTooLong } from './addresses.ts';
import { languageOfHeader } from './audience.ts';
import { refusal, retryAfterSeconds } from './errors.ts';
import { lightPage } from './light-page.ts';

/** Code of the error of a body that is given up as too much of others is under way. */
export const tooManyUnfinished = 'TOO_MANY_UNFINISHED';

/** What the parser of HTTP refuses, by its code; all else is malformed. */
const codeOfParser: Record<string, ShopErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  [tooManyUnfinished]: 'UNAVAILABLE',
};

/**
 * Answers what is no HTTP, too large or too slow, before there is a request or while its body is read: in the shop's shape
 * and with the headers of every answer, then closes the connection.
 */
export function parserErrorHandler(
  headers: Record<string, string>,
  answering: (socket: Socket) => ServerResponse | undefined,
) {
  return (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const current = answering(socket);
    // A good request came before: what follows its answer would be taken for the answer to the next.
    if (current?.req.complete) {
      current.once('close', () => socket.destroy());
      return;
    }
    // The body of that very request is broken. Whoever reads it would wait for its end until the connection times out.
    if (current?.headersSent) {
      socket.destroy();
      return;
    }
    const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const refused = codeOfParser[error.code ?? ''] ?? 'MALFORMED_REQUEST';
    const isTooLarge = refused === 'HEADERS_TOO_LARGE';
    const code = isTooLarge && isTooLong(addressIn(head)) ? 'URL_TOO_LONG' : refused;
    const status = shopErrors[code];
    // Cookies pile up in the browsers of people, who can do something about it, as about a pasted text.
    const language = isTooLarge ? languageOfPage(head) : undefined;
    const body = language ? lightPage(status, language) : JSON.stringify(refusal(code));
    const lines = Object.entries({
      ...headers,
      // Node adds it to answers of its own alone; an origin with a clock must send it (RFC 9110, 6.6.1).
      date: new Date().toUTCString(),
      'x-request-id': randomUUID(),
      'content-type': `${language ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}

/** The address that was asked for, or as much as came of it: of the head, which nothing else has read. */
function addressIn(head: string): string {
  return /^[A-Z]+ (\S+)/.exec(head)?.[1] ?? '';
}

/** The language of a page that was asked for, if it was one. */
function languageOfPage(head: string): Language | undefined {
  if (!head.startsWith('GET ') || !isPageAddress(addressIn(head))) return undefined;
  const locale = /[ ;]locale=(\w{5})/.exec(head)?.[1];
  if (isLocale(locale)) return languageOf[locale];
  return languageOfHeader(/^accept-language: *(.*)/im.exec(head)?.[1]) ?? 'et';
}
