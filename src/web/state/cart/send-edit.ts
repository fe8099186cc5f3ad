import {
  addLineCall,
  changeLineCall,
  createOrderCall,
  deleteLineCall,
} from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError, type Api } from '../../api/client.ts';
import { productOf } from './shown.ts';
import { changeEdit, type PendingEdit } from './pending-edits.ts';

/** `known`: an added product had a line already, which stays as it is. */
type Sent = 'done' | 'known';

/** Creates the order that an edit is for. Repeating it, as after a lost answer, answers the same order. */
export function createDraft(api: Api, edit: PendingEdit): Promise<Order> {
  return api.send(createOrderCall, {
    body: { status: { id: 1 }, customer: null },
    idempotencyKey: `${edit.key}-order`,
  });
}

/** Sends one edit by the call that the lines of the order ask for. */
export async function sendEdit(api: Api, order: Order, edit: PendingEdit): Promise<Sent> {
  const { product, quantity, kind, key, sentVersion } = edit;
  const line = order.order_lines.find((one) => productOf(one) === product);
  // One that was sent before has arrived, and only its answer was lost.
  if (kind === 'add' && line) return sentVersion === null ? 'known' : 'done';
  if (quantity === (line?.quantity ?? 0)) return 'done';
  const version = sentVersion ?? order.version;
  if (sentVersion === null) changeEdit(edit, { sentVersion: version });
  const { uuid } = order;
  if (!line) {
    await api.send(addLineCall, {
      params: { uuid },
      body: { product, quantity, version },
      idempotencyKey: key,
    });
  } else if (quantity > 0) {
    await api.send(changeLineCall, {
      params: { uuid, lineId: line.id },
      body: { quantity, version },
      idempotencyKey: key,
    });
  } else {
    await deleteLine(api, uuid, line.id);
  }
  return 'done';
}

/** What somebody else has deleted meanwhile is gone as wanted (CT-03), so no version is named. */
async function deleteLine(api: Api, uuid: string, lineId: number): Promise<void> {
  try {
    await api.send(deleteLineCall, { params: { uuid, lineId }, body: undefined });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ORDER_LINE_NOT_FOUND')) throw error;
  }
}

/** What a failed call means for its edit. */
export type Failure =
  /** The shop did not answer, or the session had ended: the edit stays and is sent again. */
  | 'unheard'
  /** Another tab or person was quicker: with the order as it is, the edit is tried again. */
  | 'stale'
  /** The order is no more, or is no cart any more. */
  | 'over'
  /** The shop does not take it. */
  | 'refused';

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'unheard';
  if (error.status >= 500 || error.status === 429 || error.code === 'REQUEST_IN_PROGRESS') return 'unheard';
  if (error.status === 401) return 'unheard';
  if (error.code === 'ORDER_NOT_FOUND' || error.code === 'ORDER_NOT_EDITABLE') return 'over';
  if (error.code === 'ORDER_STALE' || error.code === 'ORDER_LINE_NOT_FOUND') return 'stale';
  if (error.code === 'PRODUCT_ALREADY_IN_ORDER' || error.labelOf('idempotency_key')) return 'stale';
  return 'refused';
}

/** The order that a refusal brought along. */
export function orderIn(error: unknown): Order | undefined {
  return error instanceof ApiError ? (error.body as { order?: Order } | null)?.order : undefined;
}
