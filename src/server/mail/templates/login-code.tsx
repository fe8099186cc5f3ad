import { z } from 'zod';
import { Code, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './login-code.texts.ts';

/** While somebody signs in with another service: proves that the address it told is theirs. */
export const loginCode = template({
  props: z.object({ code: z.string().regex(/^\d{8}$/) }),
  texts,
  isSecurity: true,
  subject: ({ texts }) => texts.subject,
  preview: ({ texts }) => texts.body,
  Body: ({ props, texts }) => (
    <>
      <Paragraph>{texts.body}</Paragraph>
      <Code>{`${props.code.slice(0, 4)} ${props.code.slice(4)}`}</Code>
      <Paragraph>{texts.expiry}</Paragraph>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
