import { z } from 'zod';
import { addressOfCall } from '../call.ts';
import { contract } from '../contract.ts';
import { rowId } from '../fields.ts';
import { exampleLoyalty } from '../loyalty/examples.ts';
import {
  acceptInvitationCall,
  addAddressCall,
  addBusinessAccountCall,
  addressesCall,
  approveCustomerCall,
  approveDocumentCall,
  changeActiveEntityCall,
  changeCustomerCall,
  changeMemberCall,
  customerCall,
  customersCall,
  deleteAddressCall,
  deleteDocumentCall,
  documentFileCall,
  documentsCall,
  invitationsCall,
  inviteCall,
  invitingCompanyCall,
  localeAndDeliveryCall,
  membersCall,
  removeMemberCall,
  withdrawInvitationCall,
} from './calls.ts';
import {
  address,
  addressBody,
  approval,
  approvalBody,
  businessAccountBody,
  customer,
  customerBody,
  customerDocument,
  documentApprovalBody,
  invitation,
  invitationBody,
  invitingCompany,
  localeAndDeliveryBody,
  member,
  memberBody,
  type Address,
  type Customer,
  type CustomerDocument,
  type Invitation,
  type Member,
} from './contract.ts';

const tag = 'Customers';
const ofCustomer = z.strictObject({ uuid: z.uuid() });

const example: Customer = {
  uuid: '0198b9a2-7c1d-7f3e-8b4a-2d6c9e1f5a70',
  name: 'Salong Hele OÜ',
  middle_name: null,
  created_at: '2026-11-22T10:00:00.000Z',
  is_individual: false,
  reg_code: '12345678',
  vat: 'EE100594102',
  vat_check: { is_valid: true, checked_at: '2026-11-22T10:00:05.000Z' },
  phone: '+372 5551 2034',
  delivery_country_id: 2,
  status: 'approved',
  status_reason: null,
  role: 'CUSTOMER_ADMIN',
  is_active: true,
  is_recently_registered: true,
  spending_limit: null,
  orders_need_approval: false,
  loyalty: exampleLoyalty,
};

export const customers = contract(customersCall, {
  tag,
  summary: 'Customers of the signed-in user, by name',
  answer: z.array(customer).meta({ examples: [[example]] }),
});

export const changeActiveEntity = contract(changeActiveEntityCall, {
  tag,
  summary: 'Act for another of one’s customers',
  description: 'Holds for the session of the token. Prices are those of the customer from the next call on.',
  body: z.strictObject({ id: z.uuid().describe('uuid of the customer') }),
  answer: customer.meta({ examples: [example] }),
  errors: ['NOT_FOUND'],
});

export const addBusinessAccount = contract(addBusinessAccountCall, {
  tag,
  summary: 'Add a company, which the signed-in user administers',
  description:
    'It waits for approval with the prices of everybody. It becomes the active customer of a user who acts for none; others switch to it.',
  body: businessAccountBody,
  answer: customer.meta({ examples: [{ ...example, status: 'pending', vat_check: null }] }),
  errors: ['CUSTOMER_EXISTS', 'TOO_MANY_PENDING'],
});

export const getCustomer = contract(customerCall, {
  tag,
  summary: 'One customer of the signed-in user',
  params: ofCustomer,
  answer: customer.meta({ examples: [example] }),
});

export const changeCustomer = contract(changeCustomerCall, {
  tag,
  summary: 'Change a customer',
  params: ofCustomer,
  description:
    'A company that changes its registry code is looked at anew, and has the prices of everybody until it is approved.',
  body: customerBody,
  answer: customer.meta({ examples: [example] }),
  errors: ['NOT_ALLOWED', 'CUSTOMER_EXISTS'],
});

export const localeAndDelivery = contract(localeAndDeliveryCall, {
  tag,
  summary: 'Choose the country a customer’s goods are delivered to, and one’s own language',
  params: ofCustomer,
  body: localeAndDeliveryBody,
  answer: customer.meta({ examples: [example] }),
});

const exampleAddress: Address = {
  id: 7,
  type: 'DELIVERY',
  name: 'Salong Hele OÜ',
  street: 'Pärnu mnt 139',
  city: 'Tallinn',
  postal_code: '11317',
  country_id: 2,
  phone: null,
};

export const addresses = contract(addressesCall, {
  tag,
  summary: 'Addresses of a customer, the latest last',
  params: ofCustomer,
  answer: z.array(address).meta({ examples: [[exampleAddress]] }),
});

export const addAddress = contract(addAddressCall, {
  tag,
  summary: 'Add an address for invoices or deliveries',
  params: ofCustomer,
  body: addressBody,
  answer: address.meta({ examples: [exampleAddress] }),
  errors: ['NOT_ALLOWED'],
});

export const deleteAddress = contract(deleteAddressCall, {
  tag,
  summary: 'Delete an address of a customer',
  params: ofCustomer.extend({ addressId: rowId }),
  errors: ['NOT_ALLOWED'],
});

const exampleMember: Member = {
  uuid: '0198b9a2-8e54-7a11-9c3d-5f0a7b2e4d18',
  email: 'mari@salong.ee',
  first_name: 'Mari',
  last_name: 'Maasikas',
  role: 'CUSTOMER_USER',
  spending_limit: '500.00',
  orders_need_approval: false,
  is_me: false,
};
const ofMember = ofCustomer.extend({ userUuid: z.uuid() });

