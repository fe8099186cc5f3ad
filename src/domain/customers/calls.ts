import { get, patch, post, put, remove } from '../call.ts';
import type {
  Address,
  AddressBody,
  Approval,
  ApprovalBody,
  BusinessAccountBody,
  Customer,
  CustomerBody,
  CustomerDocument,
  DocumentApprovalBody,
  Invitation,
  InvitationBody,
  InvitingCompany,
  LocaleAndDeliveryBody,
  Member,
  MemberBody,
} from './contract.ts';

interface OfCustomer {
  uuid: string;
}

/** The customers of the signed-in user. */
export const customersCall = get<Customer[]>('/api/v1/rest-auth/customers/');
export const changeActiveEntityCall = put<{ id: string }, Customer>('/api/v1/users/change-active-entity/');

export const customerCall = get<Customer, OfCustomer>('/api/v1/customers/:uuid/');
export const changeCustomerCall = put<CustomerBody, Customer, OfCustomer>('/api/v1/customers/:uuid/');
export const addBusinessAccountCall = post<BusinessAccountBody, Customer>('/api/v1/customers/');
export const localeAndDeliveryCall = patch<LocaleAndDeliveryBody, Customer, OfCustomer>(
  '/api/v1/customers/:uuid/locale-and-delivery/',
);

export const addressesCall = get<Address[], OfCustomer>('/api/v1/customers/:uuid/addresses/');
export const addAddressCall = post<AddressBody, Address, OfCustomer>('/api/v1/customers/:uuid/addresses/');
export const deleteAddressCall = remove<OfCustomer & { addressId: number }>(
  '/api/v1/customers/:uuid/addresses/:addressId/',
);

/** Colleagues and those invited. */
export const membersCall = get<Member[], OfCustomer>('/api/v1/customers/:uuid/users/');
export const changeMemberCall = put<MemberBody, Member, OfCustomer & { userUuid: string }>(
  '/api/v1/customers/:uuid/users/:userUuid/',
);
export const removeMemberCall = remove<OfCustomer & { userUuid: string }>(
  '/api/v1/customers/:uuid/users/:userUuid/',
);
export const invitationsCall = get<Invitation[], OfCustomer>('/api/v1/customers/:uuid/invitations/');
export const inviteCall = post<InvitationBody, Invitation, OfCustomer>(
  '/api/v1/customers/:uuid/invitations/',
);
export const withdrawInvitationCall = remove<OfCustomer & { id: number }>(
  '/api/v1/customers/:uuid/invitations/:id/',
);
/** Which company the mailed token invites to; for whoever has the token. */
export const invitingCompanyCall = get<InvitingCompany, { token: string }>(
  '/api/v1/customers/invitations/company/',
);
/** Joins the customer that the mailed token invites to. */
export const acceptInvitationCall = post<{ token: string }, Customer>(
  '/api/v1/customers/invitations/accept/',
);

/** Licences and certificates; files themselves travel as multipart and are served to members and staff alone. */
export const documentsCall = get<CustomerDocument[], OfCustomer>('/api/v1/customers/:uuid/documents/');
export const deleteDocumentCall = remove<OfCustomer & { id: number }>(
  '/api/v1/customers/:uuid/documents/:id/',
);

/** Staff looks at a company. */
export const approveCustomerCall = post<ApprovalBody, Approval, OfCustomer>(
  '/api/v1/administrator/customers/:uuid/approval/',
);
export const approveDocumentCall = post<DocumentApprovalBody, CustomerDocument, OfCustomer & { id: number }>(
  '/api/v1/administrator/customers/:uuid/documents/:id/approval/',
);
/** The file itself, for those who may list it. */
export const documentFileCall = get<never, OfCustomer & { id: number }>(
  '/api/v1/customers/:uuid/documents/:id/file/',
);
