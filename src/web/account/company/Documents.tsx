import { useMutation, useQuery } from '@tanstack/react-query';
import type { Customer, CustomerDocument } from '../../../domain/customers/contract.ts';
import { formatDate, tallinnInstant } from '../../../domain/time.ts';
import { deleteDocumentMutation, documentsQuery } from '../../api/company.ts';
import { useT } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import { openDocument } from '../../parts/files/open-document.ts';

/** Licences and certificates, which open what only professionals may buy. */
export function Documents({ company }: { company: Customer }) {
  const t = useT();
  const query = useQuery(documentsQuery(company.uuid));
  const mayChange = company.role === 'CUSTOMER_ADMIN';
  return (
    <Panel title={t('account.documents.title')} lead={t('account.documents.lead')}>
      <Loaded query={query} rows={1} rowHeight="h-16">
        {(documents) =>
          documents.length === 0 ? (
            <p className="text-muted">{t('account.documents.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {documents.map((document) => (
                <DocumentRow key={document.id} {...{ company, document, mayChange }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayChange && (
        <div className="mt-6 border-t border-line pt-6">
          <DocumentUpload company={company} />
        </div>
      )}
    </Panel>
  );
}

interface RowProps {
  company: Customer;
  document: CustomerDocument;
  mayChange: boolean;
}

function DocumentRow({ company, document, mayChange }: RowProps) {
  const t = useT();
  const toast = useToast();
  const removing = useMutation(deleteDocumentMutation(useTools(), company.uuid));
  const opening = useMutation({ mutationFn: () => openDocument(document) });
  const failed = (text: string) => () => toast({ text, tone: 'danger', key: 'document' });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon name={document.content_type === 'application/pdf' ? 'file-pdf' : 'file-text'} size={24} />
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">{document.name}</p>
        <p className="type-body-s text-muted">
          {document.expires_on === null
            ? t('account.documents.noExpiry')
            : t(document.is_expired ? 'account.documents.expired' : 'account.documents.expires', {
                date: formatDate(tallinnInstant(document.expires_on)),
              })}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <CustomerStatusBadge status={document.status} />
          {document.is_expired && <Badge tone="danger">{t('account.documents.hasExpired')}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="s"
          icon="download-simple"
          busy={opening.isPending}
          onClick={() => opening.mutate(undefined, { onError: failed(t('errors.network')) })}
        >
          {t('account.documents.open')}
          <span className="sr-only">: {document.name}</span>
        </Button>
        {mayChange && (
          <Button
            variant="quiet"
            size="s"
            icon="trash"
            onClick={() => removing.mutate(document.id, { onError: failed(t('account.notSaved')) })}
          >
            {t('account.remove')}
            <span className="sr-only">: {document.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
