import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import type { ShopInfo } from '../platform/audience.ts';
import { shopOfHost } from '../platform/audience.ts';
import {
  countProductAddresses,
  listBrandAddresses,
  listCategoryAddresses,
  listPageAddresses,
  listProductAddresses,
  type Address,
} from './queries.ts';

/** Products of one sitemap. In five languages, each naming the others, they take some 4 MB; 50 are allowed. */
const productsPerFile = 1000;

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
    const products = await countProductAddresses(db);
    const parts = ['pages', 'categories', 'brands'];
    for (let part = 1; (part - 1) * productsPerFile < products; part++) parts.push(`products-${part}`);
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
    const addresses = await listProductAddresses(db, (page - 1) * productsPerFile, productsPerFile);
    return addresses.length > 0 ? addresses : null;
  }
  if (part === 'pages') return listPageAddresses(db, shopId);
  if (part === 'categories') return listCategoryAddresses(db);
  if (part === 'brands') return listBrandAddresses(db);
  return null;
}

/** Each language of a page is an entry of its own and names them all, as search engines want it. */
function urlSet(addresses: readonly Address[], origin: string): string {
  const urls = addresses.flatMap(({ paths, updated_at }) => {
    const all = paths.map(([language, path]) => [language, escaped(`${origin}${path}?lang=${language}`)]);
    const changed = updated_at ? `<lastmod>${updated_at.slice(0, 10)}</lastmod>` : '';
    const links = all
      .map(([language, at]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at}"/>`)
      .join('');
    return all.map(([, at]) => `<url><loc>${at}</loc>${changed}${links}</url>`);
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
