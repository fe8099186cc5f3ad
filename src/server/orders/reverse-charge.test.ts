import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendeeNamed, ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent, type EventParts } from '../../../test/events.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/orders/calls.ts';
import type { Order } from '../../domain/orders/contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db
    .insertInto('vat_check')
    .values({ vat: 'FI01120389', is_valid: true, name: null, checked_at: new Date() })
    .execute();
});
afterAll(() => server.stop());

/** Two seats for a Finnish company whose number is confirmed. */
async function booked(place: EventParts['place']): Promise<Order> {
  const buyer = ticketBuyer(server);
  const event = await buildEvent(server.database.db, { place: place!, price: '124.00' });
  const { uuid } = (await buyer.begin(event.id)).body;
  const line = (await buyer.add(uuid, { product: event.tickets['participant']!, quantity: 2 })).body;
  await buyer.give(
    uuid,
    ['Mari', 'Anni'].map((name) => attendeeNamed(line.id, name)),
  );
  return (
    await buyer.ask<typeof calls.giveInformationCall, Order>(calls.giveInformationCall, {
      params: { uuid },
      body: {
        contact: {
          first_name: 'Anni',
          last_name: 'Salo',
          email: 'anni@salonki.example',
          phone: '+358 40 123 4567',
        },
        invoice_address: {
          name: 'Salonki Oy',
          street: 'Katu 1',
          city: 'Helsinki',
          postal_code: '00100',
          country_id: 4,
        },
        delivery_address: null,
        company: { name: 'Salonki Oy', reg_code: '0112038-9', vat: 'FI01120389' },
        purchase_order_number: null,
        consents: { terms: true, newsletter: false },
      },
    })
  ).body;
}

const invoiceOf = (uuid: string) =>
  server.database.db
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .select(['invoice.vat_reason', 'invoice.vat_note', 'invoice.vat_cents', 'invoice.net_cents'])
    .where('shop_order.uuid', '=', uuid)
    .executeTakeFirstOrThrow();

test('CO-10 a course online is sold to a business of another member state without VAT, which it owes itself', async () => {
  const order = await booked('online');
  // The price of Finland, where its buyer is, less the VAT of 25.5 % it holds.
  expect(order).toMatchObject({
    vat_reason: 'reverse_charge',
    totalWithDiscount: '197.60',
    vat: '0.00',
    order_lines: [{ price: 98.8 }],
  });
  // Without its VAT the price is another than the one seen first: agreed to once more.
  const { ask } = ticketBuyer(server);
  await ask(calls.acceptPricesCall, { params: { uuid: order.uuid }, body: {} });
  await placer(server).submit(order.uuid);
  expect(await invoiceOf(order.uuid)).toEqual({
    vat_reason: 'reverse_charge',
    vat_note: 'Pöördmaksustamine. Reverse charge, Art. 196 Directive 2006/112/EC',
    vat_cents: 0,
    net_cents: 19_760,
  });
});

test('CO-10 a course in a room is taxed where the room is, whatever number its buyer has', async () => {
  expect(await booked('tallinn')).toMatchObject({
    vat_reason: 'destination',
    totalWithDiscount: '248.00',
    vat: '48.00',
  });
});
