import { mutationOptions } from '@tanstack/react-query';
import { orderCall } from '../../domain/orders/calls.ts';
import * as calls from '../../domain/returns/calls.ts';
import type { ReturnBody, ReturnPicture, WithdrawalBody } from '../../domain/returns/contract.ts';
import type { Tools } from './customers.ts';
import { upload, type Upload } from './upload.ts';
import { getCall } from './queries.ts';

export const returnsPerPage = 10;

interface OfOrder {
  uuid: string;
  key: string | undefined;
}
const paramsOf = ({ uuid, key }: OfOrder) => ({ uuid, ...(key !== undefined && { key }) });

export const withdrawalQuery = (uuid: string) => getCall(calls.withdrawalCall, { uuid }, { staleTime: 0 });

export const returnOptionsQuery = (of: OfOrder) =>
  getCall(calls.returnOptionsCall, paramsOf(of), { staleTime: 0 });

export const orderReturnsQuery = (of: OfOrder) =>
  getCall(calls.orderReturnsCall, paramsOf(of), { staleTime: 0 });

export const returnsQuery = (page: number) =>
  getCall(calls.returnsCall, { page, page_size: returnsPerPage }, { staleTime: 0 });

export const beginWithdrawalMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({
    mutationFn: (sending: { body: WithdrawalBody; idempotencyKey: string }) =>
      api.send(calls.beginWithdrawalCall, sending),
  });

/** Said twice it is declared once, so it needs no key. */
export const confirmWithdrawalMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: () => api.send(calls.confirmWithdrawalCall, { params: { uuid }, body: undefined }),
    onSuccess: (declared) => queries.setQueryData(withdrawalQuery(uuid).queryKey, declared),
  });

export const createReturnMutation = ({ api, queries }: Tools, of: OfOrder) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: ReturnBody; idempotencyKey: string }) =>
      api.send(calls.createReturnCall, { params: paramsOf(of), body, idempotencyKey }),
    onSettled: () => refresh(queries),
  });

export const cancelReturnMutation = ({ api, queries }: Tools, of: OfOrder) =>
  mutationOptions({
    mutationFn: (returnUuid: string) =>
      api.send(calls.cancelReturnCall, { params: { ...paramsOf(of), returnUuid }, body: undefined }),
    onSettled: () => refresh(queries),
  });

export const uploadReturnPicture = (of: OfOrder, sending: Pick<Upload, 'form' | 'onProgress' | 'signal'>) =>
  upload<ReturnPicture>({ path: calls.returnPicturesCall.path, params: paramsOf(of), ...sending });

/** Where the model form of the law lies as PDF. */
export const modelFormUrl = (language: string) => `${calls.modelFormCall.path}?language=${language}`;

async function refresh(queries: Tools['queries']): Promise<void> {
  await Promise.all(
    [calls.orderReturnsCall, calls.returnOptionsCall, calls.returnsCall, orderCall].map(({ path }) =>
      queries.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
