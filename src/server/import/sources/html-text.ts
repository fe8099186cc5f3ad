import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'section'];
const allowedTags = [...blocks, 'br', 'li', 'tr', 'td', 'th'];
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Whether the text carries HTML: a tag that the web knows, not just `<` between numbers. A tag ends before the next begins:
 * to look for each one's end through the whole text would take a minute for a long one.
 */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|h[1-6]|a|table|tbody|tr|td|img|meta|style|script|font|section)\b[^<>]*>/i.test(
    text,
  );
}

/**
 * HTML as plain text, the way the shop keeps descriptions: paragraphs apart by an empty line, list items with a
 * bullet. Scripts, styles and every attribute are gone; entities are letters again.
 */
export function htmlToText(html: string): string {
  const source = looksLikeHtml(html) ? html.replace(/\s+/g, ' ') : html;
  const clean = sanitizeHtml(source, { allowedTags, allowedAttributes: {} });
  return clean
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '\n• ')
    .replace(/<tr>/g, '\n')
    .replace(/<t[dh]>/g, ' ')
    .replace(new RegExp(`</?(?:${blocks.join('|')})>`, 'g'), '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/• \n+/g, '• ')
    .replace(/(?<=^|\n)(• [^\n]*)\n+(?=• )/g, '$1\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
