import * as api from '../../domain/customers/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { addAddress, deleteAddress, listAddresses } from './addresses.ts';
import { decideOnCustomer } from './approval.ts';
import { addCompany } from './companies.ts';
import {
  acceptInvitation,
  getInvitingCompany,
  invite,
  listInvitations,
  withdrawInvitation,
} from './invitations.ts';
import { decideOnDocument, deleteDocument, listDocuments } from './documents.ts';
import { changeMember, listMembers, removeMember } from './members.ts';
import { getCustomer, listCustomers } from './reading.ts';
import { changeActiveEntity, changeCustomer, chooseDelivery } from './service.ts';

/** Companies one address may try to add in a minute. */
const companiesPerMinute = 10;
/** Invitations are mails to people who did not ask for one. */
const invitationsPerMinute = 20;
/** Tokens cannot be guessed; this saves the work of trying. */
const acceptancesPerMinute = 30;

/** Customers of the signed-in user (AU-03, AU-04, AU-07). */
export function customerCalls(calls: ShopCalls, { db, clock }: { db: Db; clock: () => Date }): void {
  calls.each(api.customers, {}, (visitor) => listCustomers(db, visitor, clock()));
  calls.write(api.changeActiveEntity, {}, (visitor, { body }, trx) =>
    changeActiveEntity(trx, visitor, body.id, clock()),
  );
  calls.write(api.addBusinessAccount, { callsPerMinute: companiesPerMinute }, (visitor, { body }, trx) =>
    addCompany(trx, visitor, body, clock()),
  );
  calls.each(api.getCustomer, {}, (visitor, { params }) => getCustomer(db, visitor, params.uuid, clock()));
  calls.write(api.changeCustomer, {}, (visitor, { params, body }, trx) =>
    changeCustomer(trx, visitor, params.uuid, body, clock()),
  );
  calls.write(api.localeAndDelivery, {}, (visitor, { params, body }, trx) =>
    chooseDelivery(trx, visitor, params.uuid, body, clock()),
  );

  calls.each(api.addresses, {}, (visitor, { params }) => listAddresses(db, visitor, params.uuid));
  calls.write(api.addAddress, {}, (visitor, { params, body }, trx) =>
    addAddress(trx, visitor, params.uuid, body),
  );
  calls.write(api.deleteAddress, {}, (visitor, { params }, trx) => deleteAddress(trx, visitor, params));

  calls.each(api.members, {}, (visitor, { params }) => listMembers(db, visitor, params.uuid));
  calls.write(api.changeMember, {}, (visitor, { params, body }, trx) =>
    changeMember(trx, visitor, params, body),
  );
  calls.write(api.removeMember, {}, (visitor, { params }, trx) => removeMember(trx, visitor, params));
  calls.each(api.invitations, {}, (visitor, { params }) =>
    listInvitations(db, visitor, params.uuid, clock()),
  );
  calls.write(api.invite, { callsPerMinute: invitationsPerMinute }, (visitor, { params, body }, trx) =>
    invite(trx, visitor, params.uuid, body, clock()),
  );
  calls.write(api.withdrawInvitation, {}, (visitor, { params }, trx) =>
    withdrawInvitation(trx, visitor, params),
  );
  calls.each(api.companyOfInvitation, { callsPerMinute: acceptancesPerMinute }, (_visitor, { query }) =>
    getInvitingCompany(db, query.token, clock()),
  );
  calls.write(api.acceptInvitation, { callsPerMinute: acceptancesPerMinute }, (visitor, { body }, trx) =>
    acceptInvitation(trx, visitor, body.token, clock()),
  );

  calls.write(api.approveCustomer, {}, (visitor, { params, body }, trx) =>
    decideOnCustomer(trx, visitor, params.uuid, body, clock()),
  );

  calls.each(api.documents, {}, (visitor, { params }) => listDocuments(db, visitor, params.uuid, clock()));
  calls.write(api.deleteDocument, {}, (visitor, { params }, trx) => deleteDocument(trx, visitor, params));
  calls.write(api.approveDocument, {}, (visitor, { params, body }, trx) =>
    decideOnDocument(trx, visitor, params, body, clock()),
  );
}
