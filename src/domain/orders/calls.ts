import { get, patch, post, put, remove } from '../call.ts';
import type {
  CancelBody,
  ConnectBody,
  CouponBody,
  DeliveryInformation,
  DeliveryInformationBody,
  Order,
  OrderApprovalBody,
  OrderBody,
  OrderCountryBody,
  OrderDelivery,
  OrderHistoryPage,
  OrderLine,
  OrderLineBody,
  OrderLineQuantityBody,
  OrderLinesBody,
  OrderStatusBody,
  UseLoyaltyPointsBody,
  VersionBody,
  WrittenLine,
} from './contract.ts';
import type { DeliveryBody } from '../delivery/contract.ts';

interface OfOrder {
  uuid: string;
}
type OfLine = OfOrder & { lineId: number };

/** Drafts of the active customer, the oldest first: the last one is the cart. */
export const ordersCall = get<Order[], { being_paid?: boolean }>('/api/v1/orders/');
export const createOrderCall = post<OrderBody, Order>('/api/v1/orders/');
/** `key`: that of the link in a mail, which shows a guest's order for as long as it is stored. */
export const orderCall = get<Order, OfOrder & { key?: string }>('/api/v1/orders/:uuid/');
export const orderHistoryCall = get<
  OrderHistoryPage,
  { page?: number; page_size?: number; search?: string; upcoming_events?: boolean }
>('/api/v1/orders/history/');
/** The same order as `orderCall` answers, once it is no draft any more. */
export const pastOrderCall = get<Order, OfOrder>('/api/v1/orders/history/:uuid/');

export const orderLinesCall = get<OrderLine[], OfOrder>('/api/v1/orders/:uuid/order-lines/');
export const addLineCall = post<OrderLineBody, WrittenLine, OfOrder>('/api/v1/orders/:uuid/order-lines/');
export const changeLineCall = put<OrderLineQuantityBody, WrittenLine | null, OfLine>(
  '/api/v1/orders/:uuid/order-lines/:lineId/',
);
export const deleteLineCall = remove<OfLine & { version?: number }, VersionBody>(
  '/api/v1/orders/:uuid/order-lines/:lineId/',
);
/** All of them or none. */
export const addLinesCall = patch<OrderLinesBody, Order, OfOrder>('/api/v1/orders/:uuid/order-lines/');
/** The buyer has seen the prices of now and agrees to them. */
export const acceptPricesCall = post<VersionBody, Order, OfOrder>('/api/v1/orders/:uuid/accept-prices/');

export const addCouponCall = post<CouponBody, Order, OfOrder>('/api/v1/orders/:uuid/coupons/');
export const removeCouponCall = remove<OfOrder & { code: string; version?: number }, VersionBody>(
  '/api/v1/orders/:uuid/coupons/:code/',
);

export const useLoyaltyPointsCall = put<UseLoyaltyPointsBody, Order, OfOrder>(
  '/api/v1/orders/:uuid/use-loyalty-points/',
);

export const connectOrderCall = put<ConnectBody, Order, OfOrder>(
  '/api/v1/orders/:uuid/connect-anonymous-order-to-user/',
);

export const changeCountryCall = put<OrderCountryBody, Order, OfOrder>('/api/v1/orders/:uuid/country/');
export const orderDeliveryCall = get<OrderDelivery | null, OfOrder>('/api/v1/orders/:uuid/delivery/');
export const chooseDeliveryCall = put<DeliveryBody, Order, OfOrder>('/api/v1/orders/:uuid/delivery/');
export const deliveryInformationCall = get<DeliveryInformation | null, OfOrder>(
  '/api/v1/orders/:uuid/delivery/information/',
);
export const giveInformationCall = put<DeliveryInformationBody, Order, OfOrder>(
  '/api/v1/orders/:uuid/delivery/information/',
);

export const cancelOrderCall = post<CancelBody, Order, OfOrder & { key?: string }>(
  '/api/v1/orders/:uuid/cancel/',
);
/** An administrator of the customer says yes or no to what a colleague wants to order. */
export const approveOrderCall = post<OrderApprovalBody, Order, OfOrder>('/api/v1/orders/:uuid/approval/');

export const changeOrderStatusCall = post<OrderStatusBody, Order, OfOrder>(
  '/api/v1/administrator/orders/:uuid/status/',
);
