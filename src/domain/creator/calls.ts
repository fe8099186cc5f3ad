import { get } from '../call.ts';
import type {
  Component,
  ComposedPage,
  EntityType,
  Placeholder,
  PostPage,
  Scheme,
  SharedPlaceholders,
} from './contract.ts';
import type { SharedPosition } from './placeholder-types.ts';

export const schemesByPathCall = get<
  Scheme[],
  {
    type?: EntityType;
    path?: string;
    allow_fallback?: boolean;
    is_business?: boolean;
    existence_only?: boolean;
  }
>('/api/v1/creator/schemes-by-path/');
export const componentsOfSchemeCall = get<Component[], { scheme_uuid: string }>(
  '/api/v1/creator/components-v2/',
);
export const componentsOfRouteCall = get<Component[], { route_uuid: string }>('/api/v1/creator/components/');
export const placeholdersCall = get<Placeholder[], { route_uuid: string }>('/api/v1/creator/placeholders/');
export const composedPageCall = get<ComposedPage, { type?: EntityType; path: string }>(
  '/api/v1/creator/composed-page/',
);
export const sharedPlaceholdersCall = get<
  SharedPlaceholders,
  { types?: readonly SharedPosition[]; path?: string }
>('/api/v1/creator/shared-placeholders/');

export interface PostsParams {
  type: 'POST' | 'CAMPAIGN' | 'EVENT';
  page?: number;
  page_size?: number;
  location?: string | null;
  event_language?: string | null;
  event_category?: string | null;
  date?: string | null;
  upcoming?: boolean;
}
export const postsCall = get<PostPage, PostsParams>('/api/v1/creator/posts/');
