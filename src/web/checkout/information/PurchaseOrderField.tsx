import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FieldOf } from './fields.ts';
import type { Values } from './values.ts';

interface Props {
  field: FieldOf;
  values: Values;
  isCompany: boolean;
  /** Whether something was typed into it before, by a reload too. */
  isFilled: boolean;
}

/** The company's own number of this order. It is another one each time, so it is asked for also where all else is known. */
export function PurchaseOrderField({ field, values, isCompany, isFilled }: Props) {
  const t = useT();
  // Not by what stands in it now: emptied, it would close over who types.
  const [picked, setPicked] = useState<boolean | null>(null);
  return (
    <details
      hidden={!isCompany}
      open={picked ?? isFilled}
      onToggle={(event) => setPicked(event.currentTarget.open)}
    >
      <summary className="link type-body-s inline-flex min-h-11 cursor-pointer items-center">
        {t('checkout.fields.addPurchaseOrder')}
      </summary>
      <TextField
        {...field('purchase_order_number')}
        optional
        defaultValue={values.purchase_order_number}
        hint={t('checkout.fields.purchaseOrderHint')}
        className="mt-1"
        autoComplete="off"
        maxLength={64}
      />
    </details>
  );
}
