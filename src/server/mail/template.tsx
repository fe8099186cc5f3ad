import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Language } from '../../domain/locales.ts';
import type { NoticeKind } from '../../domain/notices/kinds.ts';

/** What a template renders with, beside its props. */
export interface MailContext {
  language: Language;
  /** The address of a page of the shop the mail is from; it opens in the mail's language. */
  link: (path: string, query?: Record<string, string>) => string;
}

interface Parts<Props, Texts> extends MailContext {
  props: Props;
  texts: Texts;
}

/** A file of the shop's private storage that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  storageKey: string;
}

interface Definition<Props extends object, Texts> {
  props: z.ZodType<Props>;
  texts: Record<Language, Texts>;
  subject: (parts: Parts<Props, Texts>) => string;
  /** What a list of mails shows beside the subject. */
  preview: (parts: Parts<Props, Texts>) => string;
  Body: (parts: Parts<Props, Texts>) => ReactNode;
  attachments?: (parts: Parts<Props, Texts>) => MailAttachment[];
  /** Concerns who may get into an account: sent even to an address that was refused before. */
  isSecurity?: boolean;
  /** Sent with consent alone: not to who has not said yes to the kind, and with a link to withdraw it. */
  notice?: NoticeKind;
}

interface MailParts {
  subject: string;
  preview: string;
  body: ReactNode;
  attachments: MailAttachment[];
}

export interface MailTemplate<Props extends object = object> {
  props: z.ZodType<Props>;
  isSecurity: boolean;
  /** Null: sent without asking. */
  notice: NoticeKind | null;
  /** @throws ZodError when the props are not those of the template */
  render(props: unknown, context: MailContext): MailParts;
}

/** A mail: what it is told (`props`), its words in each language, and how it looks. */
export function template<Props extends object, Texts>({
  props: schema,
  texts,
  subject,
  preview,
  Body,
  attachments = () => [],
  isSecurity = false,
  notice,
}: Definition<Props, Texts>): MailTemplate<Props> {
  return {
    props: schema,
    isSecurity,
    notice: notice ?? null,
    render(props, context) {
      const parts = { ...context, props: schema.parse(props), texts: texts[context.language] };
      return {
        subject: subject(parts),
        preview: preview(parts),
        body: <Body {...parts} />,
        attachments: attachments(parts),
      };
    },
  };
}
