import type { Member } from '../../../domain/customers/contract.ts';

/** The name of a colleague, or the address of one who has not said theirs. */
export function memberName(member: Pick<Member, 'first_name' | 'last_name' | 'email'>): string {
  return `${member.first_name} ${member.last_name}`.trim() || member.email;
}
