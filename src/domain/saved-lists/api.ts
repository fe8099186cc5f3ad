import { z } from 'zod';
import { contract } from '../contract.ts';
import { exampleComparison, exampleFilled, fillingRefusals } from '../reorder/api.ts';
import { fillBody, filledOrder } from '../reorder/contract.ts';
import * as calls from './calls.ts';
import {
  filledList,
  savedList,
  savedListBody,
  savedListChanges,
  savedListLinesBody,
  savedListSummary,
  savedListUuid,
  type SavedListSummary,
} from './contract.ts';
import { maxListLines, maxLists } from './limits.ts';

const tag = 'Saved lists';

const example: SavedListSummary = {
  uuid: '7d3b0c52-4f0a-4b53-9c0f-0c8d5c1f4e21',
  version: 3,
  name: 'Pesukoht, iga kuu',
  products: 1,
  pieces: 2,
  author: 'Mari',
  changed_at: '2026-11-23T08:12:44.102Z',
  can_edit: true,
};
const summary = savedListSummary.meta({ examples: [example] });

export const savedLists = contract(calls.savedListsCall, {
  tag,
  summary: 'Lists of the active customer, by name',
  description: 'All colleagues see them and fill carts with them.',
  answer: z.array(savedListSummary).meta({ examples: [[example]] }),
});

export const createSavedList = contract(calls.createSavedListCall, {
  tag,
  summary: 'Make a list: empty, of products, or of a cart, an order, the favourites or another list',
  description: `A customer has ${maxLists} at most, each with ${maxListLines} products at most.`,
  body: savedListBody,
  answer: summary,
  errors: [
    'CUSTOMER_NEEDED',
    'SAVED_LISTS_FULL',
    'SAVED_LIST_FULL',
    'SAVED_LIST_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
  ],
});

export const readSavedList = contract(calls.savedListCall, {
  tag,
  summary: 'A list, with what its products cost now and which of them can be had',
  params: savedListUuid,
  answer: savedList.meta({ examples: [{ ...exampleComparison, ...example }] }),
  errors: ['SAVED_LIST_NOT_FOUND'],
});

export const changeSavedList = contract(calls.changeSavedListCall, {
  tag,
  summary: 'Rename a list, or change its lines: quantities, notes, order, and which there are',
  params: savedListUuid,
  body: savedListChanges,
  answer: summary,
  errors: ['SAVED_LIST_NOT_FOUND', 'SAVED_LIST_STALE', 'NOT_ALLOWED'],
});

export const addToSavedList = contract(calls.addToSavedListCall, {
  tag,
  summary: 'Add products to a list',
  params: savedListUuid,
  body: savedListLinesBody,
  answer: filledList.meta({ examples: [{ ...example, added: [{ product: 12, quantity: 1 }] }] }),
  errors: ['SAVED_LIST_NOT_FOUND', 'SAVED_LIST_FULL', 'NOT_ALLOWED', 'PRODUCT_NOT_FOUND'],
});

export const deleteSavedList = contract(calls.deleteSavedListCall, {
  tag,
  summary: 'Delete a list; for 30 days it can be restored',
  params: savedListUuid,
  errors: ['SAVED_LIST_NOT_FOUND', 'NOT_ALLOWED'],
});

export const restoreSavedList = contract(calls.restoreSavedListCall, {
  tag,
  summary: 'Bring a deleted list back',
  params: savedListUuid,
  answer: summary,
  errors: ['SAVED_LIST_NOT_FOUND', 'NOT_ALLOWED', 'SAVED_LISTS_FULL'],
});

export const orderSavedList = contract(calls.orderSavedListCall, {
  tag,
  summary: 'Put the products of a list into the cart',
  description: 'As `POST /api/v1/orders/{uuid}/reorder/` does, with the lines of the list.',
  params: savedListUuid,
  body: fillBody,
  answer: filledOrder.meta({ examples: [exampleFilled] }),
  errors: [...fillingRefusals, 'SAVED_LIST_NOT_FOUND', 'ORDER_LINE_NOT_FOUND'],
});
