import { useT } from '../../i18n/texts.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BoxOf, FieldOf } from './fields.ts';
import { useCountries } from './useCountries.ts';
import type { Values } from './values.ts';

interface Props {
  field: FieldOf;
  values: Values;
  kind: 'delivery_address' | 'invoice_address';
  title: string;
  /** Left out: it is that of the order, on which prices and VAT stand. */
  country?: { id: number; onChange: (id: number) => void };
  /** Whether the invoice has the same address. */
  same?: { box: ReturnType<BoxOf>; isSame: boolean; setSame: (isSame: boolean) => void };
}

/** Street, code and town of an address; the name on it is the buyer's. */
export function AddressFields({ field, values, kind, title, country, same }: Props) {
  const t = useT();
  const countries = useCountries();
  const section = kind === 'delivery_address' ? 'shipping' : 'billing';
  const own = values[`${kind}.country_id`];
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-[160px_minmax(0,1fr)]">
      <h2 className="type-h3 md:col-span-2">{title}</h2>
      <TextField
        {...field(`${kind}.street`)}
        defaultValue={values[`${kind}.street`]}
        className="md:col-span-2"
        autoComplete={`${section} address-line1`}
        enterKeyHint="next"
        maxLength={255}
      />
      <TextField
        {...field(`${kind}.postal_code`)}
        defaultValue={values[`${kind}.postal_code`]}
        autoComplete={`${section} postal-code`}
        autoCapitalize="characters"
        enterKeyHint="next"
        maxLength={16}
      />
      <TextField
        {...field(`${kind}.city`)}
        defaultValue={values[`${kind}.city`]}
        autoComplete={`${section} address-level2`}
        enterKeyHint="next"
        maxLength={255}
      />
      {country ? (
        <Select
          {...field(`${kind}.country_id`)}
          className="md:col-span-2"
          autoComplete={`${section} country`}
          value={String(country.id)}
          onChange={(event) => country.onChange(Number(event.target.value))}
          options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : (
        <p className="type-body-s text-muted md:col-span-2">
          <input type="hidden" name={`${kind}.country_id`} value={own} />
          {t('checkout.fields.countryIs', {
            country: countries.find(({ id }) => String(id) === own)?.name ?? '',
          })}
        </p>
      )}
      {same && (
        <Checkbox
          {...same.box}
          checked={same.isSame}
          onChange={(event) => same.setSame(event.target.checked)}
          className="md:col-span-2"
        >
          {t('checkout.fields.same')}
        </Checkbox>
      )}
    </div>
  );
}
