import type { Product } from '../../../domain/catalogue/contract.ts';
import { formatNumber } from '../../../domain/money.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

/** Documents with kind and size. Files of the library are sent as downloads, never opened within the shop's own origin. */
export function Documents({ documents }: { documents: Product['documents'] }) {
  const { t, language } = useTexts();
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="type-h3">{t('catalogue.product.documents')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {documents.map((document) => (
          <li key={document.id}>
            <a href={document.url} download className="flex min-h-14 items-center gap-3 py-3 hover:bg-hover">
              <Icon
                name={document.mime === 'application/pdf' ? 'file-pdf' : 'file-text'}
                size={24}
                className="text-muted"
              />
              <span className="flex-1">
                <span className="block">{document.title}</span>
                <span className="type-body-s text-muted">
                  {kindOf(document.mime)} · {sizeOf(document.size)} · {formatDate(document.created_at)}
                </span>
              </span>
              <Icon name="download-simple" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

  function sizeOf(bytes: number): string {
    if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} kB`;
    return `${formatNumber(Math.round(bytes / 100_000) / 10, language)} MB`;
  }
}

function kindOf(mime: string): string {
  return (mime.split('/')[1] ?? '').replace('svg+xml', 'svg').toUpperCase();
}
