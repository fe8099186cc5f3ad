import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consentCookie, consentEvent } from '../state/consent.ts';
import { answers } from './testing/data.ts';
import { renderBlocks, renderOnServer, node } from './testing/tools.tsx';

/** Tests run without TLS, where a browser stores no cookie marked Secure. */
const setConsent = (kinds: Parameters<typeof consentCookie>[0]) => {
  document.cookie = consentCookie(kinds).replace('; Secure', '');
};
const forget = () => {
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
};
/** Nothing is fetched from outside here. */
const { settings } = Reflect.get(window, 'happyDOM') as {
  settings: { disableIframePageLoading: boolean; handleDisabledFileLoadingAsSuccess: boolean };
};
beforeEach(() => {
  settings.disableIframePageLoading = true;
  settings.handleDisabledFileLoadingAsSuccess = true;
  forget();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  forget();
});

const list = '/api/v1/careers/job-advertisements/';
const cvForm = 'https://cv.ilumaja.example/apply';

test('CN-04 BL-careers_list shows each position with its place, in a tab of its own, above the form', async () => {
  document.body.innerHTML = await renderOnServer(
    [node('careers_list', { title: 'Tule tööle', path: cvForm })],
    {
      answers,
    },
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links.map((one) => [one.getAttribute('href'), one.target, one.rel])).toEqual([
    ['/careers#adviser', '_blank', 'noopener'],
    ['https://too.ilumaja.example/2', '_blank', 'noopener'],
  ]);
  expect(links[0]!.textContent).toContain('MüüginõustajaTallinn');
  const frame = document.querySelector('iframe')!;
  expect([frame.src, frame.title, frame.getAttribute('loading')]).toEqual([
    cvForm,
    'Kandideerimise vorm',
    'lazy',
  ]);
  const elsewhere = frame.nextElementSibling as HTMLAnchorElement;
  expect([elsewhere.href, elsewhere.target, elsewhere.rel]).toEqual([cvForm, '_blank', 'noopener']);
  expect(links[0]!.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('CN-04 BL-careers_list without open positions says so and keeps the form', async () => {
  const html = await renderOnServer([node('careers_list', { path: cvForm })], {
    answers: { ...answers, [list]: [] },
  });
  expect(html).toContain('Praegu vabu töökohti ei ole');
  expect(html).toContain('<iframe');
});

test('CN-04 BL-careers_list a preview asks for nothing: three samples and no frame', () => {
  const { container, calls } = renderBlocks([node('careers_list', { path: cvForm })], {
    mode: 'preview',
    answers,
  });
  expect(container.querySelectorAll('[data-sample]')).toHaveLength(3);
  expect(container.querySelector('iframe, a')).toBeNull();
  expect(calls).toEqual([]);
});

test.each(['/account', 'https://ilumaja.example/account', 'mailto:too@ilumaja.example'])(
  'CN-04 BL-careers_list frames no page of our own, and nothing that is no page: %s',
  async (path) => {
    const html = await renderOnServer([node('careers_list', { path })], { answers });
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('Vorm ei avane');
  },
);

const props = { gameId: 'winter 2026/x', gameIframeURL: 'https://game.ilumaja.example/winter' };
const game = (more: object = {}, mode: 'view' | 'edit' | 'preview' = 'view') =>
  renderBlocks([node('adact_game', { ...props, ...more })], {
    mode,
    answers: { ...answers, '/api/v1/consent/': {} },
  });
const frames = (container: HTMLElement) =>
  [...container.querySelectorAll('iframe')].map((one) => [
    one.src,
    one.title,
    one.style.height,
    one.style.width,
  ]);
const ofGame = ['https://game.ilumaja.example/winter', 'Mäng', '900px', '100%'];
const ofLeaders = [
  'https://game.ilumaja.example/leaderboard/winter%202026%2Fx',
  'Mängu edetabel',
  '900px',
  '100%',
];

test('CN-04 PP-02 BL-adact_game nothing is fetched from its host before the visitor allows it, and the server never renders it', async () => {
  setConsent(['statistics']);
  expect(await renderOnServer([node('adact_game', props)], { answers })).not.toContain('<iframe');
  const { container, getByRole, calls } = game();
  expect(frames(container)).toEqual([]);
  expect(container.textContent).toContain('game.ilumaja.example');
  setConsent(['statistics', 'marketing']);
  act(() => void window.dispatchEvent(new Event(consentEvent)));
  expect(frames(container)).toEqual([ofGame, ofLeaders]);
  // A frame never tells that it did not open.
  const elsewhere = getByRole('link', { name: 'Mäng ei avane? Ava see eraldi aknas' });
  expect(elsewhere.getAttribute('href')).toBe(props.gameIframeURL);
  // Taken back in the settings, it goes at once.
  forget();
  act(() => void window.dispatchEvent(new Event(consentEvent)));
  expect(frames(container)).toEqual([]);
  fireEvent.click(getByRole('button', { name: 'Luba ja mängi' }));
  await waitFor(() => expect(calls.join(' ')).toContain('POST /api/v1/consent/'));
  expect(calls.join(' ')).toContain('"choices":["marketing"]');
});

test('CN-04 BL-adact_game takes its size and its leaderboard from the editors', () => {
  setConsent(['marketing']);
  const { container } = game({ gameHeight: '640px', gameWidth: '80%', showLeaderboard: 'no' });
  expect(frames(container)).toEqual([[ofGame[0], 'Mäng', '640px', '80%']]);
});

test('CN-04 BL-adact_game a preview shows a placeholder, and what is missing is asked of editors alone', () => {
  setConsent(['marketing']);
  const preview = game({}, 'preview');
  expect([frames(preview.container), preview.container.textContent]).toEqual([[], 'Mäng']);
  cleanup();
  for (const mode of ['edit', 'preview'] as const) {
    expect(game({ gameId: '' }, mode).container.textContent).toContain('Seadista mängu andmed');
    cleanup();
  }
  expect(game({ gameIframeURL: '' }).container.textContent).toBe('');
});
