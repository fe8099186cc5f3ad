import { get, post } from '../call.ts';
import type { Page } from '../pagination.ts';
import type {
  AcceptBody,
  BegunWithdrawal,
  DenyBody,
  OrderReturn,
  ReceiveBody,
  ReturnBody,
  ReturnOptions,
  ReturnPage,
  StaffWithdrawal,
  Withdrawal,
  WithdrawalBody,
  WithdrawalOrderBody,
} from './contract.ts';
import type { ReturnStatus } from './statuses.ts';

type OfOrder = { uuid: string; key?: string };

/** The first step of a withdrawal: what is withdrawn from, and by whom. */
export const beginWithdrawalCall = post<WithdrawalBody, BegunWithdrawal>('/api/v1/withdrawals/');
export const withdrawalCall = get<Withdrawal, { uuid: string }>('/api/v1/withdrawals/:uuid/');
/** The second step, which sends it. */
export const confirmWithdrawalCall = post<undefined, Withdrawal, { uuid: string }>(
  '/api/v1/withdrawals/:uuid/confirm/',
);
/** The acknowledgement as PDF. */
export const acknowledgementCall = get<Blob, { uuid: string }>('/api/v1/withdrawals/:uuid/acknowledgement/');
/** The model form of the law as PDF, for who would rather write a letter. */
export const modelFormCall = get<Blob, { language?: string }>('/api/v1/withdrawal-form/');

export const returnOptionsCall = get<ReturnOptions, OfOrder>('/api/v1/orders/:uuid/return-options/');
export const orderReturnsCall = get<OrderReturn[], OfOrder>('/api/v1/orders/:uuid/returns/');
export const createReturnCall = post<ReturnBody, OrderReturn, OfOrder>('/api/v1/orders/:uuid/returns/');
export const orderReturnCall = get<OrderReturn, OfOrder & { returnUuid: string }>(
  '/api/v1/orders/:uuid/returns/:returnUuid/',
);
export const cancelReturnCall = post<undefined, OrderReturn, OfOrder & { returnUuid: string }>(
  '/api/v1/orders/:uuid/returns/:returnUuid/cancel/',
);
/** Pictures are sent before the return that shows them. */
export const returnPicturesCall = { method: 'POST', path: '/api/v1/orders/:uuid/return-pictures/' } as const;
export const returnPictureCall = get<Blob, OfOrder & { picture: string }>(
  '/api/v1/orders/:uuid/return-pictures/:picture/',
);
/** Of the active customer, the latest first. */
export const returnsCall = get<ReturnPage, { page?: number; page_size?: number }>('/api/v1/returns/');

export const staffReturnsCall = get<ReturnPage, { status?: ReturnStatus; page?: number; page_size?: number }>(
  '/api/v1/administrator/returns/',
);
export const staffReturnCall = get<OrderReturn, { uuid: string }>('/api/v1/administrator/returns/:uuid/');
export const acceptReturnCall = post<AcceptBody, OrderReturn, { uuid: string }>(
  '/api/v1/administrator/returns/:uuid/accept/',
);
export const denyReturnCall = post<DenyBody, OrderReturn, { uuid: string }>(
  '/api/v1/administrator/returns/:uuid/deny/',
);
export const receiveReturnCall = post<ReceiveBody, OrderReturn, { uuid: string }>(
  '/api/v1/administrator/returns/:uuid/receive/',
);
export const refundReturnCall = post<AcceptBody, OrderReturn, { uuid: string }>(
  '/api/v1/administrator/returns/:uuid/refund/',
);
export const staffWithdrawalsCall = get<
  Page<StaffWithdrawal>,
  { outcome?: string; page?: number; page_size?: number }
>('/api/v1/administrator/withdrawals/');
/** The staff has found the order that a statement is about. */
export const matchWithdrawalCall = post<WithdrawalOrderBody, StaffWithdrawal, { uuid: string }>(
  '/api/v1/administrator/withdrawals/:uuid/order/',
);
