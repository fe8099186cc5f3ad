import { z } from 'zod';
import { Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { ChangeFacts, changeFacts } from './change-facts.tsx';
import { texts } from './email-changed.texts.ts';

/** To the former address of a user, after another was confirmed. */
export const emailChanged = template({
  props: z.object(changeFacts),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ texts, language, props }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <ChangeFacts {...props} language={language} />
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
