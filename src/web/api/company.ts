import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as calls from '../../domain/customers/calls.ts';
import type {
  CustomerDocument,
  InvitationBody,
  InvitingCompany,
  Member,
  MemberBody,
} from '../../domain/customers/contract.ts';
import { ApiError, type Api, type Sending } from './client.ts';
import { putCustomer, type OfCustomer } from './customer-writes.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';
import { removal } from './removal.ts';
import { upload, type Upload } from './upload.ts';

type OfMember = OfCustomer & { userUuid: string };

export const membersQuery = (uuid: string) => getCall(calls.membersCall, { uuid }, fresh.short);
export const invitationsQuery = (uuid: string) => getCall(calls.invitationsCall, { uuid }, fresh.short);
/** The company behind a mailed invitation; null: the invitation was used, withdrawn or is too old. */
export const invitingCompanyQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [calls.invitingCompanyCall.path, { token }] as const,
    queryFn: ({ signal }): Promise<InvitingCompany | null> =>
      api
        .get<InvitingCompany>(calls.invitingCompanyCall.path, { token }, signal)
        .catch((problem: unknown) => {
          if (problem instanceof ApiError && problem.code === 'TOKEN_INVALID') return null;
          throw problem;
        }),
    ...fresh.short,
  });
export const documentsQuery = (uuid: string) => getCall(calls.documentsCall, { uuid }, fresh.short);

export const acceptInvitationMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (token: string) => api.send(calls.acceptInvitationCall, { body: { token } }),
    onSuccess: (joined) => putCustomer(queries, joined),
  });

export const changeMemberMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfMember, MemberBody>) => api.send(calls.changeMemberCall, sending),
    onSuccess: (changed) =>
      queries.setQueryData<Member[]>(membersQuery(uuid).queryKey, (known) =>
        known?.map((one) => (one.uuid === changed.uuid ? changed : one)),
      ),
  });

/** Not at once: somebody who leaves their own company by mistake must see it refused, not undone. */
export const removeMemberMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (userUuid: string) =>
      api.send(calls.removeMemberCall, { params: { uuid, userUuid }, body: undefined }),
    onSuccess: (_nothing, userUuid) =>
      queries.setQueryData<Member[]>(membersQuery(uuid).queryKey, (known) =>
        known?.filter((one) => one.uuid !== userUuid),
      ),
  });

export const inviteMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfCustomer, InvitationBody>) => api.send(calls.inviteCall, sending),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationsQuery(uuid).queryKey }),
  });

export const withdrawInvitationMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (id: number) =>
      api.send(calls.withdrawInvitationCall, { params: { uuid, id }, body: undefined, outlivesPage: true }),
    ...removal<{ id: number }>(queries, invitationsQuery(uuid).queryKey, ({ id }) => id),
  });

export const uploadDocumentMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (sending: Pick<Upload, 'form' | 'onProgress' | 'signal'>) =>
      upload<CustomerDocument>({ path: calls.documentsCall.path, params: { uuid }, ...sending }),
  });

export const deleteDocumentMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (id: number) =>
      api.send(calls.deleteDocumentCall, { params: { uuid, id }, body: undefined, outlivesPage: true }),
    ...removal<{ id: number }>(queries, documentsQuery(uuid).queryKey, ({ id }) => id),
  });
