import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import { invoicePdfCall, invoiceXmlCall } from '../../domain/invoices/calls.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { InvoiceFiles } from './files.ts';

/** The id of an order that whoever asks may see. @throws ShopError ORDER_NOT_FOUND */
export type FindOrder = (visitor: Visitor, uuid: string, key: string | undefined) => Promise<number>;

const params = z.object({ uuid: z.uuid(), number: z.string().regex(/^[\w-]{1,40}$/) });
const query = z.object({ key: z.string().max(100).optional() });

/** Documents of an address in a minute: a bookkeeper fetches those of a month. */
const downloads = { max: 120, timeWindow: 60_000 };

/** Invoices and credit notes as files, for whoever may see the order. */
export function invoiceRoutes(
  app: FastifyInstance,
  { files, findOrder }: { files: InvoiceFiles; findOrder: FindOrder },
): void {
  const serve = (
    path: string,
    file: { mime: string; extension: string; read: InvoiceFiles['pdf'] | InvoiceFiles['xml'] },
  ) =>
    app.get(path, { schema: { hide: true }, config: { rateLimit: downloads } }, async (request, reply) => {
      const asked = params.safeParse(request.params);
      const said = query.safeParse(request.query);
      if (!asked.success || !said.success) throw new ShopError('NOT_FOUND');
      const { uuid, number } = asked.data;
      const orderId = await findOrder(request.visitor, uuid, said.data.key);
      const content = await file.read(orderId, number);
      if (content === undefined) throw new ShopError('NOT_FOUND');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .header('content-disposition', `attachment; filename="${number}.${file.extension}"`)
        .type(file.mime)
        .send(content);
    });
  serve(invoicePdfCall.path, { mime: 'application/pdf', extension: 'pdf', read: files.pdf });
  serve(invoiceXmlCall.path, {
    mime: 'application/xml; charset=utf-8',
    extension: 'xml',
    read: files.xml,
  });
}
