import type {
  ComposedPage,
  EntityType,
  PostPage,
  SharedPlaceholders,
} from '../../domain/creator/contract.ts';
import type { SharedPosition } from '../../domain/creator/placeholder-types.ts';
import { fresh, getCall } from './queries.ts';

/** The composed page of a path, with all its blocks. */
export const composedPageQuery = (path: string, type: EntityType = 'ROUTE') =>
  getCall<ComposedPage>('/api/v1/creator/composed-page/', { type, path }, fresh.schemes);

/** What stands in the positions of the frame, the same on every page. */
export const sharedPlaceholdersQuery = () =>
  getCall<SharedPlaceholders>('/api/v1/creator/shared-placeholders/', {}, fresh.schemes);

/** What editors put above or below the list of an address. */
export const listPlaceholdersQuery = (types: readonly SharedPosition[], path: string) =>
  getCall<SharedPlaceholders>('/api/v1/creator/shared-placeholders/', { types, path }, fresh.schemes);

/** Whether there is any campaign to show, for the green link of the navbar. */
export const campaignsExistQuery = () => ({
  ...getCall<unknown[]>(
    '/api/v1/creator/schemes-by-path/',
    { type: 'CAMPAIGN', existence_only: true },
    fresh.campaignExists,
  ),
  select: (schemes: unknown[]) => schemes.length > 0,
});

export interface PostsAsked {
  type: 'POST' | 'CAMPAIGN' | 'EVENT';
  page?: number;
  page_size?: number;
  location?: string | null;
  event_language?: string | null;
  event_category?: string | null;
  date?: string | null;
  upcoming?: boolean;
}

/** A page of campaigns, events or articles. */
export const postsQuery = ({ type, ...asked }: PostsAsked) =>
  getCall<PostPage>('/api/v1/creator/posts/', { type, ...asked }, fresh.schemes);
