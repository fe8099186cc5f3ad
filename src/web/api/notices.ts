import { mutationOptions } from '@tanstack/react-query';
import type { NoParams } from '../../domain/call.ts';
import {
  askBackInStockCall,
  cancelBackInStockCall,
  changePreferencesCall,
  confirmNoticeCall,
  noticesCall,
  preferencesCall,
  switchNoticeCall,
} from '../../domain/notices/calls.ts';
import type {
  BackInStockBody,
  Notices,
  NoticeSwitch,
  Preferences,
  PreferencesBody,
  SwitchBody,
} from '../../domain/notices/contract.ts';
import type { Api, Sending } from './client.ts';
import type { Tools } from './customers.ts';
import { meQuery } from './me.ts';
import { fresh, getCall } from './queries.ts';
import { userQuery } from './user.ts';

export const noticesQuery = () => getCall(noticesCall, {}, fresh.short);
export const preferencesQuery = (key: string) => getCall(preferencesCall, { key }, fresh.short);

/** A kind of letters, on or off; it shows at once, and as it was when the shop refuses. Those that follow each other are saved in turn. */
export const switchNoticeMutation = ({ api, queries }: Tools) => {
  const { queryKey } = noticesQuery();
  const mutationKey = ['switch notice'];
  const show = (body: SwitchBody) =>
    queries.setQueryData<Notices>(
      queryKey,
      (known) => known && { ...known, switches: switched(known.switches, body) },
    );
  return mutationOptions({
    mutationKey,
    scope: { id: 'notices' },
    mutationFn: (body: SwitchBody) => api.send(switchNoticeCall, { body, outlivesPage: true }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey });
      show(body);
    },
    onError: (_error, { kind, is_on }) => show({ kind, is_on: !is_on }),
    onSuccess: (notices) => {
      // An earlier answer knows nothing of a later press.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, notices);
      // Whether somebody has the newsletter is part of who they are.
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
      void queries.invalidateQueries({ queryKey: meQuery().queryKey });
    },
  });
};

/** The same by the link of a letter. What is switched on shows when it was confirmed. */
export const changePreferencesMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (body: PreferencesBody) => api.send(changePreferencesCall, { body }),
    onSuccess: (answer: Preferences, { key }) => queries.setQueryData(preferencesQuery(key).queryKey, answer),
  });

export const confirmNoticeMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (token: string) => api.send(confirmNoticeCall, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery().queryKey }),
  });

export const askBackInStockMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sending: Sending<{ id: number }, BackInStockBody>) => api.send(askBackInStockCall, sending),
  });

/** Waits for a product no longer; it leaves the list at once. */
export const cancelBackInStockMutation = ({ api, queries }: Tools) => {
  const { queryKey } = noticesQuery();
  return mutationOptions({
    mutationFn: (id: number) =>
      api.send(cancelBackInStockCall, {
        params: { id },
        body: undefined,
        outlivesPage: true,
      } satisfies Sending<NoParams & { id: number }, undefined>),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const former = queries.getQueryData<Notices>(queryKey);
      queries.setQueryData<Notices>(
        queryKey,
        (known) => known && { ...known, waiting: known.waiting.filter(({ product }) => product.id !== id) },
      );
      return { former };
    },
    onError: (_error, _id, context) => queries.setQueryData(queryKey, context?.former),
  });
};

function switched(switches: readonly NoticeSwitch[], { kind, is_on }: SwitchBody): NoticeSwitch[] {
  return switches.map((one) => (one.kind === kind ? { ...one, is_on } : one));
}
