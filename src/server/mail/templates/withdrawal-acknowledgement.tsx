import { z } from 'zod';
import { Action, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './withdrawal-acknowledgement.texts.ts';

/** The acknowledgement of receipt of a withdrawal: its text to the letter, with the PDF. */
export const withdrawalAcknowledgement = template({
  props: z.object({
    uuid: z.string(),
    /** As it was acknowledged; its first line is the title. */
    text: z.string(),
    sha256: z.string(),
    storageKey: z.string(),
  }),
  texts,
  subject: ({ texts: words }) => words.subject,
  preview: ({ texts: words }) => words.preview,
  attachments: ({ props }) => [
    {
      filename: `withdrawal-${props.uuid.slice(0, 8)}.pdf`,
      contentType: 'application/pdf',
      storageKey: props.storageKey,
    },
  ],
  Body: ({ props, texts: words, link }) => (
    <>
      {props.text
        .split('\n')
        .slice(1)
        .map((line) => (
          <Paragraph key={line}>
            <span dir="auto">{line}</span>
          </Paragraph>
        ))}
      <Paragraph>{words.next}</Paragraph>
      <Paragraph isQuiet>{words.check}</Paragraph>
      <Paragraph isQuiet>{words.keep.replace('{hash}', props.sha256)}</Paragraph>
      <Action href={link(`/withdraw/${props.uuid}`)}>{words.action}</Action>
    </>
  ),
});
