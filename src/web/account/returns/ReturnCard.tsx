import type { ReactNode } from 'react';
import type { OrderReturn } from '../../../domain/returns/contract.ts';
import type { ReturnStatus } from '../../../domain/returns/statuses.ts';
import { centsFromDecimal } from '../../../domain/money.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { SentPictures } from './SentPictures.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Record<ReturnStatus, BadgeTone> = {
  requested: 'info',
  accepted: 'warning',
  denied: 'danger',
  received: 'info',
  refunded: 'success',
  canceled: 'outline',
};

interface Props {
  shown: OrderReturn;
  action?: ReactNode;
  /** That of the link in a mail. */
  linkKey?: string | undefined;
  /** Left out: below the heading of a panel. */
  heading?: 'h2' | 'h3';
}

/** A return: where it stands, what goes back, where to, and what came back for it. */
export function ReturnCard({ shown, action, linkKey, heading: Heading = 'h3' }: Props) {
  const { t, language } = useTexts();
  const said = shown.history.findLast(({ reason, by }) => reason !== null && by === 'staff')?.reason;
  const isUnsent = shown.status === 'accepted' && !shown.goods_sent;
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="wrap-anywhere">
          {t(shown.kind === 'withdrawal' ? 'returns.panel.withdrawal' : 'returns.panel.return', {
            number: shown.number,
          })}
        </span>
        <Badge tone={isUnsent ? 'success' : tones[shown.status]}>
          {t(`returns.status.${isUnsent ? 'acceptedUnsent' : shown.status}`)}
        </Badge>
      </Heading>
      <p className="type-body-s text-muted tabular-nums">{formatDate(shown.created_at)}</p>
      <ul className="type-body-s grid gap-1">
        {shown.lines.map((line) => (
          <li key={line.line} className="wrap-anywhere">
            {t('returns.panel.pieces', { name: line.product.name, count: String(line.quantity) })}
            {/* Whoever withdraws is asked for no reason. */}
            {shown.kind === 'return' && (
              <span className="text-muted"> · {t(`returns.reasons.${line.reason}`)}</span>
            )}
            {line.note && (
              <span dir="auto" className="block text-muted">
                {line.note}
              </span>
            )}
            {line.pictures.length > 0 && <SentPictures pictures={line.pictures} linkKey={linkKey} />}
          </li>
        ))}
      </ul>
      {said && (
        <p dir="auto" className="type-body-s wrap-anywhere">
          {t('returns.panel.reason', { reason: said })}
        </p>
      )}
      <Money shown={shown} language={language} />
      {isUnsent && <p className="type-body-s">{t('returns.panel.unsent')}</p>}
      {!isUnsent && shown.label && <SendTo label={shown.label} />}
      {action && <div>{action}</div>}
    </article>
  );
}

function Money({
  shown,
  language,
}: {
  shown: OrderReturn;
  language: ReturnType<typeof useTexts>['language'];
}) {
  const { t } = useTexts();
  const { refund, status } = shown;
  const sum = (euros: string) => formatEuros(euros, language);
  if (!refund) {
    // Of goods that are on their way back the money may wait for them.
    const isOwedSoon = status === 'received' || (status === 'accepted' && !shown.goods_sent);
    const isNone = centsFromDecimal(shown.expected_refund) === 0;
    if (status === 'denied' || status === 'canceled' || isNone) return null;
    return (
      <div className="tabular-nums">
        <p className="font-semibold">{t('returns.panel.expected', { sum: sum(shown.expected_refund) })}</p>
        {isOwedSoon && shown.refund_due_on !== null && (
          <p className="type-body-s text-muted">
            {t('returns.panel.by', { date: formatDate(`${shown.refund_due_on}T12:00:00Z`) })}
          </p>
        )}
      </div>
    );
  }
  const hasDelivery = centsFromDecimal(refund.delivery) > 0;
  const words = { sent_back: 'refunded', owed_less: 'owedLess', none: 'nothing' } as const;
  return (
    <div className="tabular-nums">
      <p className="font-semibold">
        {t(`returns.panel.${words[refund.money]}`, { sum: sum(refund.amount) })}
      </p>
      {hasDelivery && (
        <p className="type-body-s text-muted">{t('returns.panel.delivery', { sum: sum(refund.delivery) })}</p>
      )}
      {centsFromDecimal(refund.points) > 0 && (
        <p className="type-body-s text-muted">{t('returns.panel.points', { sum: sum(refund.points) })}</p>
      )}
      {refund.credit_note !== null && (
        <p className="type-body-s text-muted">
          {t('returns.panel.creditNote', { number: refund.credit_note })}
        </p>
      )}
    </div>
  );
}

function SendTo({ label }: { label: NonNullable<OrderReturn['label']> }) {
  const { t } = useTexts();
  const { address } = label;
  return (
    <div className="type-body-s grid gap-1 rounded-card bg-hover p-3">
      <p className="font-medium">{t('returns.panel.sendTo')}</p>
      <p>
        {address.name}
        <br />
        {address.street}
        <br />
        {address.postal_code} {address.city}, {t(`shell.countries.${address.country}`)}
        <br />
        {address.phone}
      </p>
      <p className="font-medium">{t('returns.panel.reference', { number: label.reference })}</p>
      <p className="text-muted">
        {t('returns.panel.carriers', { names: label.carriers.map(({ name }) => name).join(', ') })}
      </p>
    </div>
  );
}
