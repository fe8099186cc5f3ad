import { z } from 'zod';
import { signInChanges } from '../../../domain/auth/sign-in-changes.ts';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { ChangeFacts, changeFacts } from './change-facts.tsx';
import { texts } from './sign-in-changed.texts.ts';

/**
 * After a way to sign in was added or taken away: tells the owner, who may not have been the one. It holds no name that
 * somebody gave a passkey, or whoever got in could write to the owner through it.
 */
export const signInChanged = template({
  props: z.object({ change: z.enum(signInChanges), ...changeFacts }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts, props: { change } }) => texts.changes[change],
  Body: ({ texts, language, link, props }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.changes[props.change]}</Paragraph>
      <ChangeFacts {...props} language={language} />
      <Action href={link('/account/security')}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
