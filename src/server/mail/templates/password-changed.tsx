import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { ChangeFacts, changeFacts } from './change-facts.tsx';
import { texts } from './password-changed.texts.ts';

/** After a password was set: tells the owner, who may not have been the one. */
export const passwordChanged = template({
  props: z.object(changeFacts),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ texts, language, link, props }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <ChangeFacts {...props} language={language} />
      <Action href={link('/account/overview')}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
