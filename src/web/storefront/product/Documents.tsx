import type { Product } from '../../../domain/catalogue/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { kindOf, sizeOf } from '../../parts/files/file.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

/**
 * Documents with kind and size. Each link is a download, since files of the library never open within the shop's own
 * origin by themselves; a plain press shows it in the viewer (`useDocumentViewer`).
 */
export function Documents({ documents }: { documents: Product['documents'] }) {
  const { t, language } = useTexts();
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="type-h3">{t('catalogue.product.documents')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {documents.map((document) => (
          <li key={document.id}>
            <a
              href={document.url}
              download
              data-document={document.id}
              className="flex min-h-14 items-center gap-3 py-3 hover:bg-hover"
            >
              <Icon
                name={document.mime === 'application/pdf' ? 'file-pdf' : 'file-text'}
                size={24}
                className="text-muted"
              />
              <span className="flex-1">
                <span className="block">{document.title}</span>
                <span className="type-body-s text-muted">
                  {kindOf(document.mime)} · {sizeOf(document.size, language)} ·{' '}
                  {formatDate(document.created_at)}
                </span>
              </span>
              <Icon name="eye" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
