import type { SignedInMe } from '../../state/me.ts';

/** A person by name, or by e-mail address where there is no name. */
export function personName({ user }: SignedInMe): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}

/** Whom the pages are shown to: the active customer, for users of none the person; undefined: a choice is needed. */
export function shownName(me: SignedInMe): string | undefined {
  if (me.customers.length === 0) return personName(me);
  return me.customers.find((one) => one.is_active)?.name;
}

/** The first letters of the first two words, whatever the script. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\p{M}*/gu) ? name.split(/\s+/) : [];
  return words
    .flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}
