import type { AuthUser } from '../../../domain/auth/contract.ts';
import type { Address, Customer } from '../../../domain/customers/contract.ts';

/** What would serve a person next; each has words and a place to go. */
export const nextStepNames = [
  'secondFactor',
  'chooseCustomer',
  'companyDenied',
  'companyPending',
  'vatInvalid',
  'deliveryAddress',
  'addCompany',
] as const;
export type NextStep = (typeof nextStepNames)[number];

interface Known {
  user: Pick<AuthUser, 'needs_second_factor'>;
  customers: readonly Customer[];
  /** Of the active customer; undefined: not known. */
  addresses: readonly Pick<Address, 'type'>[] | undefined;
}

/** The steps that fit, the most pressing first. */
export function nextSteps({ user, customers, addresses }: Known): NextStep[] {
  const active = customers.find((one) => one.is_active);
  const fits: Record<NextStep, boolean> = {
    secondFactor: user.needs_second_factor,
    chooseCustomer: customers.length > 1 && !active,
    companyDenied: active?.status === 'denied',
    companyPending: active?.status === 'pending',
    vatInvalid: active?.vat_check?.is_valid === false,
    deliveryAddress: active !== undefined && addresses?.some(({ type }) => type === 'DELIVERY') === false,
    addCompany: customers.every((one) => one.is_individual),
  };
  return nextStepNames.filter((name) => fits[name]);
}
