import type { CustomerStatus } from '../../domain/customers/contract.ts';
import { useT } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';

const tones = { pending: 'warning', approved: 'success', denied: 'danger' } as const;

/** Whether the shop has approved it: a company, and a document too. */
export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  const t = useT();
  return <Badge tone={tones[status]}>{t(`account.status.${status}`)}</Badge>;
}
