import { waitingMails } from './mail.ts';
import type { Db } from '../src/server/database.ts';

/** What the last mail of a template to an address was told, such as its token. */
export async function lastMail(db: Db, template: string, to: string) {
  const mails = (await waitingMails(db)).filter((mail) => mail.template === template && mail.to === to);
  const last = mails.at(-1);
  if (!last) throw new Error(`no mail ${template} to ${to}`);
  return { ...last, props: last.props as Record<string, string>, count: mails.length };
}

/** How many mails to an address wait, whatever they are. */
export async function countMails(db: Db, to: string): Promise<number> {
  return (await waitingMails(db)).filter((mail) => mail.to === to).length;
}
