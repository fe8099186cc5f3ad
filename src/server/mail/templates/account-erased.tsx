import { z } from 'zod';
import { Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './account-erased.texts.ts';

/** The last mail to somebody whose data were erased: proof for them, and a warning where it was not they who asked. */
export const accountErased = template({
  props: z.object({ name: z.string() }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts, language }) => (
    <>
      <Greeting name={props.name} language={language} />
      <Paragraph>{texts.body}</Paragraph>
      <Paragraph isQuiet>{texts.again}</Paragraph>
    </>
  ),
});
