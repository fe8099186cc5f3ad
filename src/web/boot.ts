import './ui/styles/index.css';
import { mayReload, reloadOnLostChunk } from './shell/chunk-failure.ts';
import type { PageData } from './shell/Document.tsx';

/** How long a picture that does not load may hold up hydration, in ms. */
const pictureWaitMs = 2500;

/**
 * First the page, then its life: the code is fetched once the first picture is painted, so that on a slow line they do
 * not share it; at once when somebody touches the page.
 */
async function boot(): Promise<void> {
  reloadOnLostChunk();
  // Cached pages are rendered for nobody: whoever has signed in does not see, even for a moment, that they should.
  // Looked for here, as what `api/token.ts` shares with the rest would bring all of that before the first paint.
  document.documentElement.toggleAttribute('data-signed-in', /(?:^|;\s*)token=[\w-]/.test(document.cookie));
  const pressAgain = keepPress();
  await parsed();
  await Promise.race([painted(), touched()]);
  const data = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  const { app, modules } = data.files;
  for (const module of modules) import(/* @vite-ignore */ module).catch(toldByApp);
  let hydratePage: typeof import('./entry-client.tsx').hydratePage;
  try {
    ({ hydratePage } = (await import(/* @vite-ignore */ app)) as typeof import('./entry-client.tsx'));
  } catch (error) {
    // The files of the release that rendered this page are gone (LY-16).
    if (!mayReload(window, Date.now())) throw error;
    location.reload();
    return;
  }
  await hydratePage(data);
  pressAgain();
}

/**
 * A button pressed, or a form sent that calls the API, before there is somebody to hear it is so again by what this answers;
 * links and searches lead on by themselves.
 */
function keepPress(): () => void {
  let again = () => {};
  const keepButton = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
    if (button) again = () => button.click();
  };
  const keepForm = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post') return;
    event.preventDefault();
    again = () => form.requestSubmit();
  };
  addEventListener('click', keepButton, true);
  addEventListener('submit', keepForm, true);
  return () => {
    removeEventListener('click', keepButton, true);
    removeEventListener('submit', keepForm, true);
    again();
  };
}

/** From the browser's cache this script may run before the end of a long page, where the data stands, has arrived. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return next(document, ['DOMContentLoaded']);
}

/** Settles once the picture that opens the page, if it has one, is on the screen. */
async function painted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture && !picture.complete) {
    await Promise.race([
      next(picture, ['load', 'error']),
      new Promise((resolve) => setTimeout(resolve, pictureWaitMs)),
    ]);
  }
  // In a tab behind others nothing is painted, and nobody waits for it.
  if (document.visibilityState === 'visible') {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

function touched(): Promise<unknown> {
  return next(window, ['pointerdown', 'pointermove', 'keydown', 'focusin']);
}

/** Ignored here: the app imports the same module and handles the error. */
const toldByApp = () => {};

function next(target: EventTarget, events: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of events) target.addEventListener(event, resolve, { once: true, passive: true });
  });
}

void boot();
