import { postalCodeOf } from '../../../domain/customers/rules.ts';
import type { CountryCode } from '../../../domain/shops/audience.ts';
import type { Translate } from '../../i18n/texts.tsx';
import { optional, phone, regCode, vatNumber } from '../../parts/forms/field-rules.ts';
import { agreed, email, required, type Rule } from '../../parts/forms/rules.ts';
import type { FieldDefinition } from '../../parts/forms/useForm.ts';
import type { FieldName } from './values.ts';

type AddressKind = 'delivery_address' | 'invoice_address';

interface Asked {
  isCompany: boolean;
  /** Whose numbers of companies are asked for. */
  country: CountryCode;
  titles: Record<AddressKind, string>;
  /** The country of each address that is asked for; null: it is not. */
  delivery: number | null;
  invoice: number | null;
}

/** The fields of the details, in the order they are checked. Nothing is wrong with those that nobody is asked for. */
export function informationFields(t: Translate, asked: Asked): Record<FieldName, FieldDefinition> {
  const { isCompany, country, titles, delivery, invoice } = asked;
  // Of two addresses on the page each is named.
  const areTwo = delivery !== null && invoice !== null;
  const address = (kind: AddressKind, countryId: number | null) =>
    addressFields(t, kind, { countryId, of: areTwo ? titles[kind] : undefined });
  return {
    buyer: { label: t('checkout.fields.buyer') },
    'company.name': { label: t('checkout.fields.companyName'), rules: when(isCompany, required) },
    'company.reg_code': {
      label: t('checkout.fields.regCode'),
      rules: when(isCompany, required, regCode(country)),
      limits: { format: t(`checkout.regCodeFormat.${country}`) },
    },
    'company.vat': {
      label: t('checkout.fields.vat'),
      rules: when(isCompany, optional(vatNumber(country))),
      limits: { format: t(`checkout.vatFormat.${country}`) },
    },
    'contact.first_name': { label: t('checkout.fields.firstName'), rules: [required] },
    'contact.last_name': { label: t('checkout.fields.lastName'), rules: [required] },
    'contact.email': { label: t('checkout.fields.email'), rules: [required, email] },
    'contact.phone': { label: t('checkout.fields.phone'), rules: [required, phone] },
    ...address('delivery_address', delivery),
    same: { label: t('checkout.fields.same') },
    ...address('invoice_address', invoice),
    purchase_order_number: { label: t('checkout.fields.purchaseOrder') },
    'consents.terms': { label: t('checkout.consents.termsShort'), rules: [agreed] },
    'consents.newsletter': { label: t('checkout.consents.newsletter') },
  };
}

function addressFields<Kind extends AddressKind>(
  t: Translate,
  kind: Kind,
  { countryId, of }: { countryId: number | null; of: string | undefined },
) {
  const isAsked = countryId !== null;
  return {
    [`${kind}.street`]: { of, label: t('checkout.fields.street'), rules: when(isAsked, required) },
    [`${kind}.postal_code`]: {
      of,
      label: t('checkout.fields.postalCode'),
      rules: isAsked ? [required, postalCode(countryId)] : [],
    },
    [`${kind}.city`]: { of, label: t('checkout.fields.city'), rules: when(isAsked, required) },
    [`${kind}.country_id`]: { label: t('checkout.fields.country') },
  } as Record<`${Kind}.${'street' | 'postal_code' | 'city' | 'country_id'}`, FieldDefinition>;
}

const when = (isAsked: boolean, ...rules: Rule[]) => (isAsked ? rules : []);

const postalCode =
  (countryId: number): Rule =>
  (value) =>
    postalCodeOf(countryId, value) === null ? 'invalid_postal_code' : null;
