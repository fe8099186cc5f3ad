import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './confirm-email.texts.ts';

/** After registering: proves that the address is the person's own. */
export const confirmEmail = template({
  props: z.object({ name: z.string(), uid: z.string(), token: z.string() }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name={props.name} language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Action href={link('/auth/confirm/', { uid: props.uid, token: props.token })}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
