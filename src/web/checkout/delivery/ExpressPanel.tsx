import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { chooseDeliveryMutation, giveInformationMutation } from '../../api/checkout.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { readDraft, saveDraft } from '../../state/drafts.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { Button } from '../../ui/Button.tsx';
import { addressLine } from '../information/address-line.ts';
import { useTools } from '../order.ts';
import { draftOf } from './useDeliveryChoice.ts';

interface Props {
  order: Order;
  /** The order before, with all it takes to order again. */
  last: Order;
}

/**
 * The short way for who has ordered before: one press takes delivery and details from the last order and leads to the page on
 * which all of it can be changed, a second one orders.
 */
export function ExpressPanel({ order, last }: Props) {
  const { t, errorText } = useTexts();
  const tools = useTools();
  const navigate = useNavigate();
  const { mutateAsync: choose } = useMutation(chooseDeliveryMutation(tools, order.uuid));
  const { mutateAsync: give } = useMutation(giveInformationMutation(tools));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { delivery, delivery_information: given } = last;
  if (!delivery || !given) return null;
  const { contact, company } = given;
  const draft = draftOf(order.uuid);

  async function take() {
    setBusy(true);
    setFailure(undefined);
    try {
      await choose({
        method: delivery!.method.id,
        pickup_point: delivery!.pickup_point?.id ?? null,
        // What was written for this order counts for more than what was written for the one before.
        note: readDraft(draft)?.['note']?.trim() || order.delivery?.note || delivery!.note,
      });
      saveDraft(draft, null);
      await give({
        params: { uuid: order.uuid },
        body: {
          ...given!,
          // Another order has another number, and the newsletter is asked about where it is said.
          purchase_order_number: null,
          consents: { terms: true, newsletter: false },
        },
      });
      navigate(paths.order.payment(order.uuid));
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  return (
    <section
      aria-labelledby="express-title"
      className="rounded-card border border-action bg-hover p-4 md:p-5"
    >
      <h2 id="express-title" className="font-semibold">
        {t('checkout.express.title')}
      </h2>
      <p className="mt-1 type-body-s text-muted">
        {delivery.pickup_point?.name ?? delivery.method.name}
        {' · '}
        {company?.name ?? `${contact.first_name} ${contact.last_name}`}
        {' · '}
        {addressLine(given.delivery_address ?? given.invoice_address)}
      </p>
      <div className="mt-3 grid justify-items-start gap-2">
        <Button variant="secondary" busy={isBusy} onClick={() => void take()}>
          {t('checkout.express.take')}
        </Button>
        <p role="alert" className="type-body-s text-danger empty:hidden">
          {failure !== undefined &&
            (failure instanceof ApiError && failure.fields
              ? t('checkout.express.outdated')
              : failureText({ t, errorText }, failure))}
        </p>
      </div>
    </section>
  );
}
