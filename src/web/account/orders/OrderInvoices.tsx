import { useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { openDocument } from '../../parts/files/open-document.ts';
import { Panel } from '../Panel.tsx';

/** Invoices and credit notes, as PDF for people and as XML for their bookkeeping. */
export function OrderInvoices({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const { t, language } = useTexts();
  if (order.invoices.length === 0) return null;
  return (
    <Panel title={t('orderPages.invoices')}>
      <ul className="grid gap-4">
        {order.invoices.map((invoice) => (
          <li key={invoice.number} className="grid gap-2">
            <p className="flex justify-between gap-x-4 tabular-nums">
              <span className="min-w-0">
                {t(`orderPages.kinds.${invoice.kind}`)} <span className="inline-block">{invoice.number}</span>
              </span>
              <span className="whitespace-nowrap">
                {formatEuros(`${invoice.kind === 'credit_note' ? '-' : ''}${invoice.total}`, language)}
              </span>
            </p>
            <p className="type-body-s text-muted tabular-nums">
              {formatDate(`${invoice.issued_on}T12:00:00Z`)} ·{' '}
              {t('orderPages.reference', { number: invoice.reference_number })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Download url={invoice.url} name={`${invoice.number}.pdf`} linkKey={linkKey} label="PDF" />
              <Download
                url={invoice.xml_url}
                name={`${invoice.number}.xml`}
                linkKey={linkKey}
                label={t('orderPages.eInvoice')}
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface DownloadProps {
  url: string;
  name: string;
  linkKey: string | undefined;
  label: string;
}

/** By the script, which shows who asks; a guest's file is asked for with the key of the link. */
function Download({ url, name, linkKey, label }: DownloadProps) {
  const { t } = useTexts();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const keyed = linkKey === undefined ? url : `${url}?${new URLSearchParams({ key: linkKey })}`;
  return (
    <Button
      variant="secondary"
      icon="download-simple"
      busy={isBusy}
      aria-label={`${label} ${name}`}
      onClick={() => {
        setBusy(true);
        openDocument({ url: keyed, name })
          .catch(() => toast({ text: t('orderPages.notDownloaded'), tone: 'danger', key: name }))
          .finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
