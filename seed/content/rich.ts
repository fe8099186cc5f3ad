import { createHash } from 'node:crypto';
import { richTextVersion, type RichBlock, type RichDocument } from '../../src/domain/creator/rich-text.ts';

/**
 * A document of the editor from plain lines, as the texts of the demo shop are written: paragraphs are parted by
 * empty lines, `## ` and `### ` begin headings, `- ` and `1. ` items of a list, `> ` a quote whose speaker
 * follows `-- `. Inline marks stand as in the editor.
 */
export function richDocument(markup: string): RichDocument {
  const blocks = markup
    .trim()
    .split(/\n\s*\n/)
    .map((part, index) => ({ id: idOf(part, index), tunes: {}, ...blockOf(part.trim()) }));
  return { time: 0, version: richTextVersion, blocks };
}

function blockOf(part: string): Pick<RichBlock, 'type' | 'data'> {
  const lines = part.split('\n').map((line) => line.trim());
  const first = lines[0]!;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) return { type: 'header', data: { text: heading[2], level: heading[1]!.length } };
  if (first.startsWith('- ')) return list('unordered', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('ordered', lines, /^\d+\. /);
  if (first.startsWith('> ')) {
    const [text, caption = ''] = lines.join(' ').slice(2).split(' -- ', 2) as [string, string?];
    return { type: 'quote', data: { text, caption } };
  }
  return { type: 'paragraph', data: { text: lines.join(' ') } };
}

function list(
  style: 'ordered' | 'unordered',
  lines: readonly string[],
  mark: RegExp,
): Pick<RichBlock, 'type' | 'data'> {
  return { type: 'list', data: { style, items: lines.map((line) => line.replace(mark, '')) } };
}

/** The same text in the same place keeps its id from load to load. */
function idOf(part: string, index: number): string {
  return createHash('sha256').update(`${index} ${part}`).digest('base64url').slice(0, 10);
}
