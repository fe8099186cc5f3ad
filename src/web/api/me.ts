import { meCall } from '../../domain/me/calls.ts';
import { getCall } from './queries.ts';

/** What differs between two people who see the same cached page: asked once a document, again only when it was changed. */
export const meQuery = () => getCall(meCall, {}, { staleTime: Infinity });
