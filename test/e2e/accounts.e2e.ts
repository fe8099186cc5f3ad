import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import accountTextsEt from '../../src/web/i18n/et/auth.json' with { type: 'json' };
import passwordEt from '../../src/web/i18n/et/password.json' with { type: 'json' };
import accountTextsRu from '../../src/web/i18n/ru/auth.json' with { type: 'json' };
import passwordRu from '../../src/web/i18n/ru/password.json' with { type: 'json' };
import shellEt from '../../src/web/i18n/et/shell.json' with { type: 'json' };
import shellRu from '../../src/web/i18n/ru/shell.json' with { type: 'json' };
import { desktop, overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const authEt = { ...accountTextsEt, password: passwordEt };
const authRu = { ...accountTextsRu, password: passwordRu };

const newVisitor = useVisitors();

const password = 'kolm väikest sõna reas';
let people = 0;
const newEmail = () => `inimene-${process.pid}-${Date.now()}-${++people}@salong.ee`;

interface CapturedMail {
  subject: string;
  text: string;
}

/** The link of the latest of `count` mails to an address, which are sent a moment after they were caused. */
async function mailedLink(shop: string, to: string, count = 1): Promise<string> {
  let mails: CapturedMail[] = [];
  await expect
    .poll(async () => {
      const answer = await fetch(`${shop}/dev/mail.json?to=${encodeURIComponent(to)}`);
      mails = (await answer.json()) as CapturedMail[];
      return mails.length;
    })
    .toBe(count);
  const link = /https?:\/\/\S+/.exec(mails[0]!.text)![0];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function fillRegistration(window: Locator, email: string, texts: typeof authEt = authEt) {
  await window.getByLabel(texts.register.firstName).fill('Mari');
  await window.getByLabel(texts.register.lastName).fill('Maasikas-Õun');
  await window.getByLabel(texts.email).fill(email);
  await window.getByLabel(texts.password.label, { exact: true }).fill(password);
  await window.getByRole('checkbox').first().check();
}

/** An account that is confirmed, made as its person would. */
async function registered({ page, open, shop }: Visitor): Promise<string> {
  const email = newEmail();
  await open('/contact?modal=register');
  const window = page.getByRole('dialog', { name: authEt.register.title });
  await fillRegistration(window, email);
  await window.getByRole('button', { name: authEt.register.title }).click();
  await page.getByRole('dialog', { name: authEt.sent.title }).waitFor();
  await open(await mailedLink(shop, email));
  await page.getByRole('dialog', { name: authEt.login.title }).waitFor();
  return email;
}

async function signIn(page: Page, email: string, secret = password, texts: typeof authEt = authEt) {
  const window = page.getByRole('dialog', { name: texts.login.title });
  await window.getByLabel(texts.email).fill(email);
  await window.getByLabel(texts.password.label, { exact: true }).fill(secret);
  await window.getByRole('button', { name: texts.login.title, exact: true }).click();
}

/** A window gives the focus to its first field a moment after it is there; keys before that go nowhere. */
const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

const account = (page: Page, texts: typeof authEt = authEt) =>
  page.getByRole('banner').getByRole('button', { name: texts.menu.of.replace('{name}', '') });

for (const { language, window: size, texts, shell } of [
  { language: 'et', window: desktop, texts: authEt, shell: shellEt },
  { language: 'ru', window: phone, texts: authRu as unknown as typeof authEt, shell: shellRu },
]) {
  test(`AU-01 AU-02 RT-12 registering, the mail, confirming, signing in and out (${language}, ${size.width} px)`, async () => {
    const visitor = await newVisitor({ window: size, hasTouch: size === phone });
    const { page, context, open, shop } = visitor;
    const email = newEmail();
    await open(`/contact?lang=${language}`);
    await page.getByRole('banner').getByRole('button', { name: shell.signIn }).click();
    await page
      .getByRole('dialog', { name: texts.login.title })
      .getByRole('button', { name: texts.register.title })
      .click();
    const form = page.getByRole('dialog', { name: texts.register.title });
    await fillRegistration(form, email, texts);
    await form.getByRole('button', { name: texts.register.title }).click();
    const sent = page.getByRole('dialog', { name: texts.sent.title });
    await sent.getByText(email).waitFor();
    expect(await overflow(page)).toBe(0);

    const link = await mailedLink(shop, email);
    expect(link).toMatch(/^\/auth\/confirm\//);
    await open(link);
    const login = page.getByRole('dialog', { name: texts.login.title });
    await login.getByText(texts.login.registered).waitFor();
    expect(await page.locator('h1').textContent()).toBe(texts.confirm.done);
    await signIn(page, email, password, texts);
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await account(page, texts).waitFor();
    expect((await account(page, texts).boundingBox())!.height, 'as high as a finger needs').toBe(44);
    const token = (await context.cookies()).find(({ name }) => name === 'token')!;
    expect([token.sameSite, token.secure, token.path]).toEqual(['Lax', true, '/']);

    await account(page, texts).click();
    await page.getByRole('button', { name: texts.menu.logout }).click();
    await page.getByRole('banner').getByRole('button', { name: shell.signIn }).waitFor();
    expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
  });
}

test('AU-01 LY-09 an account by keyboard alone: each step is reached and left without a mouse', async () => {
  const { page, open, shop } = await newVisitor();
  const email = newEmail();
  const { keyboard } = page;
  await open('/contact?modal=register');
  await hasFocus(page.getByRole('dialog').getByLabel(authEt.register.firstName));
  for (const text of ['Mari', 'Maasikas', email, password]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  // Past the button that shows the password, to the terms; their links come before the next box.
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: authEt.sent.title }).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await open(await mailedLink(shop, email));
  await hasFocus(page.getByRole('dialog', { name: authEt.login.title }).getByLabel(authEt.email));
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await account(page).focus();
  await keyboard.press('Enter');
  const out = page.getByRole('button', { name: authEt.menu.logout });
  await out.focus();
  await keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: shellEt.signIn }).waitFor();
});

