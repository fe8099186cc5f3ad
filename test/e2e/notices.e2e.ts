import { expect, test, vi } from 'vitest';
import { useVisitors, type Visitor } from './visitor.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 60_000 });

const newVisitor = useVisitors();
let people = 0;
const freshAddress = () => `lugeja-${Date.now()}-${++people}@salong.ee`;

interface Mail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** The latest mail to an address, once there is one. */
async function mailTo(shop: string, to: string): Promise<Mail> {
  let latest: Mail | undefined;
  await expect
    .poll(async () => {
      [latest] = (await (await fetch(`${shop}/dev/mail.json?to=${to}`)).json()) as Mail[];
      return latest !== undefined;
    })
    .toBe(true);
  return latest!;
}

/** Follows the link of a mail and presses what it asks for. */
async function confirm({ page, shop, open }: Visitor, email: string): Promise<string> {
  const { text } = await mailTo(shop, email);
  const { pathname, search } = new URL(/https?:\/\/\S+\/notices\?token=\S+/.exec(text)![0]);
  await open(pathname + search);
  await page.getByRole('button', { name: 'Jah, soovin neid kirju' }).click();
  await page.getByRole('heading', { name: 'Aitäh, kinnitatud' }).waitFor();
  return pathname + search;
}

test('CN-03 the newsletter begins with the press that its mail asks for', async () => {
  const visitor = await newVisitor();
  const { page, shop, open } = visitor;
  const email = freshAddress();
  const asked = await fetch(`${shop}/api/v1/subscribe-newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'et' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const link = await confirm(visitor, email);
  // Followed again, as from a phone and a computer, it says the same.
  await open(link);
  await page.getByRole('button', { name: 'Jah, soovin neid kirju' }).click();
  await page.getByRole('heading', { name: 'Aitäh, kinnitatud' }).waitFor();
});

test('PL-03 a guest waits for a product that is sold out, once the mail is confirmed', async () => {
  const visitor = await newVisitor();
  const { page, shop, open } = visitor;
  const found = (await (
    await fetch(`${shop}/api/v1/products/elastic/search/new/?variations=true&page_size=60`)
  ).json()) as { results: { id: number; stock_state: string; valid_restrictions: unknown[] }[] };
  const gone = found.results.find(
    ({ stock_state, valid_restrictions }) => stock_state === 'out' && valid_restrictions.length === 0,
  );
  expect(gone, 'the demo shop has something that is sold out').toBeDefined();
  const email = freshAddress();
  await open(`/products/${gone!.id}`);
  await page.getByRole('button', { name: /^Anna teada, kui on laos/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-posti aadress').fill(email);
  await dialog.getByRole('button', { name: 'Anna teada' }).click();
  await dialog.getByText(email).waitFor();
  await confirm(visitor, email);
});

test('CN-04 PP-02 the game asks its host for nothing before the visitor allows it', async () => {
  const { page, open } = await newVisitor();
  const asked: string[] = [];
  await page.route('https://game.ilumaja.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' });
  });
  await open('/game');
  await page.getByRole('heading', { name: 'Mäng avaneb sinu loal' }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Luba ja mängi' }).click();
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      'https://game.ilumaja.example/leaderboard/winter-2026',
      'https://game.ilumaja.example/winter-2026',
    ]);
});
