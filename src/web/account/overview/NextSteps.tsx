import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Panel } from '../Panel.tsx';
import type { NextStep } from './next-steps.ts';

const icons: Record<NextStep, IconName> = {
  secondFactor: 'lock-simple',
  chooseCustomer: 'swap',
  companyDenied: 'prohibit',
  companyPending: 'hourglass-medium',
  vatInvalid: 'warning',
  deliveryAddress: 'truck',
  addCompany: 'buildings',
};

const places: Record<Exclude<NextStep, 'addCompany'>, string> = {
  secondFactor: paths.account.security(),
  chooseCustomer: paths.account.company(),
  companyDenied: paths.account.company(),
  companyPending: paths.account.company(),
  vatInvalid: paths.account.company(),
  deliveryAddress: paths.account.addresses(),
};

/** What to do next, most pressing first. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const t = useT();
  const { openModal } = useModals();
  if (steps.length === 0) return null;
  return (
    <Panel title={t('account.next.title')}>
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <li
            key={step}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 md:flex-nowrap"
          >
            <Icon name={icons[step]} size={24} className="text-muted max-md:hidden" />
            <div className="min-w-0 grow">
              <p className="font-medium">{t(`account.next.${step}.title`)}</p>
              <p className="text-muted">{t(`account.next.${step}.body`)}</p>
            </div>
            {step === 'addCompany' ? (
              <Button variant="secondary" onClick={() => openModal('addBusinessAccount')}>
                {t('account.next.addCompany.action')}
              </Button>
            ) : (
              <ButtonLink variant="secondary" href={places[step]}>
                {t(`account.next.${step}.action`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
