import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Order } from '../../domain/orders/contract.ts';
import { meQuery } from '../api/me.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { dayInWords } from '../parts/day-in-words.ts';
import { openDocument } from '../parts/files/open-document.ts';
import { nonBreaking } from '../parts/non-breaking.ts';
import { isAllRefunded, leftCents, moneyOf } from '../parts/orders/refunds.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { preloadedModule, useLazyModule } from '../ui/lazy-module.ts';
import { useToast } from '../ui/Toast.tsx';
import { decimalFromCents } from '../../domain/money.ts';
import { formatDate, tallinnInstant } from '../../domain/time.ts';
import { addressLine } from './information/address-line.ts';
import { useMoney } from './money.ts';
import { checkoutMeta, prefetchResult, useOrder } from './order.ts';
import { AccountOffer } from './result/AccountOffer.tsx';
import { CopyNumber } from './result/CopyNumber.tsx';
import { ResultItem, ResultList, ResultFrame } from './result/ResultFrame.tsx';
import { placeOf } from './steps.ts';
import { loadTextsWith } from './texts.ts';

/** The offer of an account speaks of passwords. */
export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) => loadTextsWith(texts, 'password');

const ticketsNext = preloadedModule(() => import('./event/TicketsNext.tsx'), { isRare: true });

/** Lazy, as most orders are of goods. */
function TicketsNext() {
  const { TicketsNext: Next } = useLazyModule(ticketsNext);
  return <Next />;
}

export const prefetch = prefetchResult(
  (order) => placeOf(order) === 'success',
  async (order, page, queries) => {
    await Promise.all([
      queries.fetchQuery(meQuery()),
      order.event && ticketsNext.load(),
      order.event && loadAreas(page.texts, ['tickets']),
    ]);
  },
);

/** The order is placed: its number, and what happens next on which day. */
export default function SuccessPage() {
  const t = useT();
  const order = useOrder();
  const { data: me } = useQuery(meQuery());
  const contact = order.delivery_information?.contact;
  const isGuest = me?.user === null;
  return (
    <ResultFrame
      tone="success"
      icon="check"
      title={
        contact ? t('checkout.success.titleNamed', { name: contact.first_name }) : t('checkout.success.title')
      }
      lead={contact && t('checkout.success.mail', { email: contact.email })}
    >
      {order.number !== null && <CopyNumber number={order.number} />}
      <NextSteps order={order} isGuest={isGuest} />
      {order.event && (
        <Suspense fallback={null}>
          <TicketsNext />
        </Suspense>
      )}
      {isGuest && contact && <AccountOffer contact={contact} />}
      <div className="mt-4 flex flex-wrap justify-center gap-3 max-md:w-full max-md:flex-col">
        <ButtonLink
          href={order.is_event ? paths.events() : paths.search()}
          variant={isGuest ? 'secondary' : 'primary'}
        >
          {t(order.is_event ? 'checkout.refused.toEvents' : 'checkout.success.shopOn')}
        </ButtonLink>
        {!isGuest && (
          <ButtonLink href={paths.account.overview()} variant="quiet">
            {t('checkout.success.account')}
          </ButtonLink>
        )}
      </div>
    </ResultFrame>
  );
}

function NextSteps({ order, isGuest }: { order: Order; isGuest: boolean }) {
  const t = useT();
  const money = useMoney();
  const { delivery, delivery_information: given, payment, invoices } = order;
  const refunded = moneyOf(order.refunds);
  const left = decimalFromCents(leftCents(order));
  const point = delivery?.pickup_point;
  const address = given?.delivery_address ?? given?.invoice_address;
  return (
    <ResultList>
      {delivery && !isAllRefunded(order) && (
        <ResultItem
          icon="package"
          title={
            delivery.promised_on === null
              ? t('checkout.byAgreement')
              : t(delivery.is_collected ? 'checkout.delivery.readyOn' : 'checkout.success.arrives', {
                  day: dayInWords(delivery.promised_on, t),
                })
          }
          hint={
            <>
              {delivery.method.name}
              {point ? `: ${point.name}, ${addressLine({ ...point, street: point.address })}` : null}
              {!point && address ? `: ${addressLine(address)}` : null}
              {given && !delivery.is_collected && (
                <span className="block">
                  {t('checkout.success.phone', { phone: nonBreaking(given.contact.phone) })}
                </span>
              )}
            </>
          }
        />
      )}
      {payment && payment.due_on !== null ? (
        !isAllRefunded(order) && (
          <ResultItem
            icon="calendar-blank"
            title={t('checkout.success.due', {
              sum: money(left),
              day: formatDate(tallinnInstant(payment.due_on, '12:00')),
            })}
            hint={t('checkout.success.dueHint')}
          />
        )
      ) : (
        <ResultItem
          icon="check-circle"
          title={t('checkout.success.paid', { sum: money(order.totalWithDiscount) })}
          hint={payment ? t(`checkout.methods.${payment.method}.name`) : undefined}
        />
      )}
      {refunded !== null && (
        <ResultItem
          icon="receipt"
          title={t(`checkout.success.refunds.${refunded}`, { sum: money(order.refunded) })}
        />
      )}
      {invoices
        .filter(({ kind }) => kind === 'invoice')
        .map(({ number, url, total, reference_number: reference }) => (
          <ResultItem
            key={number}
            icon="file-pdf"
            title={t('checkout.success.invoice', { number })}
            hint={t('checkout.success.invoiceHint', { sum: money(total), reference })}
            action={<InvoiceLink url={url} number={number} isGuest={isGuest} />}
          />
        ))}
    </ResultList>
  );
}

/** Of a customer's order by the script, which shows who asks; a guest needs none. */
function InvoiceLink({ url, number, isGuest }: { url: string; number: string; isGuest: boolean }) {
  const t = useT();
  const toast = useToast();
  return (
    <a
      href={url}
      download
      className="link ms-auto inline-flex min-h-11 items-center"
      onClick={(event) => {
        if (isGuest) return;
        event.preventDefault();
        openDocument({ url, name: `${number}.pdf` }).catch(() =>
          toast({ text: t('checkout.success.notDownloaded'), tone: 'danger', key: number }),
        );
      }}
    >
      {t('checkout.success.download')}
      <span className="sr-only"> {number}</span>
    </a>
  );
}

export const meta = checkoutMeta('checkout.success.metaTitle');
