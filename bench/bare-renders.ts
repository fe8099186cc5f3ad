import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '../src/web/shell/Document.tsx';

type EntryServer = typeof import('../src/web/entry-server.tsx');

/**
 * How many of these pages React renders in a second when all answers are at hand: no server, no database, nothing
 * compressed. The answers are those the running shop at `origin` rendered the pages from.
 */
export async function bareRenders(origin: string, paths: readonly string[]): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const built = pathToFileURL(path.resolve('dist/web-server/entry-server.js')).href;
  const { renderPage } = (await import(built)) as EntryServer;
  const pages = await Promise.all(paths.map((url) => dataOf(origin + url)));
  const { answerOf } = callsOf(origin, pages);
  const until = performance.now() + 3000;
  let rendered = 0;
  while (performance.now() < until) {
    const data = pages[rendered % pages.length]!;
    const { status } = await renderPage({
      url: data.url,
      // Another group each time, so that no fragment of an earlier page is found and React renders all of it.
      audience: { ...data.audience, groupId: rendered },
      isSignedIn: false,
      isHidden: false,
      origin: data.origin,
      now: new Date(data.now),
      filesOf: () => data.files,
      reportsErrors: data.reportsErrors,
      api: {
        get: (call, params = {}) => answerOf(data, call, params),
        send: () => Promise.reject(new Error('pages are rendered from reads alone')),
      },
    });
    if (status !== 200) throw new Error(`${data.url} was rendered with ${status}`);
    rendered++;
  }
  return Math.round(rendered / 3);
}

/** Answers at hand: those the page carried, and once asked for, without parameters, those it does not. */
function callsOf(origin: string, pages: readonly PageData[]) {
  const known = new Map(
    pages.map((page) => [
      page,
      new Map<string, Promise<unknown>>(
        page.answers.map(([key, answer]) => [JSON.stringify(key), Promise.resolve(answer)]),
      ),
    ]),
  );
  const answerOf = (page: PageData, call: string, params: object): Promise<never> => {
    const answers = known.get(page)!;
    const key = JSON.stringify([call, params]);
    if (!answers.has(key)) {
      const headers = { 'accept-language': page.audience.language };
      answers.set(
        key,
        fetch(origin + call, { headers }).then((response) => response.json()),
      );
    }
    return answers.get(key) as Promise<never>;
  };
  return { answerOf };
}

async function dataOf(url: string): Promise<PageData> {
  const html = await (await fetch(url)).text();
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html);
  if (!block) throw new Error(`${url} holds no data`);
  return JSON.parse(block[1]!) as PageData;
}
