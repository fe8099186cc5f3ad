import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInEstonian } from '../../i18n/testing.tsx';
import { FileViewer } from './FileViewer.tsx';
import type { LibraryFile } from './file.ts';
import {
  FileFailed,
  openPdf,
  type Opening,
  type Pdf,
  type PdfLink,
  type PdfPage,
  type FileProblem,
} from './pdf.ts';

vi.mock('./pdf.ts', async (original) => ({
  ...(await original<typeof import('./pdf.ts')>()),
  openPdf: vi.fn<typeof openPdf>(),
}));

const file: LibraryFile = {
  title: 'Ohutuskaart',
  url: '/media/files/ab/cd.pdf',
  mime: 'application/pdf',
  size: 245_000,
};

/** Elements that are near the window; what watches them hears when that changes. */
let watchers: { element: Element; tell: (isNear: boolean) => void }[] = [];
const windowWidth = 1000;

beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.tell = tell;
      }
      observe() {
        const entry = { contentRect: { width: windowWidth } } as ResizeObserverEntry;
        this.tell([entry], this as unknown as ResizeObserver);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell;
      }
      observe(element: Element) {
        const tell = (isIntersecting: boolean) =>
          this.tell(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
        watchers.push({ element, tell });
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(openPdf).mockReset();
});

/** A PDF that is on its way until `arrive` or `fail`. */
function onItsWay() {
  let arrive!: (pdf: Pdf) => void;
  let fail!: (problem: FileProblem) => void;
  let progress!: (share: number) => void;
  const close = vi.fn<() => void>();
  vi.mocked(openPdf).mockImplementationOnce((_url, _size, onProgress): Opening => {
    progress = onProgress;
    const pdf = new Promise<Pdf>((resolve, reject) => {
      arrive = resolve;
      fail = (problem) => reject(new FileFailed(problem));
    });
    return { pdf, close };
  });
  return {
    close,
    arrive: (pages: PdfPage[]) => act(async () => arrive({ pages })),
    fail: (problem: FileProblem) => act(async () => fail(problem)),
    progress: (share: number) => act(() => progress(share)),
  };
}

/** A sheet that is 800 px wide on paper. */
function sheet(number: number, links: PdfLink[] = []) {
  const stop = vi.fn<() => void>();
  const draw = vi.fn<PdfPage['draw']>(() => ({ done: Promise.resolve(), stop }));
  const write = vi.fn<PdfPage['write']>((layer) => {
    layer.append(`Sõnad ${number}`);
    return { done: Promise.resolve(), stop };
  });
  return { number, width: 800, height: 1100, draw, write, links: async () => links };
}

async function open(shown: LibraryFile = file) {
  const onClose = vi.fn<() => void>();
  // Its texts are fetched first.
  const drawn = await act(async () =>
    renderInEstonian(
      <Suspense fallback={null}>
        <FileViewer file={shown} onClose={onClose} />
      </Suspense>,
    ),
  );
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  return { ...drawn, dialog, onClose };
}

const near = (number: number, isNear: boolean) =>
  act(async () => {
    const page = screen.getByRole('listitem', { name: new RegExp(`^Lehekülg ${number} /`) });
    for (const { element, tell } of watchers) if (element === page) tell(isNear);
  });
const percent = () => screen.getByRole('group', { name: 'Suurus' }).textContent!.replaceAll(/[^\d%]/g, '');
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByRole('region'), { key, ...more });

