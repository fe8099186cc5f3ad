import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './reset-password.texts.ts';

/** To an address that has an account: sets a new password. */
export const resetPassword = template({
  props: z.object({ uid: z.string(), token: z.string() }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Action href={link('/', { modal: 'confirmPassword', modalProps: JSON.stringify(props) })}>
        {texts.action}
      </Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
