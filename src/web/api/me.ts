import { mutationOptions } from '@tanstack/react-query';
import { changeActiveEntityCall } from '../../domain/customers/calls.ts';
import { meCall } from '../../domain/me/calls.ts';
import type { Api } from './client.ts';
import { getCall } from './queries.ts';

/** What differs between two people who see the same cached page: asked once a document, again only when it was changed. */
export const meQuery = () => getCall(meCall, {}, { staleTime: Infinity });

/** Makes another customer of the user the active one, by its uuid. Prices and all that is personal are then another's. */
export const actForMutation = (api: Api) =>
  mutationOptions({ mutationFn: (id: string) => api.send(changeActiveEntityCall, { body: { id } }) });
