import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../domain/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads bodies of JSON, and those that call themselves plain text no more than any other kind. An empty one is none: many
 * programs name the type of a body even where they send nothing. What is no UTF-8 is refused, as addresses are: of an õ
 * in another encoding nothing would be left.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new ShopError('MALFORMED_JSON'));
      return;
    }
    parse(request, text, done);
  });
}
