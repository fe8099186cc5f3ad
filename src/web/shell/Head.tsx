import { languages, localeOf, type Language } from '../../domain/locales.ts';
import { useT } from '../i18n/texts.tsx';
import type { PageMeta } from '../routes.ts';
import { publicAddress, usePage } from '../state/page.tsx';

const shopName = 'Ilumaja';

/** Title, description, canonical, languages, Open Graph and structured data; React lifts them into the head. */
export function Head({ meta, status }: { meta: PageMeta | null; status: number }) {
  const page = usePage();
  const t = useT();
  if (!meta) {
    return (
      <>
        <title>{`${status === 404 ? t('errors.pageNotFound') : t('errors.somethingWentWrong')} – ${shopName}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const own = page.path.replace(/\/+$/, '') || '/';
  const addressIn = (language: Language) => publicAddress(page, meta.canonical?.(language) ?? own, language);
  const canonical = addressIn(page.audience.language);
  const title = meta.title === shopName ? shopName : `${meta.title} – ${shopName}`;
  return (
    <>
      <title>{title}</title>
      {meta.description ? <meta name="description" content={meta.description} /> : null}
      {meta.robots ? <meta name="robots" content={meta.robots} /> : null}
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={meta.title} />
      {meta.description ? <meta property="og:description" content={meta.description} /> : null}
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={localeOf[page.audience.language]} />
      {meta.image ? <meta property="og:image" content={new URL(meta.image, page.origin).href} /> : null}
      {meta.jsonLd?.map((thing, index) => (
        <script
          // The list never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </>
  );
}
