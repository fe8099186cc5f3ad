import { exampleItem } from '../catalogue/examples.ts';
import type { DeliveryInformation, Order, OrderDelivery, OrderLine, OrderSummary } from './contract.ts';

/** Examples of the API's documentation: a cart of two bottles, 24 % VAT. */
export const exampleLine: OrderLine = {
  id: 91,
  product: {
    id: exampleItem.id,
    internal_id: exampleItem.internal_id,
    name: exampleItem.name,
    variation: exampleItem.variation,
    slug: exampleItem.slug,
    brand_name: exampleItem.brand_name,
    pack_size: 1,
    picture: exampleItem.files[0]!,
  },
  price: 14.32,
  price_net: 11.55,
  price_before: null,
  price_reasons: [
    { code: 'list', name: 'Jaehinnad', price: 17.9 },
    { code: 'campaign', name: 'Talv', price: 14.32 },
  ],
  quantity: 2,
  total: '28.64',
  payable: '28.64',
  vat: '5.54',
  vat_rate: 24,
  available_stock: 42,
  sale_delay: null,
  restrictions: [],
  problem: null,
};

export const exampleOrder: Order = {
  uuid: '5f0c2f6e-6b0f-4a3a-9a5b-0d6f5f0f3b11',
  number: null,
  version: 3,
  status: { id: 1 },
  is_event: false,
  event: null,
  attendees: [],
  customer: null,
  country_id: 2,
  created_at: '2026-11-23T08:12:44.102Z',
  submitted_at: null,
  order_lines: [exampleLine],
  total: '28.64',
  total_with_coupon_discount: '28.64',
  totalWithDiscount: '28.64',
  loyalty_discount: '0.00',
  transport_cost: '0.00',
  transport: '0.00',
  vat: '5.54',
  vat_rates: [{ rate: 24, net: '23.10', vat: '5.54' }],
  vat_reason: 'destination',
  discounts: [],
  coupons: [],
  free_delivery: null,
  use_loyalty_points: false,
  used_loyalty_points: '0.00',
  usable_loyalty_points: '0.00',
  weight_g: 680,
  delivery: null,
  delivery_information: null,
  purchase_order_number: null,
  payment: null,
  approval: null,
  history: [{ at: '2026-11-23T08:12:44.102Z', from: null, to: 1, by: 'guest', reason: null }],
  invoices: [],
  can: { edit: true, cancel: true, pay: true, reorder: false, withdraw: false, approve: false },
};

export const exampleDelivery: OrderDelivery = {
  method: { id: 3, name: 'Omniva pakiautomaat', needs_pickup_point: true },
  pickup_point: {
    id: '96091',
    name: 'Tallinna Kristiine keskuse pakiautomaat',
    address: 'Endla 45',
    city: 'Tallinn',
    postal_code: '10615',
  },
  note: null,
  promised_on: '2026-11-25',
};

export const exampleInformation: DeliveryInformation = {
  contact: { first_name: 'Mari', last_name: 'Maasikas', email: 'mari@salong.ee', phone: '+372 5551 2034' },
  invoice_address: {
    name: 'Salong Maasikas OÜ',
    street: 'Endla 45',
    city: 'Tallinn',
    postal_code: '10615',
    country_id: 2,
  },
  delivery_address: null,
  company: { name: 'Salong Maasikas OÜ', reg_code: '10000018', vat: null },
  purchase_order_number: 'PO-2026-117',
  consents: { terms: true, newsletter: false },
};

export const exampleSummary: OrderSummary = {
  uuid: exampleOrder.uuid,
  number: '100117',
  status: { id: 2 },
  created_at: '2026-11-23T08:12:44.102Z',
  submitted_at: '2026-11-23T08:31:02.518Z',
  totalWithDiscount: '28.64',
  pieces: 2,
  pictures: exampleItem.files,
  purchase_order_number: 'PO-2026-117',
  promised_on: '2026-11-25',
  approval: null,
};
