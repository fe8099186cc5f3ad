import { z } from 'zod';
import { noticeKinds } from '../../../domain/notices/kinds.ts';
import { Action, Greeting, Paragraph, isolated } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './confirm-notice.texts.ts';

/** Asks the owner of an address whether they asked for mails. Nothing of it was written by whoever typed the address. */
export const confirmNotice = template({
  props: z.object({ token: z.string(), kind: z.enum(noticeKinds), product: z.string().nullable() }),
  texts,
  subject: ({ props, texts }) => texts[props.kind].subject,
  preview: ({ props, texts }) => texts[props.kind].body,
  Body: ({ props, texts, language, link }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{texts[props.kind].body}</Paragraph>
      {props.product !== null && (
        <Paragraph>
          <b>{isolated(props.product)}</b>
        </Paragraph>
      )}
      <Action href={link('/notices', { token: props.token })}>{texts.action}</Action>
      <Paragraph isQuiet>{texts.notYou}</Paragraph>
    </>
  ),
});
