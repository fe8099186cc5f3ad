import { centsFromDecimal } from '../../domain/money.ts';
import type { OrderPayment } from '../../domain/payments/contract.ts';
import { statusOf } from '../../domain/payments/states.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { readOrderAlone } from '../orders/service.ts';
import { paymentAnswer } from './answers.ts';
import type { PaymentServices } from './deps.ts';
import { methodsAnswer, offersFor } from './offers.ts';
import { findLastPayment } from './queries.ts';

/** How an order may be paid, and where its payment stands. */
export async function readPayment(
  services: PaymentServices,
  { visitor, hasKey }: { visitor: Visitor; hasKey: boolean },
  uuid: string,
): Promise<OrderPayment> {
  const order = await readOrderAlone(services.orders, { visitor, hasKey, now: services.clock() }, uuid);
  const [offers, last] = await Promise.all([
    offersFor(services, order, visitor.audience.language),
    findLastPayment(services.db, uuid),
  ]);
  return {
    methods: methodsAnswer(offers, centsFromDecimal(order.totalWithDiscount), visitor.audience.language),
    payment: last ? await paymentAnswer(services.db, last) : null,
    status: last ? statusOf(last.state) : 'none',
  };
}
