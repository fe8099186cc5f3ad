import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './address-taken.texts.ts';

/** To the owner of an address that somebody tried to register, or to change theirs to. */
export const addressTaken = template({
  props: z.object({}),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ texts, language, link }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Action href={link('/', { modal: 'login' })}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.forgot}</Paragraph>
    </>
  ),
});
