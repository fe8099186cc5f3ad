import { mutationOptions } from '@tanstack/react-query';
import { customersCall } from '../../domain/customers/calls.ts';
import {
  acknowledgePopupCall,
  joinLoyaltyCall,
  leaveLoyaltyCall,
  loyaltyStatementCall,
} from '../../domain/loyalty/calls.ts';
import type { Tools } from './customers.ts';
import { meQuery } from './me.ts';
import { getCall } from './queries.ts';

export const statementPageSize = 20;

/** What changed the points. Asked anew each time: orders of today are in it. */
export const statementQuery = (page = 1) =>
  getCall(loyaltyStatementCall, { page, page_size: statementPageSize }, { staleTime: 0 });

export const joinLoyaltyMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({ mutationFn: () => api.send(joinLoyaltyCall, { body: undefined }) });

export const leaveLoyaltyMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({ mutationFn: () => api.send(leaveLoyaltyCall, { body: undefined }) });

/** The welcome, or the call to join, was seen; then the customers are asked again. */
export const acknowledgePopupMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: () => api.send(acknowledgePopupCall, { body: undefined, outlivesPage: true }),
    onSuccess: () => refreshLoyalty(queries),
  });

/** Whatever tells of the programme, where it is shown. */
export async function refreshLoyalty(queries: Tools['queries']): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: meQuery().queryKey }),
    queries.invalidateQueries({ queryKey: [customersCall.path] }),
    queries.invalidateQueries({ queryKey: [loyaltyStatementCall.path] }),
  ]);
}
