import { isOutside, isSafeUrl } from './urls.ts';

/** Inline marks allowed in rich text; every other tag is dropped. */
export const inlineTags = ['b', 'i', 'u', 'mark', 'a'] as const;
export type InlineTag = (typeof inlineTags)[number];

/** A piece of a line: text, a line break, or marked text. There is never an `a` without a permitted `href`. */
export type InlinePiece = string | { tag: 'br' } | { tag: InlineTag; href?: string; children: InlinePiece[] };

/** Elements whose content is not text for readers. */
const dropped = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math']);
const sameAs: Record<string, InlineTag> = {
  strong: 'b',
  em: 'i',
  b: 'b',
  i: 'i',
  u: 'u',
  mark: 'mark',
  a: 'a',
};
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{a0}',
  shy: '\u{ad}',
};

/** Maximum nesting: an attacker's thousand tags become plain text. */
const depthLimit = 12;

interface Open {
  name: string;
  children: InlinePiece[];
}

/**
 * Parses inline HTML into pieces. Only the permitted marks survive; every other tag is dropped and leaves its
 * text, scripts and styles are dropped whole. The result can be rendered as elements without trusting the text.
 */
export function inlinePieces(html: string): InlinePiece[] {
  const root: InlinePiece[] = [];
  const stack: Open[] = [];
  const into = () => stack.at(-1)?.children ?? root;
  // No part of a tag runs past the next bracket, and its name takes all of its letters, so parsing is linear.
  const pattern =
    /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)(?![a-zA-Z0-9:-])((?:"[^"<>]*"|'[^'<>]*'|[^'"<>])*)>/g;
  let at = 0;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    addText(into(), html.slice(at, match.index));
    at = pattern.lastIndex;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (match[1]) close(name);
    else if (dropped.has(name)) at = pattern.lastIndex = endOf(html, name, at);
    else if (name === 'br') into().push({ tag: 'br' });
    else open(name, match[3] ?? '');
  }
  addText(into(), html.slice(at));
  return root;

  function open(name: string, attributes: string): void {
    const tag = sameAs[name];
    if (!tag || stack.length >= depthLimit) return;
    const href = tag === 'a' ? hrefIn(attributes) : undefined;
    const children: InlinePiece[] = [];
    // A link without a permitted address is no link; its words stay.
    if (tag === 'a' && href === undefined) stack.push({ name, children: into() });
    else {
      into().push(href === undefined ? { tag, children } : { tag, href, children });
      stack.push({ name, children });
    }
  }

  function close(name: string): void {
    const index = stack.findLastIndex((one) => one.name === name);
    if (index >= 0) stack.length = index;
  }
}

/** The same line with nothing but permitted marks, as it is saved. */
export function cleanInline(html: string): string {
  return inlinePieces(html).map(written).join('');
}

function written(piece: InlinePiece): string {
  if (typeof piece === 'string') return escaped(piece);
  if (piece.tag === 'br') return '<br>';
  const inner = piece.children.map(written).join('');
  if (piece.tag !== 'a') return `<${piece.tag}>${inner}</${piece.tag}>`;
  const rel = isOutside(piece.href ?? '') ? ' rel="noopener"' : '';
  return `<a href="${escaped(piece.href ?? '')}"${rel}>${inner}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function addText(to: InlinePiece[], html: string): void {
  if (html) to.push(decoded(html));
}

function hrefIn(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = match && decoded(match[1] ?? match[2] ?? match[3] ?? '').trim();
  return href && isSafeUrl(href) ? href : undefined;
}

function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(String.raw`</${name}\s*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}
