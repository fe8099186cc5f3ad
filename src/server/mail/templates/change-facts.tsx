import { z } from 'zod';
import type { Language } from '../../../domain/locales.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { Paragraph } from '../layout.tsx';
import { texts } from './change-facts.texts.ts';

/** What mails about a change of an account say of it. */
export const changeFacts = {
  at: z.string(),
  /** A browser and system the shop knows by name, never what a device calls itself; null: another. */
  device: z.string().nullable(),
};

/** When and from what device, so that the owner can tell whether it was them. */
export function ChangeFacts({
  at,
  device,
  language,
}: {
  at: string;
  device: string | null;
  language: Language;
}) {
  const words = texts[language];
  return (
    <Paragraph>
      {words.when}: {formatDateTime(at)}
      <br />
      {words.device}: {device ?? words.unknown}
    </Paragraph>
  );
}
