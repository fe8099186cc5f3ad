import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the address Vite gives the file
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** The one place that knows pdf.js: it is fetched when the first PDF is opened. */
type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** Why a file is not shown: no connection, no such file, a password, or no PDF at all. */
export type FileProblem = 'network' | 'gone' | 'locked' | 'broken';

export class FileFailed extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface PdfLink {
  /** Its own on the page. */
  id: string;
  /** In shares of the page. */
  place: { left: number; top: number; width: number; height: number };
  text: string;
  /** An address elsewhere, or the number of a page. */
  to: string | number;
}

export interface PdfPage {
  /** From 1. */
  number: number;
  /** In px at the size on paper. */
  width: number;
  height: number;
  /** Renders the page at `scale`, for a screen of `density` dots per px. Rejects when the page is damaged. */
  draw: (canvas: HTMLCanvasElement, scale: number, density: number) => Work;
  /** Lays the words of the page over it, for marking, finding and reading aloud. */
  write: (layer: HTMLElement) => Work;
  links: () => Promise<PdfLink[]>;
}

/** Something that takes its time. What is stopped fulfils like what is done. */
export interface Work {
  done: Promise<void>;
  stop: () => void;
}

export interface Pdf {
  pages: PdfPage[];
}

export interface Opening {
  /** Rejects with a `FileFailed`. */
  pdf: Promise<Pdf>;
  /** Frees the worker, what was fetched and what was rendered. */
  close: () => void;
}

const pxPerPoint = 96 / 72;
/** The most dots a canvas may have on a phone. */
const maxDots = 16_000_000;

/** Opens a PDF; `onProgress` gets the share that has arrived. */
export function openPdf(url: string, size: number, onProgress: (share: number) => void): Opening {
  const closing = new AbortController();
  return { pdf: open(), close: () => closing.abort() };

  async function open(): Promise<Pdf> {
    let share = 0;
    try {
      const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
      closing.signal.throwIfAborted();
      sayOnce(pdfjs, closing.signal);
      pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
      const task = pdfjs.getDocument({
        url,
        // The policy of the shop's pages lets no WebAssembly in.
        useWasm: false,
        verbosity: pdfjs.VerbosityLevel.ERRORS,
      });
      closing.signal.addEventListener('abort', () => void task.destroy());
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
        share = Math.min(1, loaded / (total || size));
        onProgress(share);
      };
      const document = await task.promise;
      const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
      const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
      return { pages: pages.map((page) => pageOf(page, document, pdfjs)) };
    } catch (error) {
      throw new FileFailed(problemOf(error, share === 1), error);
    }
  }
}

/**
 * That a file is refused, `pdf` tells. By how the messages of its worker meet, pdf.js fails a promise of its own as well, at
 * which nobody looks: left alone, that would be reported as an error of the page.
 */
function sayOnce(pdfjs: PdfJs, signal: AbortSignal): void {
  const hush = (event: PromiseRejectionEvent) => {
    if (!(event.reason instanceof pdfjs.ResponseException)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('unhandledrejection', hush, { capture: true, signal });
}

function problemOf(error: unknown, hasCome: boolean): FileProblem {
  const { name, missing } = error as { name?: string; missing?: boolean };
  if (name === 'PasswordException') return 'locked';
  if (name === 'InvalidPDFException') return 'broken';
  if (name === 'ResponseException' && missing) return 'gone';
  return hasCome ? 'broken' : 'network';
}

function pageOf(page: PDFPageProxy, document: PDFDocumentProxy, pdfjs: PdfJs): PdfPage {
  const paper = page.getViewport({ scale: pxPerPoint });
  return {
    number: page.pageNumber,
    width: paper.width,
    height: paper.height,
    draw(canvas, scale, density) {
      const sharpness = Math.min(density, Math.sqrt(maxDots / (paper.width * paper.height)) / scale);
      canvas.width = Math.round(Math.floor(paper.width * scale) * sharpness);
      canvas.height = Math.round(Math.floor(paper.height * scale) * sharpness);
      const viewport = page.getViewport({ scale: pxPerPoint * scale * sharpness });
      const task = page.render({ canvas, viewport });
      return { done: task.promise.catch(unlessStopped), stop: () => task.cancel() };
    },
    write(layer) {
      const words = new pdfjs.TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: paper,
      });
      return { done: words.render().catch(unlessStopped), stop: () => words.cancel() };
    },
    async links() {
      const found = (await page.getAnnotations()) as Annotation[];
      const links = await Promise.all(found.map(linkOf));
      return links.filter((link) => link !== null);
    },
  };

  function unlessStopped(error: unknown): void {
    const { name } = error as { name?: string };
    if (name !== 'RenderingCancelledException' && name !== 'AbortException') throw error;
  }

  async function linkOf({ id, subtype, rect, url, dest, overlaidText }: Annotation): Promise<PdfLink | null> {
    if (subtype !== 'Link') return null;
    const to = url && /^(?:https?|mailto|tel):/.test(url) ? url : await pageNumberOf(dest);
    if (to === null) return null;
    const [left, bottom, right, top] = rect;
    const [x1, y1] = paper.convertToViewportPoint(left, bottom) as [number, number];
    const [x2, y2] = paper.convertToViewportPoint(right, top) as [number, number];
    const place = {
      left: Math.min(x1, x2) / paper.width,
      top: Math.min(y1, y2) / paper.height,
      width: Math.abs(x2 - x1) / paper.width,
      height: Math.abs(y2 - y1) / paper.height,
    };
    return { id, place, to, text: overlaidText?.trim() || (url ?? '') };
  }

  async function pageNumberOf(dest: Annotation['dest']): Promise<number | null> {
    const [target] = (typeof dest === 'string' ? await document.getDestination(dest) : dest) ?? [];
    if (typeof target === 'number') return target + 1;
    if (typeof target !== 'object' || target === null) return null;
    return (await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0])) + 1;
  }
}

/** The part of an annotation of pdf.js that makes a link. */
interface Annotation {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  /** Made absolute and looked through by pdf.js. */
  url?: string;
  dest?: string | unknown[] | null;
  overlaidText?: string;
}
