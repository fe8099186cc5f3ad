import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './encoding.ts';
import { hasAlready } from './etag.ts';
import { askedRange } from './range.ts';

interface ServedFile {
  type: string;
  plain: Form;
  /** The twins the build made; fonts have none. */
  compressed: Partial<Record<Encoding, Form>>;
}

/** A file in one encoding. */
interface Form {
  body: Buffer;
  etag: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const twins = { br: '.br', gzip: '.gz' } as const;

/**
 * The built files, a few MB, held in memory with the compressed twins the build made: to ask the disk each time takes
 * many times longer, and a shop that runs goes on when its folder is built anew. Their names change with their
 * content, so browsers keep them for ever.
 */
export function serveFiles(app: FastifyInstance, prefix: string, folder: string): void {
  const files = readFiles(folder);
  app.get<{ Params: { name: string } }>(`${prefix}:name`, { schema: { hide: true } }, (request, reply) => {
    const file = files.get(request.params.name);
    return file ? send(request, reply, file) : reply.callNotFound();
  });
}

function readFiles(folder: string): Map<string, ServedFile> {
  const names = new Set(readdirSync(folder));
  const isTwin = (name: string) =>
    Object.values(twins).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
  const formOf = (name: string): Form => {
    const body = readFileSync(join(folder, name));
    return { body, etag: `"${hash('sha1', body, 'base64url')}"` };
  };
  const fileOf = (name: string): ServedFile => {
    const compressed: ServedFile['compressed'] = {};
    for (const encoding of ['br', 'gzip'] as const) {
      const twin = name + twins[encoding];
      if (names.has(twin)) compressed[encoding] = formOf(twin);
    }
    return { type: types[extname(name)] ?? 'application/octet-stream', plain: formOf(name), compressed };
  };
  return new Map([...names].filter((name) => !isTwin(name)).map((name) => [name, fileOf(name)]));
}

function send(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const { headers } = request;
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const compressed = encoding ? file.compressed[encoding] : undefined;
  const { body, etag } = compressed ?? file.plain;
  if (file.compressed.br) reply.header('vary', 'Accept-Encoding');
  reply.headers({ 'accept-ranges': 'bytes', etag });
  // A part only helps who has the rest of the same.
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = request.method === 'GET' && isOfThis ? askedRange(headers.range, body.length) : null;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (hasAlready(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file.type);
  if (compressed) reply.header('content-encoding', encoding);
  if (range === null) return reply.send(body);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${body.length}`)
    .send(body.subarray(range.first, range.last + 1));
}