test('AU-01 ER-01 what is wrong stands at its field, and what was typed is there after a reload, but for the password', async () => {
  const { page, open, expects } = await newVisitor();
  expects(/status of 400/);
  await open('/contact?modal=register');
  const form = page.getByRole('dialog', { name: authEt.register.title });
  await form.getByRole('button', { name: authEt.register.title }).click();
  const first = form.getByLabel(authEt.register.firstName);
  await hasFocus(first);
  await expect.poll(() => form.getByRole('alert').getByRole('link').count()).toBe(5);
  await fillRegistration(form, 'inimene@salong.ee');
  await form.getByLabel(authEt.register.lastName).fill('<script>alert(1)</script> שלום 😀');
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => first.inputValue()).toBe('Mari');
  expect(await form.getByLabel(authEt.register.lastName).inputValue()).toContain('שלום 😀');
  expect(await form.getByLabel(authEt.password.label, { exact: true }).inputValue()).toBe('');
  expect(await form.getByRole('checkbox').first().isChecked()).toBe(true);
  // One that half the world uses is refused by the shop, at the field and in a popup.
  await form.getByLabel(authEt.password.label, { exact: true }).fill('password1234');
  await form.getByRole('button', { name: authEt.register.title }).click();
  await expect
    .poll(() => form.getByLabel(authEt.password.label, { exact: true }).getAttribute('aria-invalid'))
    .toBe('true');
  await page.getByText(`[${authEt.password.label}] - `).waitFor();

  await open('/contact?modal=login');
  const login = page.getByRole('dialog', { name: authEt.login.title });
  await signIn(page, newEmail(), 'see ei ole see parool');
  await login.getByRole('alert').waitFor();
  expect(await login.getByLabel(authEt.email).inputValue()).toContain('@salong.ee');
});

test('AU-01 ER-01 on a small phone, why a registration failed comes into view above the button that was pressed', async () => {
  const visitor = await newVisitor({ window: { width: 360, height: 560 }, hasTouch: true });
  const { page, open, expects } = visitor;
  expects(/status of 500/);
  await page.route('**/rest-auth/registration/', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'failed' } }),
  );
  await open('/contact?modal=register');
  const window = page.getByRole('dialog', { name: authEt.register.title });
  await fillRegistration(window, newEmail());
  await window.getByRole('button', { name: authEt.register.title }).tap();
  const why = window.getByRole('alert');
  await why.waitFor();
  const inView = () =>
    why.evaluate((element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
    });
  await expect.poll(inView).toBe(true);
  // Nothing that was typed is gone.
  expect(await window.getByLabel(authEt.register.firstName).inputValue()).toBe('Mari');
});

