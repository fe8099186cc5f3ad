import type { z } from 'zod';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { DeliveryInformation, deliveryInformationBody, Order } from '../../domain/orders/contract.ts';
import { checkInformation, deliveryCountry } from '../../domain/orders/information.ts';
import type { Db, Trx } from '../database.ts';
import { checkOldVatLater } from '../customers/service.ts';
import { subscribe } from '../newsletter/service.ts';
import type { Reader } from './access.ts';
import { draftAnswer } from './answer.ts';
import { askForApproval } from './approval.ts';
import { draftWithin, type Draft, type OrderServices } from './draft.ts';
import { updateInformation, usesVat } from './information-queries.ts';
import { updateSeenCents } from './line-queries.ts';
import { lockDraft } from './lock.ts';
import { readOrder, writtenOrder } from './reading.ts';

/** @throws ShopError ORDER_NOT_FOUND */
export async function readInformation(
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<DeliveryInformation | null> {
  return (await readOrder(services, reader, uuid)).delivery_information;
}

/**
 * Who buys, where the goods and the invoice go. Another country of delivery brings other prices, which are shown beside
 * those agreed to; where only the VAT goes because of a confirmed number, what was agreed to goes with it.
 * @throws ShopError ORDER_STEP_MISSING before a way of delivery is chosen (CO-01), FieldError
 */
export async function giveInformation(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { version, ...body }: z.output<typeof deliveryInformationBody>,
): Promise<Order> {
  const { visitor, now } = reader;
  const { language } = visitor.audience;
  const row = await lockDraft(trx, services, reader, uuid, version);
  const before = await draftWithin(trx, services, reader, row);
  if (!row.is_event && !before.deliveryOption)
    throw new ShopError('ORDER_STEP_MISSING', 'delivery', { more: { step: 'delivery' } });
  const { information, errors } = checkInformation({
    contact: body.contact,
    invoice_address: body.invoice_address,
    delivery_address: body.delivery_address ?? null,
    company: body.company ? { ...body.company, vat: body.company.vat ?? null } : null,
    purchase_order_number: body.purchase_order_number ?? null,
    consents: body.consents,
  });
  if (errors) throw new FieldError(errors);
  const isPickedUp = before.deliveryOption?.method.needsPickupPoint ?? false;
  const written = await updateInformation(trx, reader, row, {
    information,
    // Admission stays where the event is held.
    countryId:
      before.event && before.event.country_id !== null
        ? row.country_id
        : deliveryCountry(information, { isPickedUp, countryId: row.country_id }),
    isBusiness: information.company !== null || row.is_business_customer === true,
    language,
  });
  const vat = information.company?.vat ?? null;
  if (vat !== null) await checkOldVatLater(trx, vat, now);
  if (information.consents.newsletter && row.information?.consents.newsletter !== true)
    await subscribe(trx, visitor, { email: information.contact.email, source: 'checkout' }, now);
  const after = await draftWithin(trx, services, reader, written);
  const isFollowed = await followTerms(trx, before, after);
  // Nothing of it changes any more.
  if (!isFollowed && after.approval === null) return draftAnswer(after, visitor, now);
  await askForApproval(trx, after);
  return writtenOrder(trx, services, reader, uuid);
}

/** Prices that are lower by the VAT alone are those that were agreed to. Answers whether there are any. */
async function followTerms(trx: Trx, before: Draft, after: Draft): Promise<boolean> {
  if (!after.terms.isNet || before.terms.isNet || before.row.country_id !== after.row.country_id)
    return false;
  const lines = after.lines.flatMap(({ id, unitCents }, at) => {
    const was = before.lines[at];
    return was?.id === id && was.unitCents === was.seenCents ? [{ id, seenCents: unitCents }] : [];
  });
  await updateSeenCents(trx, after.row.id, lines);
  return lines.length > 0;
}

/** Whether the register of the Union is to be asked about a number for the sake of an order that may still be placed. */
export function isVatOfOrder(db: Db, vat: string): Promise<boolean> {
  return usesVat(db, vat);
}
