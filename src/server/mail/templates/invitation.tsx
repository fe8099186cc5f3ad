import { z } from 'zod';
import { formatDate } from '../../../domain/time.ts';
import { Action, Greeting, isolated, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './invitation.texts.ts';

/** Asks somebody to become a colleague at a company; the token proves that the address is theirs. */
export const invitation = template({
  props: z.object({ inviter: z.string(), company: z.string(), token: z.string(), expiresAt: z.string() }),
  texts,
  subject: ({ texts, props }) => texts.subject(isolated(props.company)),
  preview: ({ texts, props }) => whoInvites(texts, props),
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{whoInvites(texts, props)}</Paragraph>
      <Paragraph>{texts.how}</Paragraph>
      <Action href={link('/auth/invitation', { token: props.token })}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.until(formatDate(props.expiresAt))}</Paragraph>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});

function whoInvites(words: (typeof texts)['et'], { inviter, company }: { inviter: string; company: string }) {
  const who = isolated(inviter);
  return who === '' ? words.bodyWithoutName(isolated(company)) : words.body(who, isolated(company));
}