test('AU-01 RT-12 a link that was used up says so in words, changes nothing and leads to a new one', async () => {
  const visitor = await newVisitor();
  const { page, open, shop, expects } = visitor;
  expects(/status of 400/);
  const email = newEmail();
  await open('/contact?modal=register');
  const form = page.getByRole('dialog', { name: authEt.register.title });
  await fillRegistration(form, email);
  await form.getByRole('button', { name: authEt.register.title }).click();
  await page.getByRole('dialog', { name: authEt.sent.title }).waitFor();
  const link = await mailedLink(shop, email);
  await open(link);
  await page.getByRole('dialog', { name: authEt.login.title }).waitFor();
  // Loaded again it is still done: the address no longer holds the link.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: authEt.confirm.done }).waitFor();

  await open(link);
  const wrong = page.getByRole('dialog', { name: 'Midagi läks valesti' });
  await wrong.waitFor();
  await page.keyboard.press('Escape');
  await wrong.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: authEt.dead.title }).waitFor();
  const main = page.getByRole('main');
  await main.getByLabel(authEt.email).fill(email);
  await main.getByRole('button', { name: authEt.dead.again }).click();
  await page.getByRole('dialog', { name: authEt.sent.title }).waitFor();

  for (const nonsense of ['', '?uid=1', '?uid=../../x&token=%00', '?token=<script>']) {
    await open(`/auth/confirm/${nonsense}`);
    await page.getByRole('heading', { level: 1, name: authEt.dead.title }).waitFor();
  }
});

test('AU-01 a forgotten password: the mail, a new password, signing in with it and not with the old', async () => {
  const visitor = await newVisitor();
  const { page, open, shop, expects } = visitor;
  expects(/status of 400/);
  const email = await registered(visitor);
  await open('/contact?modal=login');
  const login = page.getByRole('dialog', { name: authEt.login.title });
  await login.getByLabel(authEt.email).fill(email);
  await login.getByRole('button', { name: authEt.login.forgot }).click();
  const forgot = page.getByRole('dialog', { name: authEt.forgot.title });
  expect(await forgot.getByLabel(authEt.email).inputValue()).toBe(email);
  await forgot.getByRole('button', { name: authEt.forgot.submit }).click();
  await page.getByRole('dialog', { name: authEt.sent.title }).waitFor();

  await open(await mailedLink(shop, email, 2));
  const reset = page.getByRole('dialog', { name: authEt.reset.title });
  await reset.getByLabel(authEt.password.new).fill('hoopis teised sõnad nüüd');
  await reset.getByRole('button', { name: authEt.reset.submit }).click();
  await login.getByText(authEt.login.passwordChanged).waitFor();
  await signIn(page, email);
  await login.getByRole('alert').waitFor();
  await signIn(page, email, 'hoopis teised sõnad nüüd');
  await account(page).waitFor();
});

test('AU-02 two tabs sign in and out together, and a session that ended elsewhere ends in the middle of work', async () => {
  const visitor = await newVisitor();
  const { page, context, open, shop, expects } = visitor;
  expects(/status of 401/);
  const email = await registered(visitor);
  const other = await context.newPage();
  await other.goto(`${shop}/contact`);
  await signIn(page, email);
  await account(other).waitFor();
  await account(other).click();
  await other.getByRole('button', { name: authEt.menu.logout }).click();
  await page.getByRole('banner').getByRole('button', { name: shellEt.signIn }).waitFor();

  await open('/contact?modal=login');
  await signIn(page, email);
  await account(page).waitFor();
  const { value } = (await context.cookies()).find(({ name }) => name === 'token')!;
  await fetch(`${shop}/api/v1/rest-auth/logout/`, {
    method: 'POST',
    headers: { authorization: `Token ${value}` },
  });
  // The next page knows nobody, without a word and without a loop.
  await open('/campaigns');
  await page.getByRole('banner').getByRole('button', { name: shellEt.signIn }).waitFor();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('RT-05 RT-10 favourites ask to sign in, the account leads home, and signing in leads on to where one was going', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  const email = await registered(visitor);
  await open('/account/overview');
  expect(new URL(page.url()).pathname).toBe('/');
  await open('/favourites');
  await page.getByText(authEt.login.favourites).waitFor();
  const next = encodeURIComponent('{"next":"/account/overview"}');
  await open(`/contact?modal=login&modalProps=${next}`);
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === '/account/overview');
  await account(page).waitFor();
});
