import {
  composedPageCall,
  postsCall,
  schemesByPathCall,
  sharedPlaceholdersCall,
  type PostsParams,
} from '../../domain/creator/calls.ts';
import type { EntityType } from '../../domain/creator/contract.ts';
import type { SharedPosition } from '../../domain/creator/placeholder-types.ts';
import { fresh, getCall } from './queries.ts';

/** The composed page of a path, with all its blocks. */
export const composedPageQuery = (path: string, type: EntityType = 'ROUTE') =>
  getCall(composedPageCall, { type, path }, fresh.schemes);

/** The content of the frame's positions, the same on every page. */
export const sharedPlaceholdersQuery = () => getCall(sharedPlaceholdersCall, {}, fresh.schemes);

/** What editors put above or below the list of an address. */
export const listPlaceholdersQuery = (types: readonly SharedPosition[], path: string) =>
  getCall(sharedPlaceholdersCall, { types, path }, fresh.schemes);

/** Whether there is any campaign to show, for the green link of the navbar. */
export const campaignsExistQuery = () => ({
  ...getCall<object, unknown[]>(
    schemesByPathCall,
    { type: 'CAMPAIGN', existence_only: true },
    fresh.campaignExists,
  ),
  select: (schemes: unknown[]) => schemes.length > 0,
});

export type { PostsParams };

/** A page of campaigns, events or articles. */
export const postsQuery = ({ type, ...params }: PostsParams) =>
  getCall(postsCall, { type, ...params }, fresh.schemes);
