import type { CountryCode } from '../../../domain/shops/audience.ts';
import { useT } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FieldOf } from './fields.ts';
import type { Values } from './values.ts';

interface Props {
  field: FieldOf;
  values: Values;
  isCompany: boolean;
  setBuyer: (buyer: string) => void;
  /** Whose registry the company stands in. */
  country: CountryCode;
  isEvent: boolean;
}

/** Who buys, and whom to call about it. */
export function BuyerFields({ field, values, isCompany, setBuyer, country, isEvent }: Props) {
  const t = useT();
  return (
    <>
      <Segmented
        label={t('checkout.fields.buyer')}
        name="buyer"
        className="max-md:flex md:justify-self-start"
        value={isCompany ? 'company' : 'person'}
        onChange={setBuyer}
        options={[
          {
            value: 'person',
            label: (
              <>
                <Icon name="user" /> {t('checkout.fields.person')}
              </>
            ),
          },
          {
            value: 'company',
            label: (
              <>
                <Icon name="buildings" /> {t('checkout.fields.company')}
              </>
            ),
          },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 rounded-panel border border-line bg-surface p-4 md:grid-cols-2 md:p-6">
        <div hidden={!isCompany} className={isCompany ? 'contents' : undefined}>
          <TextField
            {...field('company.name')}
            defaultValue={values['company.name']}
            className="md:col-span-2"
            autoComplete="organization"
            enterKeyHint="next"
            maxLength={255}
          />
          <TextField
            {...field('company.reg_code')}
            defaultValue={values['company.reg_code']}
            hint={t(`checkout.regCodeFormat.${country}`)}
            inputMode={country === 'EE' || country === 'LV' ? 'numeric' : undefined}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={64}
          />
          <TextField
            {...field('company.vat')}
            optional
            defaultValue={values['company.vat']}
            hint={t(`checkout.vatFormat.${country}`)}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            maxLength={64}
          />
        </div>
        <h2 className="type-h3 md:col-span-2">{t('checkout.information.contact')}</h2>
        <TextField
          {...field('contact.first_name')}
          defaultValue={values['contact.first_name']}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={255}
        />
        <TextField
          {...field('contact.last_name')}
          defaultValue={values['contact.last_name']}
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={255}
        />
        <TextField
          {...field('contact.email')}
          defaultValue={values['contact.email']}
          hint={t(isEvent ? 'tickets.attendees.emailHint' : 'checkout.fields.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={255}
        />
        <TextField
          {...field('contact.phone')}
          defaultValue={values['contact.phone']}
          hint={t(isEvent ? 'tickets.attendees.phoneHint' : 'checkout.fields.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={64}
        />
      </div>
    </>
  );
}
