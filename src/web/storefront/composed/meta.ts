import type { QueryClient } from '@tanstack/react-query';
import type { EntityType } from '../../../domain/creator/contract.ts';
import { withoutHyphens } from '../../../domain/soft-hyphens.ts';
import { composedPageQuery } from '../../api/creator.ts';
import logo from '../../shell/assets/ilumaja.svg?url&no-inline';
import type { PageMeta } from '../../routes.ts';
import { publicAddress, type PageContext } from '../../state/page.tsx';

/** What editors wrote for the head of a composed page; the home page also says whose shop it is. */
export function composedMeta(
  page: PageContext,
  queries: QueryClient,
  type: EntityType,
  kind: NonNullable<PageMeta['type']>,
  path = page.path,
): PageMeta {
  const composed = queries.getQueryData(composedPageQuery(path, type).queryKey);
  const scheme = composed?.scheme;
  const jsonLd: object[] = [];
  if (page.path === '/') jsonLd.push(organization(page.origin), website(page.origin));
  if (kind === 'article' && scheme) {
    jsonLd.push({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: withoutHyphens(scheme.meta_title),
      description: withoutHyphens(scheme.meta_description),
      ...(scheme.meta_image_src ? { image: [new URL(scheme.meta_image_src, page.origin).href] } : {}),
      datePublished: scheme.created_at,
      inLanguage: scheme.language,
      author: { '@type': 'Organization', name: 'Ilumaja', url: page.origin },
      publisher: { '@type': 'Organization', name: 'Ilumaja', url: page.origin },
      mainEntityOfPage: publicAddress(page, page.path),
    });
  }
  return {
    title: withoutHyphens(scheme?.meta_title ?? 'Ilumaja'),
    type: kind,
    ...(scheme?.meta_description ? { description: withoutHyphens(scheme.meta_description) } : {}),
    ...(scheme?.meta_image_src ? { image: scheme.meta_image_src } : {}),
    jsonLd,
  };
}

function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ilumaja',
    legalName: 'Ilumaja OÜ',
    url: origin,
    logo: new URL(logo, origin).href,
  };
}

function website(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Ilumaja',
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
