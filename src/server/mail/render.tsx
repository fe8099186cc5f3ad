import { render, toPlainText } from '@react-email/render';
import type { Language } from '../../domain/locales.ts';
import type { ShopSupport } from '../../domain/shops/contract.ts';
import { Layout } from './layout.tsx';
import type { MailTemplate } from './template.tsx';
import { templates } from './templates/index.ts';

export interface MailToDraw {
  template: string;
  language: Language;
  props: unknown;
  /** Where the shop the mail is from is reached. */
  origin: string;
  support: ShopSupport['customer'];
}

export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
  isSecurity: boolean;
}

/** A mail as it travels; null when there is no template of that name. */
export async function drawMail({
  template: name,
  language,
  props,
  origin,
  support,
}: MailToDraw): Promise<DrawnMail | null> {
  const template = Object.hasOwn(templates, name)
    ? (templates as Record<string, MailTemplate>)[name]
    : undefined;
  if (!template) return null;
  const link = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, origin);
    for (const [key, value] of Object.entries({ ...query, lang: language })) url.searchParams.set(key, value);
    return url.href;
  };
  const { subject, preview, body } = template.draw(props, { language, link });
  const html = await render(
    <Layout language={language} origin={origin} title={subject} preview={preview} support={support}>
      {body}
    </Layout>,
  );
  return {
    subject,
    html,
    text: toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }),
    isSecurity: template.isSecurity,
  };
}
