import { useT } from '../../i18n/texts.tsx';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { Button } from '../../ui/Button.tsx';
import { addressLine } from './address-line.ts';
import type { Values } from './values.ts';

interface Props {
  values: Values;
  isBrought: boolean;
  onChange: () => void;
}

/** What will be sent, in words, for somebody who need not type. */
export function KnownDetails({ values, isBrought, onChange }: Props) {
  const t = useT();
  const isCompany = values.buyer === 'company';
  const person = `${values['contact.first_name']} ${values['contact.last_name']}`;
  const address = (kind: 'delivery_address' | 'invoice_address') =>
    addressLine({
      street: values[`${kind}.street`],
      postal_code: values[`${kind}.postal_code`],
      city: values[`${kind}.city`],
    });
  const isSame = isBrought && values.same === 'on';
  return (
    <div className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <dl className="grid gap-3 break-words">
        {isCompany && (
          <div>
            <dt className="type-body-s text-muted">{t('checkout.fields.company')}</dt>
            <dd>
              {values['company.name']}, {values['company.reg_code']}
              {values['company.vat'] && `, ${values['company.vat']}`}
            </dd>
          </div>
        )}
        <div>
          <dt className="type-body-s text-muted">{t('checkout.information.contact')}</dt>
          <dd>
            {person}, {values['contact.email']}, {nonBreaking(values['contact.phone'])}
          </dd>
        </div>
        {isBrought && (
          <div>
            <dt className="type-body-s text-muted">{t('checkout.information.deliveryAddress')}</dt>
            <dd>{address('delivery_address')}</dd>
          </div>
        )}
        <div>
          <dt className="type-body-s text-muted">{t('checkout.information.invoiceAddress')}</dt>
          <dd>{address(isSame ? 'delivery_address' : 'invoice_address')}</dd>
        </div>
      </dl>
      <Button variant="secondary" size="s" icon="pencil-simple" className="mt-4" onClick={onChange}>
        {t('checkout.information.change')}
      </Button>
    </div>
  );
}
