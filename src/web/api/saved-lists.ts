import { mutationOptions } from '@tanstack/react-query';
import * as calls from '../../domain/saved-lists/calls.ts';
import type { SavedListBody, SavedListLinesBody } from '../../domain/saved-lists/contract.ts';
import type { Tools } from './customers.ts';
import { getCall } from './queries.ts';

/** Colleagues change them too, so they are asked anew. */
export const savedListsQuery = () => getCall(calls.savedListsCall, {}, { staleTime: 0 });
export const savedListQuery = (uuid: string) => getCall(calls.savedListCall, { uuid }, { staleTime: 0 });

const refreshLists = ({ queries }: Tools) =>
  queries.invalidateQueries({ queryKey: savedListsQuery().queryKey });

export const createListMutation = (tools: Tools) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: SavedListBody & { idempotencyKey: string }) =>
      tools.api.send(calls.createSavedListCall, { body, idempotencyKey }),
    onSuccess: () => refreshLists(tools),
  });

export const addToListMutation = (tools: Tools) =>
  mutationOptions({
    mutationFn: ({
      uuid,
      idempotencyKey,
      ...body
    }: SavedListLinesBody & { uuid: string; idempotencyKey: string }) =>
      tools.api.send(calls.addToSavedListCall, { params: { uuid }, body, idempotencyKey }),
    onSuccess: () => refreshLists(tools),
  });

export const deleteListMutation = (tools: Tools) =>
  mutationOptions({
    mutationFn: (uuid: string) =>
      tools.api.send(calls.deleteSavedListCall, { params: { uuid }, body: undefined }),
    onSuccess: () => refreshLists(tools),
  });

export const restoreListMutation = (tools: Tools) =>
  mutationOptions({
    mutationFn: (uuid: string) =>
      tools.api.send(calls.restoreSavedListCall, { params: { uuid }, body: undefined }),
    onSuccess: () => refreshLists(tools),
  });
