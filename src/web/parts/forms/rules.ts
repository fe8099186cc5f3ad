import { isEmail } from '../../../domain/newsletter/rules.ts';

/** Says what is wrong with a value, as a label that `refusals.fields` words; null: nothing. */
export type Rule = (value: string) => string | null;

export const required: Rule = (value) => (value === '' ? 'required' : null);

export const email: Rule = (value) => (isEmail(value) ? null : 'invalid_email');

/** For a checkbox. */
export const agreed: Rule = (value) => (value === 'on' ? null : 'must_agree');

/** Characters as the shop counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function atLeast(min: number): Rule {
  return (value) => (lengthOf(value) < min ? 'too_short' : null);
}

/** In UTF-16 units, as the shop checks long texts. */
export function atMost(max: number): Rule {
  return (value) => (value.length > max ? 'too_long' : null);
}

/** Asked only of what was filled in. */
export function optional(rule: Rule): Rule {
  return (value) => (value === '' ? null : rule(value));
}

/** What the first rule that finds something wrong says. */
export function firstWrong(rules: readonly Rule[], value: string): string | null {
  for (const rule of rules) {
    const label = rule(value);
    if (label !== null) return label;
  }
  return null;
}
