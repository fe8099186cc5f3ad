import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eraseCall, exportsCall, startExportCall } from '../../domain/personal-data/calls.ts';
import type { PersonalDataExport } from '../../domain/personal-data/contract.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';

/** An archive takes some seconds; who waits for it is told as soon as it is there. */
const pollMs = 2000;

export const exportsQuery = () =>
  queryOptions({
    ...getCall(exportsCall, {}, fresh.short),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? pollMs : false),
  });

export const startExportMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: () => api.send(startExportCall, { body: undefined }),
    onSuccess: (started) =>
      queries.setQueryData<PersonalDataExport[]>(exportsQuery().queryKey, (known = []) => [
        started,
        ...known.filter(({ id }) => id !== started.id),
      ]),
  });

/** Without an idempotency key: the user whose it would be is gone when the call is made again. */
export const eraseMutation = ({ api }: Pick<Tools, 'api'>) =>
  mutationOptions({ mutationFn: () => api.send(eraseCall, { body: undefined }) });
