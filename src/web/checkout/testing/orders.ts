import type { DeliveryMethod, PickupPoint } from '../../../domain/delivery/contract.ts';
import type { DeliveryInformation, Order, OrderLine } from '../../../domain/orders/contract.ts';
import type { OrderPayment } from '../../../domain/payments/contract.ts';

const line: OrderLine = {
  id: 1,
  product: {
    id: 3,
    internal_id: 'OX-PC-664',
    name: 'Permanent Colour 6.64',
    variation: '60 ml',
    slug: 'permanent-colour',
    brand_name: 'Oxlab',
    pack_size: 1,
    picture: null,
  },
  price: 7.4,
  price_net: 5.97,
  price_before: null,
  price_reasons: [],
  quantity: 4,
  total: '29.60',
  payable: '29.60',
  vat: '5.73',
  vat_rate: 24,
  available_stock: 20,
  sale_delay: null,
  restrictions: [],
  withdrawal_exclusion: null,
  problem: null,
};

/** A draft of a guest with four tubes of colour in it, about which nothing else is known. */
export const order: Order = {
  uuid: '0198b9a2-0000-7000-8000-0000000000aa',
  number: null,
  version: 3,
  status: { id: 1 },
  is_event: false,
  event: null,
  attendees: [],
  customer: null,
  country_id: 2,
  created_at: '2026-11-22T10:00:00.000Z',
  submitted_at: null,
  order_lines: [line],
  total: '29.60',
  total_with_coupon_discount: '29.60',
  totalWithDiscount: '29.60',
  loyalty_discount: '0.00',
  transport_cost: '0.00',
  transport: '0.00',
  vat: '5.73',
  vat_rates: [{ rate: 24, net: '23.87', vat: '5.73' }],
  vat_reason: 'destination',
  discounts: [],
  coupons: [],
  free_delivery: null,
  use_loyalty_points: false,
  used_loyalty_points: '0.00',
  usable_loyalty_points: '0.00',
  weight_g: 400,
  delivery: null,
  delivery_information: null,
  purchase_order_number: null,
  payment: null,
  approval: null,
  history: [],
  invoices: [],
  refunds: [],
  refunded: '0.00',
  can: { edit: true, cancel: true, pay: true, reorder: false, withdraw: false, approve: false },
};

export const locker: DeliveryMethod = {
  id: 1,
  kind: 'locker',
  carrier: 'omniva',
  name: 'Omniva pakiautomaat',
  price: '2.99',
  free_from: '59.00',
  promised_on: '2026-11-24',
  needs_pickup_point: true,
};

export const courier: DeliveryMethod = {
  ...locker,
  id: 2,
  kind: 'courier',
  carrier: 'dpd',
  name: 'DPD kuller',
  price: '6.40',
  free_from: null,
  needs_pickup_point: false,
};

export const methods: DeliveryMethod[] = [locker, courier];

export const point: PickupPoint = {
  id: 'omniva-96091',
  name: 'Kristiine keskuse pakiautomaat',
  address: 'Endla 45',
  city: 'Tallinn',
  postal_code: '10615',
  country_id: 2,
  latitude: 59.43,
  longitude: 24.72,
  distance_m: 400,
  opening_hours: null,
  comment: null,
};

export const toLocker: NonNullable<Order['delivery']> = {
  method: { id: 1, name: locker.name, needs_pickup_point: true },
  is_collected: false,
  pickup_point: {
    id: point.id,
    name: point.name,
    address: point.address,
    city: point.city,
    postal_code: point.postal_code,
  },
  is_pickup_point_gone: false,
  note: null,
  promised_on: '2026-11-24',
};

export const byCourier: NonNullable<Order['delivery']> = {
  method: { id: 2, name: courier.name, needs_pickup_point: false },
  is_collected: false,
  pickup_point: null,
  is_pickup_point_gone: false,
  note: null,
  promised_on: '2026-11-24',
};

export const information: DeliveryInformation = {
  contact: { first_name: 'Liis', last_name: 'Tamm', email: 'liis@salong.ee', phone: '+372 5551 2034' },
  invoice_address: {
    name: 'Liis Tamm',
    street: 'Pikk 1',
    city: 'Tallinn',
    postal_code: '10123',
    country_id: 2,
  },
  delivery_address: null,
  company: null,
  purchase_order_number: null,
  consents: { terms: true, newsletter: false },
};

/** The same with every step done. */
export const ready: Order = {
  ...order,
  delivery: toLocker,
  delivery_information: information,
  transport_cost: '2.99',
  transport: '2.99',
  total: '32.59',
  total_with_coupon_discount: '32.59',
  totalWithDiscount: '32.59',
};

export const payment: OrderPayment = {
  methods: [
    {
      method: 'BANK',
      provider: 'EVERYPAY',
      options: [
        { id: 'ob_lhv_ee', name: 'LHV', logo_url: null, country: 'EE', monthly: null, cost: null },
        { id: 'ob_seb_ee', name: 'SEB', logo_url: null, country: 'EE', monthly: null, cost: null },
      ],
      is_test: true,
      refused: null,
      credit_left: null,
      due_on: null,
    },
    {
      method: 'CREDIT_CARD',
      provider: 'EVERYPAY',
      options: [],
      is_test: true,
      refused: null,
      credit_left: null,
      due_on: null,
    },
    {
      method: 'INVOICE',
      provider: null,
      options: [],
      is_test: false,
      refused: 'NOT_APPROVED',
      credit_left: null,
      due_on: '2026-12-07',
    },
  ],
  payment: null,
  status: 'none',
};
