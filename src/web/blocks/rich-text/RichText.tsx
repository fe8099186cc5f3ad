import { Fragment, type ReactNode } from 'react';
import { inlinePieces, type InlinePiece } from '../../../domain/creator/inline-html.ts';
import {
  renderableBlocks,
  type RenderableBlock,
  type RichDocument,
} from '../../../domain/creator/rich-text.ts';
import { softHyphens } from '../../../domain/soft-hyphens.ts';
import { isOutside } from '../../../domain/creator/urls.ts';
import { ContentImage } from '../ContentImage.tsx';
import { TextWithVariables } from '../text-variables.tsx';

const alignments = { left: '', center: 'text-center', right: 'text-right' } as const;
const headings = {
  1: 'type-h1',
  2: 'type-h2',
  3: 'type-h3',
  4: 'type-body font-semibold',
  5: 'type-body-s font-semibold',
} as const;

interface RichTextProps {
  document: RichDocument;
  /** The page has its h1 elsewhere, so headings begin at level 2. */
  isBelowHeading?: boolean;
}

/**
 * A document of the editor as HTML. Texts are read into pieces and rendered as elements, so nothing an editor or a
 * database holds can become markup that is not permitted; the same on the server and in the browser.
 */
export function RichText({ document, isBelowHeading = false }: RichTextProps) {
  const blocks = renderableBlocks(document);
  if (blocks.length === 0) return null;
  return (
    <div className="rich-text max-w-read hyphens-auto text-pretty">
      {blocks.map((block) => (
        <RichBlock key={block.id} block={block} isBelowHeading={isBelowHeading} />
      ))}
    </div>
  );
}

function RichBlock({ block, isBelowHeading }: { block: RenderableBlock; isBelowHeading: boolean }) {
  const align = alignments[block.alignment];
  switch (block.type) {
    case 'paragraph':
      return block.text ? <p className={`mt-4 first:mt-0 ${align}`}>{inline(block.text)}</p> : null;
    case 'header': {
      const level = (isBelowHeading ? Math.max(block.level, 2) : block.level) as HeadingTag;
      const Heading = `h${level}` as const;
      return (
        <Heading className={`mt-8 first:mt-0 ${headings[level]} ${align}`}>{inline(block.text)}</Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`mt-4 space-y-2 pl-6 first:mt-0 ${block.isOrdered ? 'list-decimal' : 'list-disc'} ${align}`}
        >
          {block.items.map((item, index) => (
            // Items have no ids of their own and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <figure className={`mt-8 border-l-3 border-action pl-5 first:mt-0 ${align}`}>
          <blockquote className="type-body-l font-medium">{inline(block.text)}</blockquote>
          {block.caption ? (
            <figcaption className="type-body-s mt-2 text-muted">{inline(block.caption)}</figcaption>
          ) : null}
        </figure>
      );
    case 'image':
      return (
        <div className="mt-8 overflow-hidden rounded-panel first:mt-0">
          <ContentImage src={block.url} alt={block.alt} sizes="(width >= 860px) 720px, 100vw" />
        </div>
      );
    case 'delimiter':
      return <hr className="mx-auto my-10 w-24 border-t-2 border-line-strong" />;
  }
}

type HeadingTag = keyof typeof headings;

function inline(text: string): ReactNode {
  return pieces(inlinePieces(text));
}

function pieces(list: readonly InlinePiece[]): ReactNode {
  // Pieces are read anew from the text each time and have no other identity than their place.
  // oxlint-disable-next-line react/no-array-index-key
  return list.map((piece, index) => <Fragment key={index}>{rendered(piece)}</Fragment>);
}

function rendered(piece: InlinePiece): ReactNode {
  if (typeof piece === 'string') return <TextWithVariables text={softHyphens(piece)} />;
  if (piece.tag === 'br') return <br />;
  const inner = pieces(piece.children);
  if (piece.tag === 'a') {
    // A phone number stands in one line.
    const look = piece.href?.startsWith('tel:') ? 'link whitespace-nowrap' : 'link';
    return (
      <a href={piece.href} className={look} rel={isOutside(piece.href ?? '') ? 'noopener' : undefined}>
        {inner}
      </a>
    );
  }
  const Tag = piece.tag;
  return <Tag className={Tag === 'mark' ? 'rounded-2 bg-warning-tint text-ink' : undefined}>{inner}</Tag>;
}
