import type { FastifyInstance } from 'fastify';
import { languages, type Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import type { ShopInfo } from '../platform/audience.ts';
import { shopOfHost } from '../platform/audience.ts';
import {
  listCategoryAddresses,
  listBrandAddresses,
  listPageAddresses,
  listProductAddresses,
  type Address,
} from './queries.ts';

/** Most addresses a sitemap may hold is 50,000; five languages each make the file large long before. */
const perFile = 5000;

interface Options {
  db: Db;
  shops: readonly ShopInfo[];
  originOf: (host: string) => string;
}

/** `/robots.txt`, `/sitemap.xml` (the index) and the sitemaps it names. */
export function serveSitemaps(app: FastifyInstance, { db, shops, originOf }: Options): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /account',
      'Disallow: /order/',
      'Disallow: /auth/',
      'Disallow: /*?*search=',
      `Sitemap: ${originOf(request.host)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originOf(request.host);
    const products = await listProductAddresses(db, 'count', 0, perFile);
    const parts = ['pages', 'categories', 'brands'];
    for (let part = 1; part <= Math.max(1, Math.ceil(products.count / perFile)); part++)
      parts.push(`products-${part}`);
    xml(reply);
    return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => `<sitemap><loc>${origin}/sitemaps/${part}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
  });

  app.get<{ Params: { part: string } }>(
    '/sitemaps/:part.xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const origin = originOf(request.host);
      const shop = shopOfHost(shops, request.host);
      const addresses = await addressesOf(db, request.params.part, shop.id);
      if (!addresses) return reply.callNotFound();
      xml(reply);
      return urlSet(addresses, origin);
    },
  );
}

async function addressesOf(db: Db, part: string, shopId: number): Promise<Address[] | null> {
  const products = /^products-(\d{1,5})$/.exec(part);
  if (products) {
    const page = Number(products[1]);
    if (page < 1) return null;
    return (await listProductAddresses(db, 'rows', (page - 1) * perFile, perFile)).rows;
  }
  if (part === 'pages') return listPageAddresses(db, shopId);
  if (part === 'categories') return listCategoryAddresses(db);
  if (part === 'brands') return listBrandAddresses(db);
  return null;
}

function urlSet(addresses: readonly Address[], origin: string): string {
  const urls = addresses.map(({ path, updated_at }) => {
    const at = (language?: Language) => escaped(origin + path + (language ? `?lang=${language}` : ''));
    const others = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`)
      .join('');
    return `<url><loc>${at()}</loc><lastmod>${updated_at.slice(0, 10)}</lastmod>${others}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function xml(reply: { header(name: string, value: string): unknown }): void {
  reply.header('content-type', 'application/xml; charset=utf-8');
  reply.header('cache-control', 'public, max-age=3600');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