test('PL-04 the viewer names the file, its kind and size, tells how much has come, and always offers the download', async () => {
  const pdf = onItsWay();
  const { dialog } = await open();
  expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Ohutuskaart PDF · 245\u00a0kB');
  const download = within(dialog).getByRole('link', { name: 'Laadi alla' });
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([file.url, true]);
  const bar = screen.getByRole('progressbar', { name: 'Avame faili …' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  pdf.progress(0.4);
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByRole('group', { name: 'Suurus' })).toBeNull();
  await pdf.arrive([sheet(1)]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('group', { name: 'Suurus' })).toBeTruthy();
  expect(dialog.textContent).not.toContain('Lehekülg 1');
});

test('PL-04 pages have their places at once, and are drawn only while near; their words stay to be found', async () => {
  const pdf = onItsWay();
  await open();
  const pages = [sheet(1), sheet(2), sheet(3)];
  await pdf.arrive(pages);
  const places = screen.getAllByRole('listitem');
  expect(places.map((place) => place.style.height)).toEqual(['1375px', '1375px', '1375px']);
  expect(pages.map(({ draw }) => draw.mock.calls.length)).toEqual([0, 0, 0]);
  await near(1, true);
  expect(places[0]!.querySelector('canvas')).not.toBeNull();
  expect(pages.map(({ draw }) => draw.mock.calls.length)).toEqual([1, 0, 0]);
  // The first is drawn, so there is time for the words of all.
  expect(places.map((place) => place.textContent)).toEqual(['Sõnad 1', 'Sõnad 2', 'Sõnad 3']);
  await near(1, false);
  expect(places[0]!.querySelector('canvas')).toBeNull();
  expect(places[0]!.textContent).toBe('Sõnad 1');
});

test('PL-04 buttons and keys change the size, to the ends of the steps; chords stay the browser’s', async () => {
  const pdf = onItsWay();
  await open();
  const page = sheet(1);
  await pdf.arrive([page]);
  await near(1, true);
  expect(percent()).toBe('125%');
  fireEvent.click(screen.getByRole('button', { name: 'Suurenda' }));
  expect(percent()).toBe('150%');
  expect(page.draw.mock.lastCall?.[1]).toBe(1.5);
  press('-');
  press('-');
  expect(percent()).toBe('110%');
  press('+', { ctrlKey: true });
  expect(percent()).toBe('110%');
  press('0');
  expect(percent()).toBe('125%');
  for (let steps = 0; steps < 8; steps++) press('+');
  expect(percent()).toBe('300%');
  expect(screen.getByRole('button', { name: 'Suurenda' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Akna laiuseks' }));
  expect(percent()).toBe('125%');
});

test.each<[FileProblem, RegExp, boolean]>([
  ['network', /Ühendus katkes/, true],
  ['gone', /enam poes ei ole/, true],
  ['broken', /ei saa siin näidata/, true],
  ['locked', /parooliga kaitstud/, false],
])('PL-04 a file that is %s says so, with another try where one helps', async (problem, words, hasRetry) => {
  const first = onItsWay();
  const { dialog } = await open();
  await first.fail(problem);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  within(dialog).getByRole('link', { name: 'Laadi alla' });
  const retry = screen.queryByRole('button', { name: 'Proovi uuesti' });
  expect(retry !== null).toBe(hasRetry);
  if (!retry) return;
  const second = onItsWay();
  fireEvent.click(retry);
  expect(first.close).toHaveBeenCalled();
  await second.arrive([sheet(1)]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('PL-04 a page that cannot be drawn says so, and the others stand', async () => {
  const pdf = onItsWay();
  await open();
  const draw: PdfPage['draw'] = () => ({ done: Promise.reject(new Error('bad page')), stop() {} });
  await pdf.arrive([{ ...sheet(1), draw }, sheet(2)]);
  await near(1, true);
  await near(2, true);
  expect(screen.getByRole('alert').textContent).toBe('Seda lehekülge ei saanud kuvada');
  expect(screen.getAllByRole('listitem')[1]!.querySelector('canvas')).not.toBeNull();
});

test('PL-04 links of the document open beside the shop, those to its pages within it', async () => {
  const pdf = onItsWay();
  await open();
  const place = { left: 0.1, top: 0.5, width: 0.2, height: 0.02 };
  await pdf.arrive([
    sheet(1, [
      { id: 'a', place, text: 'ilumaja.ee', to: 'https://ilumaja.ee/' },
      { id: 'b', place, text: 'Hooldus', to: 2 },
    ]),
    sheet(2),
  ]);
  await near(1, true);
  const link = screen.getByRole('link', { name: 'ilumaja.ee, avaneb uues aknas' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer nofollow',
  ]);
  expect(link.style.top).toBe('50%');
  const scrolled = vi.fn<() => void>();
  screen.getAllByRole('listitem')[1]!.scrollIntoView = scrolled;
  fireEvent.click(screen.getByRole('button', { name: 'Hooldus, leheküljele 2' }));
  expect(scrolled).toHaveBeenCalled();
});

test('PL-04 closing gives the document back, however often it is opened, also before it has come', async () => {
  const closed: ReturnType<typeof onItsWay>['close'][] = [];
  for (let time = 0; time < 20; time++) {
    const pdf = onItsWay();
    closed.push(pdf.close);
    const { unmount } = await open();
    if (time % 2) await pdf.arrive([sheet(1)]);
    unmount();
  }
  expect(closed.map((close) => close.mock.calls.length)).toEqual(Array(20).fill(1));
});

test('PL-04 a drawing and a photograph are pictures; one that does not come says so', async () => {
  const drawing = { ...file, title: 'Mõõdud', url: '/media/files/ab/cd.svg', mime: 'image/svg+xml' };
  const first = await open(drawing);
  const picture = screen.getByAltText<HTMLImageElement>('Mõõdud');
  expect(picture.getAttribute('src')).toBe(drawing.url);
  Object.defineProperty(picture, 'naturalWidth', { value: 400 });
  fireEvent.load(picture);
  expect(picture.style.width).toBe('1000px');
  first.unmount();

  await open({ ...file, title: 'Foto', url: '/media/files/ab/cd.jpg', mime: 'image/jpeg' });
  const photograph = screen.getByAltText<HTMLImageElement>('Foto');
  expect(photograph.getAttribute('src')).toBe('/media/1920/ab/cd.jpg');
  fireEvent.error(photograph);
  expect(screen.getByRole('alert').textContent).toMatch(/ei saa siin näidata/);
  fireEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(screen.getByAltText('Foto')).toBeTruthy();
  expect(openPdf).not.toHaveBeenCalled();
});
