import type { Customer } from '../../../domain/customers/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

/** What the register of the European Union said of the VAT number, and when. */
export function VatCheck({ check }: { check: Customer['vat_check'] }) {
  const t = useT();
  if (!check) {
    return (
      <span className="flex gap-1.5 type-body-s text-muted">
        <Icon name="hourglass-medium" size={16} className="mt-0.5" />
        {t('account.company.vatCheck.waiting')}
      </span>
    );
  }
  const date = formatDate(check.checked_at);
  return (
    <span className={`flex gap-1.5 type-body-s ${check.is_valid ? 'text-success' : 'text-danger'}`}>
      <Icon name={check.is_valid ? 'check-circle' : 'warning-circle'} size={16} className="mt-0.5" />
      {t(`account.company.vatCheck.${check.is_valid ? 'valid' : 'invalid'}`, { date })}
    </span>
  );
}
