import { get, post } from '../call.ts';
import type { Loyalty, LoyaltyStatement } from './contract.ts';

export const joinLoyaltyCall = post<undefined, Loyalty>('/api/v1/loyalty/join/');
/** Points that are free to be used are lost. */
export const leaveLoyaltyCall = post<undefined, Loyalty>('/api/v1/loyalty/leave/');
export const loyaltyStatementCall = get<LoyaltyStatement, { page?: number; page_size?: number }>(
  '/api/v1/loyalty/statement/',
);
/** For any user of a customer, whatever its path says: programs know it by this address. */
export const acknowledgePopupCall = post<undefined>('/api/v1/administrator/loyalty/ack_popup/');
