import * as api from '../../domain/payments/api.ts';
import type { ShopCalls } from '../database.ts';
import type { PaymentServices } from './deps.ts';
import { readPayment } from './reading.ts';
import { receivePayment } from './receiving.ts';
import { refundOrder } from './refunds.ts';
import { payOrder } from './starting.ts';
import { closeRefundTask, listRefundTasks } from './tasks.ts';

/** Of one address, behind which a whole salon may sit. */
const callsPerMinute = 600;

/** Paying orders and sending money back (CO-04, CO-05, CO-06). */
export function paymentCalls(
  calls: ShopCalls,
  services: PaymentServices,
  { originOf }: { originOf: (host: string) => string },
): void {
  calls.each(api.readPayment, {}, (visitor, { params: { uuid }, query: { key } }) =>
    readPayment(services, { visitor, hasKey: services.orders.keys.isKeyOf(uuid, key) }, uuid),
  );
  calls.stepped(
    api.startPayment,
    { callsPerMinute },
    (visitor, { params: { uuid }, query: { key }, body }, { ip, host }) => {
      const hasKey = services.orders.keys.isKeyOf(uuid, key);
      const payer = { visitor, hasKey, now: services.clock(), ip, origin: originOf(host) };
      return payOrder(services, payer, uuid, body);
    },
  );
  calls.each(api.refundTasks, {}, () => listRefundTasks(services.db));
  calls.write(api.closeRefundTask, {}, (visitor, { params, body }, trx) =>
    closeRefundTask(trx, services, visitor, params.id, body.send_back),
  );
  calls.write(api.receivePayment, {}, (visitor, { params, body }, trx) =>
    receivePayment(trx, services, visitor, params.uuid, body),
  );
  calls.write(api.refundOrder, {}, (visitor, { params, body }, trx) =>
    refundOrder(trx, services, visitor, params.uuid, body),
  );
}
