import type { Order, OrderLine } from '../../../../domain/orders/contract.ts';

export function line(
  changes: Partial<Omit<OrderLine, 'product'>> & { product?: Partial<OrderLine['product']> } = {},
): OrderLine {
  const { product, ...more } = changes;
  return {
    id: 1,
    product: {
      id: 12,
      internal_id: 'OX-PC-664',
      name: 'Permanentne juuksevärv',
      variation: '6.64',
      slug: 'permanentne-juuksevarv',
      brand_name: 'Oxalis',
      pack_size: 1,
      picture: null,
      ...product,
    },
    price: 12.4,
    price_net: 10,
    price_before: null,
    price_reasons: [{ code: 'list', name: 'EE', price: 12.4 }],
    quantity: 2,
    total: '24.80',
    payable: '24.80',
    vat: '4.80',
    vat_rate: 24,
    available_stock: 40,
    sale_delay: null,
    restrictions: [],
    problem: null,
    ...more,
  };
}

/** A submitted order of a person who paid by card. */
export function order(changes: Partial<Order> = {}): Order {
  return {
    uuid: '0198b9a2-0000-4000-8000-00000000000c',
    number: '100001',
    version: 3,
    status: { id: 2 },
    is_event: false,
    event: null,
    attendees: [],
    customer: null,
    country_id: 2,
    created_at: '2026-11-23T08:00:00.000Z',
    submitted_at: '2026-11-23T08:10:00.000Z',
    order_lines: [line()],
    total: '28.29',
    total_with_coupon_discount: '28.29',
    totalWithDiscount: '28.29',
    loyalty_discount: '0.00',
    transport_cost: '3.49',
    transport: '3.49',
    vat: '5.48',
    vat_rates: [{ rate: 24, net: '22.81', vat: '5.48' }],
    vat_reason: 'destination',
    discounts: [],
    coupons: [],
    free_delivery: null,
    used_loyalty_points: '0.00',
    weight_g: 300,
    delivery: {
      method: { id: 1, name: 'Omniva pakiautomaat', needs_pickup_point: true },
      pickup_point: {
        id: '96001',
        name: 'Balti jaama pakiautomaat',
        address: 'Kopli 1',
        city: 'Tallinn',
        postal_code: '10149',
      },
      note: null,
      promised_on: '2026-11-25',
    },
    delivery_information: {
      contact: {
        first_name: 'Mari',
        last_name: 'Maasikas',
        email: 'mari@salong.example',
        phone: '+372 5551 2034',
      },
      invoice_address: {
        name: 'Mari Maasikas',
        street: 'Aia 5',
        city: 'Tartu',
        postal_code: '51004',
        country_id: 2,
      },
      delivery_address: null,
      company: null,
      purchase_order_number: null,
      consents: { terms: true, newsletter: false },
    },
    purchase_order_number: null,
    payment: { method: 'CREDIT_CARD', option: null, status: 'success', due_on: null },
    approval: null,
    history: [
      { at: '2026-11-23T08:00:00.000Z', from: null, to: 1, by: 'guest', reason: null },
      { at: '2026-11-23T08:09:00.000Z', from: 1, to: 6, by: 'guest', reason: null },
      { at: '2026-11-23T08:10:00.000Z', from: 6, to: 2, by: 'payment', reason: null },
    ],
    invoices: [],
    can: { edit: false, cancel: true, pay: false, reorder: true, withdraw: true, approve: false },
    ...changes,
  };
}
