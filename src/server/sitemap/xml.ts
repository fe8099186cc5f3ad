import type { Address } from './queries.ts';

/** A site map; each language of a page is an entry of its own and names them all, as search engines want it. */
export function urlSet(addresses: readonly Address[], origin: string): string {
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

/** The index of site maps. */
export function sitemapIndex(parts: readonly string[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
