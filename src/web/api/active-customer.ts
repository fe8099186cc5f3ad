import { mutationOptions } from '@tanstack/react-query';
import { changeActiveEntityCall } from '../../domain/customers/calls.ts';
import type { Api } from './client.ts';

/** Makes another customer of the user the active one, by its uuid. Prices and all that is personal are then another's. */
export const actForMutation = (api: Api) =>
  mutationOptions({ mutationFn: (id: string) => api.send(changeActiveEntityCall, { body: { id } }) });
