import { createElement, Fragment, lazy, memo, Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { ComposedNode, PictureMeta, Scheme } from '../../domain/creator/contract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { RenderMode } from '../state/page.tsx';
import { Hydrated, suspendUntilHydration, useDeferredHydration, type Hydration } from '../ui/hydration.ts';
import { serverHtml, useIsServerRendered } from '../ui/server-rendered.ts';
import { reportBlockError } from './block-errors.ts';
import { listLoadMargin } from './constants.ts';
import { frameClass, type Place } from './frame-class.ts';
import { loadView, useView } from './load-views.ts';
import { firstFetchedNear, givesHeading, isFetchedNear, isStatic } from './tree-facts.ts';
import { isBlock } from './traits.ts';
import { EagerProvider, TreeProvider, useIsEager, useTree, type TreeContext } from './tree-context.ts';
import type { AnyViewProps, BlockView } from './view.ts';

/** Seen by editors alone, so it brings the definitions of the blocks along only for them. */
const BlockProblemBox = lazy(() =>
  import('./BlockProblemBox.tsx').then((module) => ({ default: module.BlockProblemBox })),
);

export interface BlockTreeProps {
  nodes: readonly ComposedNode[];
  pictures: Readonly<Record<string, PictureMeta>>;
  scheme?: Scheme | null;
  mode: RenderMode;
  /** `page`: each block is as wide as the page with sections apart. `inset`: within a column that has its own width. `links`: bare. */
  place?: 'page' | 'inset' | 'links';
  selected?: string | null;
  /** BlockContent below the first block, or alone where there is none. */
  afterFirst?: ReactNode;
}

/**
 * Renders blocks. One that is unknown, does not fit its schema or fails takes nothing with it: visitors see the rest,
 * editors a box in its place. Blocks without client code cost the browser nothing but their HTML.
 */
export function BlockTree({
  nodes,
  pictures,
  scheme = null,
  mode,
  place = 'page',
  selected = null,
  afterFirst = null,
}: BlockTreeProps) {
  const tree = useMemo<TreeContext>(
    () => ({
      mode,
      look: place === 'links' ? 'links' : 'page',
      scheme,
      pictures,
      hasHeading: givesHeading(nodes),
      firstList: firstFetchedNear(nodes)?.uuid,
      isArticle: nodes.some((node) => node.name === 'blog_head'),
      selected,
    }),
    [mode, place, scheme, pictures, nodes, selected],
  );
  return (
    <TreeProvider value={tree}>
      {nodes.map((node, index) => (
        <Fragment key={node.uuid}>
          <EagerProvider value={index === 0 && scheme !== null}>
            <Block node={node} place={place} isFirst={index === 0} />
          </EagerProvider>
          {index === 0 ? afterFirst : null}
        </Fragment>
      ))}
      {nodes.length === 0 ? afterFirst : null}
    </TreeProvider>
  );
}

interface BlockProps {
  node: ComposedNode;
  place: Place;
  isFirst: boolean;
}

/** One block in its frame, with what stands in it. BlockContent anew for another node alone: a change would pull it through its hydration. */
const Block = memo(function Block({ node, place, isFirst }: BlockProps) {
  const { mode, isArticle } = useTree();
  const isOpening = useIsEager();
  const isServerRendered = useIsServerRendered();
  const isHtml = mode === 'view' && isStatic(node);
  const box = useRef<HTMLDivElement>(null);
  const hydration = useDeferredHydration(box, () => loadView(node.name), {
    isEager: isOpening || isHtml || mode !== 'view',
    marginPx: isFetchedNear(node.name) ? listLoadMargin : undefined,
  });
  // One element for all renders: a new one would take what still waits at its hydration for changed, and render it again.
  const content = useMemo(
    () => (
      <ErrorBoundary
        onError={(error) => reportBlockError(error, node)}
        fallback={mode === 'view' ? null : <ProblemBox node={node} />}
      >
        {/* What throws on the server is given up at this boundary, and the page goes on. */}
        <Suspense fallback={null}>
          <Hydrating node={node} mode={mode} place={place} hydration={hydration} />
        </Suspense>
      </ErrorBoundary>
    ),
    [node, mode, place, hydration],
  );
  if (node.problem || !isBlock(node.name)) return mode === 'view' ? null : <ProblemBox node={node} />;
  const frame = {
    className: frameClass(node, place, isFirst, isArticle),
    id: String(node.props['uniqueId'] ?? '') || undefined,
    'data-block': node.name,
  };
  if (isServerRendered && isHtml) return <div {...frame} {...serverHtml} />;
  return (
    <div ref={box} {...frame} data-uuid={mode === 'edit' ? node.uuid : undefined}>
      {content}
    </div>
  );
});

function ProblemBox({ node }: { node: ComposedNode }) {
  return (
    <Suspense fallback={null}>
      <BlockProblemBox node={node} />
    </Suspense>
  );
}

interface BlockContentProps {
  node: ComposedNode;
  mode: RenderMode;
  place: Place;
  hydration: Hydration;
}

function Hydrating(props: BlockContentProps) {
  suspendUntilHydration(props.hydration);
  return (
    <>
      <BlockContent {...props} />
      <Hydrated hydration={props.hydration} />
    </>
  );
}

function BlockContent({ node, mode, place }: BlockContentProps): ReactNode {
  const view = useView(node.name);
  const isStack =
    (node.name === 'content_wrapper' && node.props['layout'] !== 'logos') || node.name === 'placeholder';
  const childPlace = place === 'links' ? 'links' : isStack ? 'inset' : 'child';
  const children = node.children.map((child, index) => (
    <Block key={child.uuid} node={child} place={childPlace} isFirst={index === 0} />
  ));
  const given = { props: node.props, mode, node, children };
  return isInBrowser() ? createElement(view, given) : renderedOnServer(view, given);
}

/** The server has no error boundaries: a view that throws is reported here, before the boundary gives it up. */
function renderedOnServer(View: BlockView, given: AnyViewProps): ReactNode {
  try {
    return View(given);
  } catch (error) {
    reportBlockError(error, given.node);
    throw error;
  }
}

const isInBrowser = () => typeof window !== 'undefined';
