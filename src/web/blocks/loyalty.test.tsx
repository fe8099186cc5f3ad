import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { meWith, memberLoyalty, outsideLoyalty } from '../parts/loyalty/testing/people.ts';
import type { SignedInMe } from '../state/me.ts';
import { setWindow } from './testing/browser.ts';
import { renderBlocks, renderOnServer, node } from './testing/tools.tsx';

beforeEach(() => setWindow());
afterEach(() => {
  cleanup();
  document.cookie = 'token=; Max-Age=0';
});

const intro = () =>
  node('loyalty_intro_banner', {
    imgSrc: '/media/1200/a.webp',
    imgBusinessSrc: '/media/1200/b.webp',
    title: 'Tutvustus',
    description: 'Inimesele',
  });
const steps = { title: 'Kolm sammu', step1: { icon: 'user', title: 'Loo konto', description: 'Kohe' } };

/** A block as somebody sees it; `null`: nobody is signed in. */
function shown(me: SignedInMe | null, block: ReturnType<typeof node>, isBusinessPage = false) {
  if (me) document.cookie = 'token=abc';
  return renderBlocks([block], {
    answers: { '/api/v1/me/': me },
    ...(isBusinessPage && {
      page: {
        audience: {
          shopId: 2,
          countryId: 2,
          language: 'et',
          groupId: 1,
          isBusiness: true,
          openedRestrictions: [],
        },
      },
    }),
  });
}

test('BL-loyalty_intro_banner AC-03 is for who is no member; companies see their own picture and words', async () => {
  shown(null, intro());
  screen.getByText('Inimesele');
  cleanup();
  shown(meWith(memberLoyalty), intro());
  await expect.poll(() => screen.queryByText('Tutvustus')).toBeNull();
  cleanup();
  const { container } = shown(meWith(outsideLoyalty, { isIndividual: false }), intro());
  await screen.findByText(/Ettevõttena kogud/);
  expect(screen.queryByText('Inimesele')).toBeNull();
  expect(container.querySelector('img')!.src).toContain('b.webp');
});

test('BL-loyalty_levels_table AC-03 is whole on the server, and marks the level of a member', async () => {
  const table = () =>
    node('loyalty_levels_table', { title: 'Tasemed', titleLeft: 'Kaup', titleRight: 'Kursus' });
  const html = await renderOnServer([table()]);
  for (const word of ['1. tase', '2. tase', '3. tase', '−10', '−15', '−20', 'Kaup', 'Kursus'])
    expect(html.replaceAll('\u00a0', ' ')).toContain(word);
  shown(meWith(memberLoyalty), table());
  const own = await screen.findByRole('columnheader', { current: true });
  expect(own.textContent).toContain('Sinu tase');
  expect(own.textContent!.replaceAll('\u00a0', ' ')).toContain('2. tase');
});

test('BL-loyalty_buttons AC-03 offers joining to who may, signing in to who is signed out, and members neither', async () => {
  const buttons = () => node('loyalty_buttons', { linkUrl: '/terms', linkText: 'Loe edasi' });
  shown(null, buttons());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Loo konto',
    'Logi sisse',
  ]);
  screen.getByRole('link', { name: 'Loe edasi' });
  cleanup();
  shown(meWith(outsideLoyalty), buttons());
  await screen.findByRole('button', { name: 'Liitu' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  cleanup();
  for (const loyalty of [memberLoyalty, { ...outsideLoyalty, can_join_loyalty: false }]) {
    shown(meWith(loyalty), buttons());
    await expect.poll(() => screen.queryAllByRole('button')).toEqual([]);
    screen.getByRole('link', { name: 'Loe edasi' });
    cleanup();
  }
});

test('BL-loyalty_three_steps_business AC-03 is hidden from companies, but not from editors', async () => {
  const block = () => node('loyalty_three_steps_business', steps);
  shown(null, block());
  screen.getByText('Kolm sammu');
  cleanup();
  shown(meWith(outsideLoyalty, { isIndividual: false }), block());
  await expect.poll(() => screen.queryByText('Kolm sammu')).toBeNull();
  cleanup();
  shown(null, block(), true);
  expect(screen.queryByText('Kolm sammu')).toBeNull();
  cleanup();
  for (const mode of ['edit', 'preview'] as const) {
    renderBlocks([block()], { mode });
    fireEvent.click(screen.getByRole('radio', { name: 'Äriklient' }));
    screen.getByText('Kolm sammu');
    cleanup();
  }
});

test('BL-loyalty_three_steps leaves out a step without words, and numbers one without a glyph', () => {
  shown(
    null,
    node('loyalty_three_steps', { ...steps, step3: { icon: null, title: 'Osta', description: '' } }),
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Loo kontoKohe', '3Osta']);
});

test('BL-loyalty_progress_banner AC-03 shows a member the way to the next level, and others nothing', async () => {
  const banner = () => node('loyalty_progress_banner', { title: 'Sinu tase' });
  expect(await renderOnServer([banner()])).not.toContain('Sinu tase');
  shown(meWith(memberLoyalty), banner());
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('11');
  expect(bar.getAttribute('aria-valuetext')!.replaceAll('\u00a0', ' ')).toBe('3. tasemeni on jäänud 888 €');
  cleanup();
  const top = { ...memberLoyalty, current_tier: { level: 3, min_amount: 1500 }, next_tier: null };
  shown(meWith(top), banner());
  const full = await screen.findByRole('progressbar');
  expect(full.getAttribute('aria-valuenow')).toBe('100');
  expect(full.getAttribute('aria-valuetext')).toBe('Oled kõrgeimal tasemel');
  cleanup();
  shown(meWith(outsideLoyalty), banner());
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
});

test('BL-loyalty_progress_banner CR-01 an editor chooses whom it is rendered for, with sample numbers', () => {
  renderBlocks([node('loyalty_progress_banner', { title: 'Sinu tase' })], { mode: 'edit' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Püsiklient' }));
  screen.getByRole('progressbar');
});
