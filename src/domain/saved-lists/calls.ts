import { get, patch, post, remove } from '../call.ts';
import type { FilledOrder, FillBody } from '../reorder/contract.ts';
import type {
  FilledList,
  SavedList,
  SavedListBody,
  SavedListChanges,
  SavedListLinesBody,
  SavedListSummary,
} from './contract.ts';

interface OfList {
  uuid: string;
}

export const savedListsCall = get<SavedListSummary[]>('/api/v1/saved-lists/');
export const createSavedListCall = post<SavedListBody, SavedListSummary>('/api/v1/saved-lists/');
export const savedListCall = get<SavedList, OfList>('/api/v1/saved-lists/:uuid/');
export const changeSavedListCall = patch<SavedListChanges, SavedListSummary, OfList>(
  '/api/v1/saved-lists/:uuid/',
);
export const addToSavedListCall = post<SavedListLinesBody, FilledList, OfList>(
  '/api/v1/saved-lists/:uuid/lines/',
);
export const deleteSavedListCall = remove<OfList>('/api/v1/saved-lists/:uuid/');
export const restoreSavedListCall = post<undefined, SavedListSummary, OfList>(
  '/api/v1/saved-lists/:uuid/restore/',
);
/** Fills the cart, as ordering an order again does. */
export const orderSavedListCall = post<FillBody, FilledOrder, OfList>('/api/v1/saved-lists/:uuid/reorder/');
