import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './data-export.texts.ts';

/** An archive of personal data is ready. Its link stays in the account: a mail is read by more than one person. */
export const dataExport = template({
  props: z.object({ name: z.string() }),
  texts,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name={props.name} language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Action href={link('/account/data')}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
