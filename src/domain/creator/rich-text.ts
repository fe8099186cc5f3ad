import { shortened } from '../shortened.ts';
import { withoutHyphens } from '../soft-hyphens.ts';
import { isImageUrl } from './urls.ts';
import { cleanInline } from './inline-html.ts';

/** Written into every saved document, so that later versions know what to upgrade. */
export const richTextVersion = '2.22.2';
export const richTextLimits = { blocks: 500, bytes: 200_000 } as const;

/** How many characters of an excerpt become its page's teaser and description. */
export const teaserLimit = 160;

export const richAlignments = ['left', 'center', 'right'] as const;
export type RichAlignment = (typeof richAlignments)[number];

/** A stored document of the editor. Blocks of unknown types are preserved but not rendered. */
export interface RichDocument {
  time: number;
  version: string;
  blocks: RichBlock[];
}
export interface RichBlock {
  id: string;
  type: string;
  data: Record<string, unknown>;
  tunes: Record<string, unknown>;
}

export const emptyDocument = (): RichDocument => ({ time: 0, version: richTextVersion, blocks: [] });

/** A block to render: known type, checked data. Texts may hold inline marks, see `inline-html.ts`. */
export type RenderableBlock = { id: string; alignment: RichAlignment } & (
  | { type: 'paragraph'; text: string }
  | { type: 'header'; text: string; level: 1 | 2 | 3 | 4 | 5 }
  | { type: 'list'; isOrdered: boolean; items: string[] }
  | { type: 'quote'; text: string; caption: string }
  | { type: 'image'; url: string; alt: string }
  | { type: 'delimiter' }
);

/** Reads a stored document, also an old one: an alignment of the block itself moves into its tune, justify becomes left. */
export function readDocument(document: RichDocument): RichDocument {
  return { ...document, blocks: document.blocks.map(withAlignmentTune) };
}

/** The document to save: current version, same ids, inline marks sanitised. */
export function writeDocument(document: RichDocument, timeMs: number): RichDocument {
  return {
    time: timeMs,
    version: richTextVersion,
    blocks: document.blocks.map((block) => withCleanTexts(withAlignmentTune(block))),
  };
}

/** The blocks that can be rendered, in order. */
export function renderableBlocks(document: RichDocument): RenderableBlock[] {
  return readDocument(document).blocks.flatMap((block) => renderableBlock(block) ?? []);
}

/** The words of a document without marks, one space between blocks; for teasers and descriptions. */
export function plainText(document: RichDocument, limit = Number.POSITIVE_INFINITY): string {
  const words = renderableBlocks(document).flatMap((block) => {
    if (block.type === 'list') return block.items;
    return 'text' in block ? [block.text] : [];
  });
  return shortened(withoutHyphens(words.map(withoutMarks).join(' ')), limit);
}

function renderableBlock(block: RichBlock): RenderableBlock | undefined {
  const base = { id: block.id, alignment: alignmentOf(block) };
  const text = textOf(block.data['text']);
  switch (block.type) {
    case 'paragraph':
      return { ...base, type: 'paragraph', text };
    case 'header':
      return { ...base, type: 'header', text, level: levelOf(block.data['level']) };
    case 'list': {
      const items = Array.isArray(block.data['items']) ? block.data['items'].filter(isText) : [];
      return { ...base, type: 'list', isOrdered: block.data['style'] === 'ordered', items };
    }
    case 'quote':
      return { ...base, type: 'quote', text, caption: textOf(block.data['caption']) };
    case 'image': {
      const url = textOf(block.data['url']);
      return isImageUrl(url) ? { ...base, type: 'image', url, alt: textOf(block.data['alt']) } : undefined;
    }
    case 'delimiter':
      return { ...base, type: 'delimiter' };
    default:
      return undefined;
  }
}

function withAlignmentTune(block: RichBlock): RichBlock {
  const { alignment, ...data } = block.data;
  const own = alignment ?? (block as { alignment?: unknown }).alignment;
  const tune = (block.tunes['alignment'] as { alignment?: unknown } | undefined)?.alignment ?? own;
  if (tune === undefined) return block;
  const { alignment: _old, ...rest } = block as RichBlock & { alignment?: unknown };
  return { ...rest, data, tunes: { ...block.tunes, alignment: { alignment: knownAlignment(tune) } } };
}

function withCleanTexts(block: RichBlock): RichBlock {
  const data = { ...block.data };
  for (const key of ['text', 'caption']) if (isText(data[key])) data[key] = cleanInline(data[key]);
  if (block.type === 'list' && Array.isArray(data['items'])) {
    data['items'] = data['items'].filter(isText).map(cleanInline);
  }
  return { ...block, data };
}

function alignmentOf(block: RichBlock): RichAlignment {
  return knownAlignment((block.tunes['alignment'] as { alignment?: unknown } | undefined)?.alignment);
}

function knownAlignment(value: unknown): RichAlignment {
  return richAlignments.find((one) => one === value) ?? 'left';
}

function levelOf(value: unknown): 1 | 2 | 3 | 4 | 5 {
  return ([1, 2, 3, 4, 5] as const).find((level) => level === value) ?? 1;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown): string => (isText(value) ? value : '');

function withoutMarks(html: string): string {
  return cleanInline(html)
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
