import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './confirm-new-email.texts.ts';

/** To the new address of a user: makes it the one to sign in with. */
export const confirmNewEmail = template({
  props: z.object({ token: z.string() }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Action href={link('/auth/confirm-new-email/', { token: props.token })}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
