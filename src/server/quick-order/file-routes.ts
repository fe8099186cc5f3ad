import { setImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { FieldError } from '../../domain/errors.ts';
import { maxLines } from '../../domain/orders/limits.ts';
import { quickOrderFileCall } from '../../domain/quick-order/calls.ts';
import type { QuickOrderFile } from '../../domain/quick-order/contract.ts';
import { maxFileBytes, maxQuantityLength, maxTextLength } from '../../domain/quick-order/rules.ts';
import { linesOfTable } from '../../domain/quick-order/table.ts';
import { ImportStopped, readRows } from '../import/service.ts';
import { readUpload } from '../platform/uploads.ts';
import { createWorkLimiter } from '../platform/work-limiter.ts';

/** Uploads of one address in a minute. */
const uploads = { max: 30, timeWindow: 60_000 };
/** Rows of a sheet that are looked at: lists of orders have as many again that hold nothing. */
const rowLimits = { maxRows: 5_000, maxUnpacked: 20_000_000 };
/** A file takes the only thread for as long as it is read: others are answered after each, and a flood of files is refused. */
const reading = createWorkLimiter({ what: 'spreadsheets', concurrency: 1, maxWaiting: 40, maxWaitMs: 5_000 });

/** Spreadsheets of quick order. Nothing of them is stored. */
export const fileRoutes: FastifyPluginAsync = async (app) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: maxFileBytes, fieldNameSize: 100 },
  });
  app.post(
    quickOrderFileCall.path,
    { schema: { hide: true }, config: { rateLimit: uploads } },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await readFile(request)),
  );
};

async function readFile(request: FastifyRequest): Promise<QuickOrderFile> {
  const content = await readUpload(request, { maxBytes: maxFileBytes, tooLarge: 'spreadsheet_too_large' });
  const rows = await reading.run(() => readBetweenOthers(content));
  const lines = linesOfTable(rows);
  return {
    lines: lines.slice(0, maxLines).map(({ text, quantity }) => ({
      text: printable(text, maxTextLength),
      quantity: quantity === null ? null : printable(quantity, maxQuantityLength),
    })),
    left_out: Math.max(0, lines.length - maxLines),
  };
}

async function readBetweenOthers(content: Buffer): Promise<string[][]> {
  await setImmediate();
  return readRows(content, rowLimits).catch((error: unknown) => {
    throw error instanceof ImportStopped ? new FieldError({ file: ['invalid_spreadsheet'] }) : error;
  });
}

/** In one line, without control characters and halves of letters, at most so long. */
function printable(text: string, maxLength: number): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();
}