export const members = contract(membersCall, {
  tag,
  summary: 'Users of a customer, administrators first',
  params: ofCustomer,
  answer: z.array(member).meta({ examples: [[exampleMember]] }),
});

export const changeMember = contract(changeMemberCall, {
  tag,
  summary: 'Change what a user may do for a customer',
  description: 'Nobody loosens the limits of their own; a customer keeps an administrator.',
  params: ofMember,
  body: memberBody,
  answer: member.meta({ examples: [exampleMember] }),
  errors: ['NOT_ALLOWED', 'LAST_ADMIN'],
});

export const removeMember = contract(removeMemberCall, {
  tag,
  summary: 'Remove a user from a customer, or leave it',
  params: ofMember,
  errors: ['NOT_ALLOWED', 'LAST_ADMIN'],
});

const exampleInvitation: Invitation = {
  id: 3,
  email: 'mari@salong.ee',
  role: 'CUSTOMER_USER',
  spending_limit: '500.00',
  orders_need_approval: false,
  created_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-11-29T10:00:00.000Z',
};

export const invitations = contract(invitationsCall, {
  tag,
  summary: 'Invitations of a customer that can still be accepted, the latest last',
  params: ofCustomer,
  answer: z.array(invitation).meta({ examples: [[exampleInvitation]] }),
});

export const invite = contract(inviteCall, {
  tag,
  summary: 'Invite a colleague by e-mail to a company',
  description:
    'The mailed link works once, for seven days, and for that address alone. Inviting an address again replaces its former invitation.',
  params: ofCustomer,
  body: invitationBody,
  answer: invitation.meta({ examples: [exampleInvitation] }),
  errors: ['NOT_ALLOWED', 'ALREADY_MEMBER', 'TOO_MANY_INVITATIONS'],
});

export const withdrawInvitation = contract(withdrawInvitationCall, {
  tag,
  summary: 'Withdraw an invitation: its link is dead at once',
  params: ofCustomer.extend({ id: rowId }),
  errors: ['NOT_ALLOWED'],
});

const invitationToken = z.string().max(200, 'too_long');

export const companyOfInvitation = contract(invitingCompanyCall, {
  tag,
  summary: 'The company that a mailed token invites to',
  description: 'For whoever has the token, signed in or not, for as long as it can be accepted.',
  query: z.strictObject({ token: invitationToken }),
  answer: invitingCompany.meta({ examples: [{ name: 'Salong Hele OÜ' }] }),
  errors: ['TOKEN_INVALID'],
});

export const acceptInvitation = contract(acceptInvitationCall, {
  tag,
  summary: 'Join the customer that a mailed token invites to',
  description: 'It becomes the active customer of a user who acts for none; others switch to it.',
  body: z.strictObject({ token: invitationToken }),
  answer: customer.meta({ examples: [{ ...example, role: 'CUSTOMER_USER' }] }),
  errors: ['TOKEN_INVALID', 'INVITED_ANOTHER'],
});

export const approveCustomer = contract(approveCustomerCall, {
  tag,
  summary: 'Approve or deny a company, with the group that decides its prices',
  permission: 'change_customer',
  description:
    'Prices and restrictions of the group hold from the next request of its users on; its administrators are told by mail.',
  params: ofCustomer,
  body: approvalBody,
  answer: approval.meta({
    examples: [
      {
        uuid: example.uuid,
        status: 'approved',
        customer_group: 'salon',
        reason: null,
        status_changed_at: '2026-11-22T12:00:00.000Z',
      },
    ],
  }),
  errors: ['NOT_ALLOWED', 'CUSTOMER_EXISTS'],
});

const exampleDocument: CustomerDocument = {
  id: 5,
  name: 'kutsetunnistus.pdf',
  content_type: 'application/pdf',
  bytes: 182_044,
  expires_on: '2028-06-30',
  is_expired: false,
  status: 'pending',
  uploaded_at: '2026-11-22T10:00:00.000Z',
  url: addressOfCall(documentFileCall.path, { uuid: example.uuid, id: 5 }).url,
};
const ofDocument = ofCustomer.extend({ id: rowId });

export const documents = contract(documentsCall, {
  tag,
  summary: 'Licences and certificates of a customer, the latest last',
  description:
    'For its users, and for staff with view_customer. An administrator adds one by a POST to the same address as multipart/form-data: `file` (PDF, JPEG, PNG or WebP of 10 MB at most) and, if it expires, `expires_on`.',
  params: ofCustomer,
  answer: z.array(customerDocument).meta({ examples: [[exampleDocument]] }),
});

export const deleteDocument = contract(deleteDocumentCall, {
  tag,
  summary: 'Delete a document of a customer',
  params: ofDocument,
  errors: ['NOT_ALLOWED'],
});

export const approveDocument = contract(approveDocumentCall, {
  tag,
  summary: 'Approve or deny a document of a customer',
  permission: 'change_customer',
  params: ofDocument,
  body: documentApprovalBody,
  answer: customerDocument.meta({ examples: [{ ...exampleDocument, status: 'approved' }] }),
  errors: ['NOT_ALLOWED'],
});

/** Parameters of the address of a file, which is served by itself. */
export const documentFileParams = ofDocument;
export const uploadParams = ofCustomer;
