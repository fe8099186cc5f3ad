import { regCodeOf, vatOf } from '../../../domain/customers/company-numbers.ts';
import { isPhone } from '../../../domain/customers/rules.ts';
import type { CountryCode } from '../../../domain/shops/audience.ts';
import type { Rule } from './rules.ts';

/** Asks the rule only of what was filled in. */
export function optional(rule: Rule): Rule {
  return (value) => (value === '' ? null : rule(value));
}

export const phone: Rule = (value) => (isPhone(value) ? null : 'invalid_phone');

export function regCode(country: CountryCode): Rule {
  return (value) => (regCodeOf(country, value) === null ? 'invalid_reg_code' : null);
}

export function vatNumber(country: CountryCode): Rule {
  return (value) => (vatOf(country, value) === null ? 'invalid_vat' : null);
}
