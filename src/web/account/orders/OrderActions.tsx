import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { approveOrderMutation, cancelOrderMutation } from '../../api/past-orders.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AddToListButton } from '../../parts/saved-lists/AddToListButton.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';
import { useTools } from '../account.ts';
import { AwaitingPayment } from './AwaitingPayment.tsx';
import { ReorderButton } from './ReorderButton.tsx';

/** What can be done with the order now: pay, order it again, say yes or no to a colleague, cancel. */
export function OrderActions({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const { t } = useTexts();
  const { approval } = order;
  const isPending = order.status.id === orderStatuses.PENDING;
  const canPay = order.can.pay && !isPending;
  return (
    <>
      {order.can.approve && approval?.state !== 'denied' && (
        <Decided>
          <Approval order={order} />
        </Decided>
      )}
      {approval?.state === 'waiting' && !order.can.approve && (
        <Notice title={t('orderPages.approval.waiting')}>{t('orderPages.approval.waitingBody')}</Notice>
      )}
      {approval?.state === 'denied' && (
        <Decided>
          <Denied order={order} />
        </Decided>
      )}
      {isPending && <AwaitingPayment order={order} />}
      {canPay && order.payment?.status === 'failed' && (
        <Notice tone="warning" title={t('orderPages.awaiting.failed')}>
          {t('orderPages.awaiting.failedBody')}
        </Notice>
      )}
      {(canPay || order.can.cancel || order.can.reorder) && (
        <div className="flex flex-wrap gap-3">
          {canPay && <ButtonLink href={paths.order.payment(order.uuid)}>{t('orderPages.pay')}</ButtonLink>}
          {order.can.reorder && (
            <ReorderButton uuid={order.uuid} number={order.number ?? ''} linkKey={linkKey} />
          )}
          {order.can.reorder && (
            <AddToListButton
              lines={order.order_lines.flatMap(({ product: { id }, quantity }) =>
                id === null ? [] : [{ product: id, quantity }],
              )}
            />
          )}
          {order.can.cancel && order.number !== null && <Cancel uuid={order.uuid} linkKey={linkKey} />}
        </div>
      )}
    </>
  );
}

function useRefusal() {
  const { t, errorText } = useTexts();
  const toast = useToast();
  return (error: Error) =>
    toast({
      text: failureText({ t, errorText }, error),
      tone: 'danger',
      key: 'order',
    });
}

/** Asked once more: nothing brings a cancelled order back. */
function Cancel({ uuid, linkKey }: { uuid: string; linkKey: string | undefined }) {
  const { t } = useTexts();
  /** Null: nothing was pressed yet. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const onError = useRefusal();
  const cancel = useMutation({ ...cancelOrderMutation(useTools(), uuid, linkKey), onError });
  if (!isAsking) {
    return (
      <Button
        ref={isAsking === false ? takeFocus : undefined}
        variant="secondary"
        onClick={() => setAsking(true)}
      >
        {t('orderPages.cancel.ask')}
      </Button>
    );
  }
  return (
    <Question>
      <Notice
        tone="warning"
        title={t('orderPages.cancel.title')}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
              {t('orderPages.cancel.yes')}
            </Button>
            <Button variant="secondary" disabled={cancel.isPending} onClick={() => setAsking(false)}>
              {t('orderPages.cancel.no')}
            </Button>
          </div>
        }
      >
        {t('orderPages.cancel.body')}
      </Notice>
    </Question>
  );
}

/** Takes the focus from the button it stands for, and leaves it to what has become of the order. */
function Question({ children }: { children: ReactNode }) {
  const box = useFocusHandover(':has(> [data-standing])', '[data-standing]');
  useEffect(() => box.current?.focus(), [box]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** A decision takes its buttons away: the focus is left to what has become of the order. */
function Decided({ children }: { children: ReactNode }) {
  return <div ref={useFocusHandover(':has(> [data-standing])', '[data-standing]')}>{children}</div>;
}

/** What was pressed has given way to this. */
const takeFocus = (shown: HTMLElement | null) => shown?.focus();

/** An administrator may think better of it; who asked changes the order, and asks anew. */
function Denied({
  order: { uuid, version, approval, totalWithDiscount: total, can, is_event },
}: {
  order: Order;
}) {
  const { t } = useTexts();
  const onError = useRefusal();
  const { mutate, isPending } = useMutation({ ...approveOrderMutation(useTools(), uuid), onError });
  const approve = () => mutate({ approved: true, reason: null, version, total });
  return (
    <Notice
      tone="warning"
      title={t('orderPages.approval.denied')}
      action={
        can.approve ? (
          <Button variant="secondary" busy={isPending} onClick={approve}>
            {t('orderPages.approval.yes')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={is_event ? paths.order.eventInformation(uuid) : paths.cart()}>
            {t('orderPages.approval.change')}
          </ButtonLink>
        )
      }
    >
      {approval?.reason && <p dir="auto">{approval.reason}</p>}
      {!can.approve && <p>{t('orderPages.approval.deniedBody')}</p>}
    </Notice>
  );
}

function Approval({ order: { uuid, version, approval, totalWithDiscount: total } }: { order: Order }) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const onError = useRefusal();
  const decide = useMutation({ ...approveOrderMutation(useTools(), uuid), onError });
  const given = reason.trim() === '' ? null : reason.trim();
  // Only what was pressed is busy: a no must not look like a yes.
  const pressed = decide.isPending ? decide.variables.approved : null;
  return (
    <Notice
      title={
        approval?.asked_by
          ? t('orderPages.approval.titleOf', { name: approval.asked_by })
          : t('orderPages.approval.title')
      }
      action={
        <div className="grid gap-3">
          <TextField
            label={t('orderPages.approval.reason')}
            optional
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              busy={pressed === true}
              disabled={pressed === false}
              onClick={() => decide.mutate({ approved: true, reason: given, version, total })}
            >
              {t('orderPages.approval.yes')}
            </Button>
            <Button
              variant="secondary"
              busy={pressed === false}
              disabled={pressed === true}
              onClick={() => decide.mutate({ approved: false, reason: given, version })}
            >
              {t('orderPages.approval.no')}
            </Button>
          </div>
        </div>
      }
    >
      {t('orderPages.approval.body')}
    </Notice>
  );
}
