import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order } from '../../../domain/orders/contract.ts';
import type { OrderReturn } from '../../../domain/returns/contract.ts';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { failureText } from '../../api/failure-text.ts';
import { cancelReturnMutation, orderReturnsQuery, returnOptionsQuery } from '../../api/returns.ts';
import { useT, useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { isAllRefunded } from '../../parts/orders/refunds.ts';
import { ReturnCard } from '../returns/ReturnCard.tsx';
import { lastMoment } from '../withdrawal/last-moment.ts';

const sold: readonly number[] = [orderStatuses.SUBMITTED, orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED];

/** How to withdraw from an order and to return goods of it, and what has become of those that go back. */
export function OrderReturns({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const { t } = useTexts();
  const isSold = sold.includes(order.status.id) && !order.is_event;
  const of = { uuid: order.uuid, key: linkKey };
  const returns = useQuery(orderReturnsQuery(of)).data ?? [];
  const options = useQuery({ ...returnOptionsQuery(of), enabled: isSold }).data;
  const canReturn = isSold && !isAllRefunded(order) && options?.can_return !== false;
  const canWithdraw = order.can.withdraw && options?.can_withdraw !== false;
  if (!canReturn && !canWithdraw && returns.length === 0) return null;
  return (
    <Panel title={t('returns.panel.title')} id="returns">
      <div className="grid gap-4">
        {returns.map((one) => (
          <ReturnCard
            key={one.uuid}
            shown={one}
            linkKey={linkKey}
            action={one.can.cancel && <Cancel of={of} shown={one} />}
          />
        ))}
        {canWithdraw && (
          <p className="type-body-s text-muted">
            {options?.withdraw_until
              ? t('returns.panel.until', { date: lastMoment(options.withdraw_until) })
              : t('returns.panel.beforeSent')}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {canWithdraw && (
            <ButtonLink variant="secondary" href={paths.withdraw(order.uuid, linkKey)}>
              {t('returns.panel.withdraw')}
            </ButtonLink>
          )}
          {canReturn && (
            <ButtonLink variant="secondary" href={paths.returnGoods(order.uuid, linkKey)}>
              {t('returns.panel.request')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Says of an order that was withdrawn from whole before it was sent that nothing of it comes any more. */
export function WithdrawnNotice({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const t = useT();
  const returns = useQuery(orderReturnsQuery({ uuid: order.uuid, key: linkKey })).data ?? [];
  const withdrawn = returns
    .filter(({ kind, status, goods_sent }) => kind === 'withdrawal' && status === 'accepted' && !goods_sent)
    .flatMap(({ lines }) => lines);
  const pieces = (line: number) =>
    withdrawn.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0);
  const isWhole =
    withdrawn.length > 0 &&
    order.status.id !== orderStatuses.CANCELED &&
    order.order_lines.every(({ id, quantity }) => pieces(id) >= quantity);
  return isWhole && <Notice title={t('returns.panel.withdrawn')}>{t('returns.panel.withdrawnHow')}</Notice>;
}

function Cancel({ of, shown }: { of: { uuid: string; key: string | undefined }; shown: OrderReturn }) {
  const { uuid } = shown;
  const { t, errorText } = useTexts();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...cancelReturnMutation(useTools(), of),
    onSuccess: () => toast({ text: t('returns.panel.canceled'), tone: 'success', key: uuid }),
    onError: (error) =>
      toast({
        text: failureText({ t, errorText }, error),
        tone: 'danger',
        key: uuid,
      }),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate(uuid)}>
      {t(shown.goods_sent ? 'returns.panel.cancel' : 'returns.panel.cancelUnsent')}
    </Button>
  );
}
