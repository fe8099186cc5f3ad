import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { ZodError } from 'zod';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import { unsubscribePath } from '../../domain/notices/calls.ts';
import type { NoticeKind } from '../../domain/notices/kinds.ts';
import type { ShopSupport } from '../../domain/shops/contract.ts';
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts';
import { Layout } from './layout.tsx';
import type { MailAttachment, MailTemplate } from './template.tsx';
import { templates } from './templates/index.ts';

export interface MailToRender {
  template: string;
  language: Language;
  props: unknown;
  /** Where the shop the mail is from is reached. */
  origin: string;
  support: ShopSupport['customer'];
  /** The company that writes. */
  seller: Seller;
  /** The key by which its reader withdraws consent to mails of a kind. */
  noticeKey: (kind: NoticeKind) => string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  isSecurity: boolean;
  notice: NoticeKind | null;
  headers: Record<string, string>;
}

/** A mail as it travels; null when no template has this name and takes these props. */
export function renderMail({
  template: name,
  language,
  props,
  origin,
  support,
  seller,
  noticeKey,
}: MailToRender): RenderedMail | null {
  const template = Object.hasOwn(templates, name)
    ? (templates as Record<string, MailTemplate>)[name]
    : undefined;
  if (!template) return null;
  const link = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, origin);
    for (const [key, value] of Object.entries({ ...query, lang: language })) url.searchParams.set(key, value);
    return url.href;
  };
  const rendered = renderOrNull(() => template.render(props, { language, link }));
  if (!rendered) return null;
  const { preview, body, attachments } = rendered;
  const subject = oneLine(rendered.subject);
  const { notice, isSecurity } = template;
  const key = notice === null ? null : noticeKey(notice);
  const html = renderToStaticMarkup(
    <Layout
      {...{ language, origin, preview, support, seller }}
      title={subject}
      notice={notice !== null && key !== null ? { kind: notice, href: link('/notices', { key }) } : null}
    >
      {body}
    </Layout>,
  );
  const headers = key !== null ? unsubscribeHeaders(origin, key) : {};
  return {
    subject,
    html: documentOf(html),
    text: textOf(html.replaceAll(attributesNotRead, '')).trim(),
    attachments,
    isSecurity,
    notice,
    headers,
  };
}

/** What mail programs show a button by that stops such mails with one press (RFC 8058). */
function unsubscribeHeaders(origin: string, key: string): Record<string, string> {
  const url = new URL(unsubscribePath, origin);
  url.searchParams.set('key', key);
  return { 'List-Unsubscribe': `<${url.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Props that an older release wrote may be others than those of today. */
function renderOrNull<T>(render: () => T): T | null {
  try {
    return render();
  } catch (error) {
    if (error instanceof ZodError) return null;
    throw error;
  }
}

const maxSubjectLength = 200;

/** A header holds one line; nobody's name ends it and begins another. */
function oneLine(subject: string): string {
  const line = subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length <= maxSubjectLength ? line : `${[...line].slice(0, maxSubjectLength - 1).join('')}…`;
}

/** What mail programs lay tables out by as it is meant. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** What React tells browsers to fetch early; no mail program does. */
const preloads = /<link rel="preload"[^>]*>/g;

/**
 * Lines of a narrow screen break between a number and its unit, and behind any hyphen: `e-post` is one word. A span says so in
 * every mail program, where a letter that joins may be rendered as a box.
 */
function documentOf(html: string): string {
  const [head, body] = html.split('<body');
  const shown = body!.replaceAll(/(?<=>)[^<]*[\d-][^<]*/g, (text) =>
    nonBreakingUnits(text).replaceAll(wordsOfOneLetter, '<span style="white-space:nowrap">$&</span>'),
  );
  return `${doctype}${head!.replaceAll(preloads, '')}<body${shown}`;
}

/** `e-post`, `e-pastā`; not parts of an address. */
const wordsOfOneLetter = /(?<![\p{L}\p{N}@./-])\p{L}-\p{Ll}{2,12}(?![\p{L}\p{N}@-])/gu;

/** Most of a mail's HTML, of which its plain text knows nothing: reading past it would take longer than all else of it. */
const attributesNotRead = / (?!href=|data-skip-in-text=)[a-zA-Z-]+="[^"]*"/g;

/** Made once: it takes longer than any mail. */
const textOf = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    { selector: 'h1', options: { uppercase: false } },
    // The number itself stands beside it.
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
});
