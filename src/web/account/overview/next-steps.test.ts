import { expect, test } from 'vitest';
import type { Customer } from '../../../domain/customers/contract.ts';
import { nextSteps } from './next-steps.ts';

const person = { is_active: true, is_individual: true, status: 'approved' } as Customer;
const company = { ...person, is_individual: false, vat_check: null };
const user = { needs_second_factor: false };
const delivery = [{ type: 'DELIVERY' as const }];

test('AC-01 a person without a company is told that one can be added, and a missing delivery address', () => {
  expect(nextSteps({ user, customers: [person], addresses: delivery })).toEqual(['addCompany']);
  expect(nextSteps({ user, customers: [person], addresses: [{ type: 'INVOICE' }] })).toEqual([
    'deliveryAddress',
    'addCompany',
  ]);
});

test('AC-01 addresses that are not known are not said to be missing', () => {
  expect(nextSteps({ user, customers: [company], addresses: undefined })).toEqual([]);
});

test('AC-01 of several customers without an active one, one is to be chosen', () => {
  const away = { ...company, is_active: false };
  expect(nextSteps({ user, customers: [away, away], addresses: undefined })).toEqual(['chooseCustomer']);
  expect(nextSteps({ user, customers: [away, company], addresses: delivery })).toEqual([]);
  expect(nextSteps({ user, customers: [], addresses: undefined })).toEqual(['addCompany']);
});

test('AC-01 what stops a company comes first, and what a role asks for before it', () => {
  const pending = {
    ...company,
    status: 'pending' as const,
    vat_check: { is_valid: false, checked_at: '2026-11-22T10:00:00Z' },
  };
  expect(nextSteps({ user: { needs_second_factor: true }, customers: [pending], addresses: [] })).toEqual([
    'secondFactor',
    'companyPending',
    'vatInvalid',
    'deliveryAddress',
  ]);
  expect(nextSteps({ user, customers: [{ ...pending, status: 'denied' }], addresses: delivery })).toEqual([
    'companyDenied',
    'vatInvalid',
  ]);
});
