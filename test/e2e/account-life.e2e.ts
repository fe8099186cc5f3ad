import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import accountEt from '../../src/web/i18n/et/account.json' with { type: 'json' };
import authEt from '../../src/web/i18n/et/auth.json' with { type: 'json' };
import passwordEt from '../../src/web/i18n/et/password.json' with { type: 'json' };
import catalogueEt from '../../src/web/i18n/et/catalogue.json' with { type: 'json' };
import shellEt from '../../src/web/i18n/et/shell.json' with { type: 'json' };
import accountRu from '../../src/web/i18n/ru/account.json' with { type: 'json' };
import authRu from '../../src/web/i18n/ru/auth.json' with { type: 'json' };
import passwordRu from '../../src/web/i18n/ru/password.json' with { type: 'json' };
import catalogueRu from '../../src/web/i18n/ru/catalogue.json' with { type: 'json' };
import shellRu from '../../src/web/i18n/ru/shell.json' with { type: 'json' };
import { freshRegCode, signInStaff } from '../people.ts';

import { hydrated } from './hydrated.ts';
import { useShopDatabase } from './people.ts';
import { desktop, overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();
const database = useShopDatabase();

const et = {
  auth: { ...authEt, password: passwordEt },
  account: accountEt,
  shell: shellEt,
  catalogue: catalogueEt,
};
const ru = {
  auth: { ...authRu, password: passwordRu },
  account: accountRu,
  shell: shellRu,
  catalogue: catalogueRu,
} as unknown as typeof et;
const password = 'kolm väikest sõna reas';

const ways = [
  { language: 'et', window: desktop, texts: et, by: 'mouse' },
  { language: 'ru', window: phone, texts: ru, by: 'touch' },
  { language: 'et', window: desktop, texts: et, by: 'keyboard' },
] as const;

test.each(ways)(
  'AU-01 AU-03 AU-04 AU-06 AC-02 AC-05 the life of an account, from registering to erasing it ($language, $window.width px, by $by)',
  async ({ language, window: size, texts, by }) => {
    const visitor = await newVisitor({ window: size, hasTouch: by === 'touch' });
    const { page, open, shop } = visitor;
    const { auth, account, shell, catalogue } = texts;
    const email = `elu-${by}-${process.pid}-${Date.now()}@salong.ee`;
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const { press, write, tick } = hands[by](page);

    await open(`/contact?lang=${language}`);
    await press(page.getByRole('banner').getByRole('button', { name: shell.signIn }));
    await press(dialog(auth.login.title).getByRole('button', { name: auth.register.title }));
    const form = dialog(auth.register.title);
    await write(form.getByLabel(auth.register.firstName), 'Mari');
    await write(form.getByLabel(auth.register.lastName), 'Õunapuu');
    await write(form.getByLabel(auth.email), email);
    await write(form.getByLabel(auth.password.label, { exact: true }), password);
    await tick(form.getByRole('checkbox').first());
    await press(form.getByRole('button', { name: auth.register.title }));
    await dialog(auth.sent.title).waitFor();

    await open(await mailedLink(visitor, email, '/auth/confirm/'));
    const login = dialog(auth.login.title);
    await login.getByText(auth.login.registered).waitFor();
    await write(login.getByLabel(auth.email), email);
    await write(login.getByLabel(auth.password.label, { exact: true }), password);
    await press(login.getByRole('button', { name: auth.login.title, exact: true }));
    // The page of who signed in has come.
    await page
      .getByRole('banner')
      .getByRole('button', { name: auth.menu.of.replace('{name}', '') })
      .waitFor();

    await open('/products');
    const card = page.locator('main article').first();
    const heart = page.locator('main [data-action="favourite"]').first();
    const favoured = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /favourite/.test(answer.url()),
    );
    await press(heart);
    await favoured;
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await heart.innerText()).toContain(catalogue.favourite.remove);
    const asPerson = await card.innerText();
    await open('/favourites');
    await page.locator('main article').first().waitFor();
    expect(await page.locator('main article').count()).toBe(1);

    await open('/account/company');
    await press(page.getByRole('main').getByRole('button', { name: account.company.add }));
    const adding = page.getByRole('dialog');
    await write(adding.getByLabel(account.company.regCode), freshRegCode());
    await write(adding.getByLabel(account.company.name), 'Salong Õun');
    await press(adding.getByRole('button', { name: account.company.add }));
    const act = adding.getByRole('button', { name: account.company.actForNow });
    await act.waitFor();
    await Promise.all([page.waitForEvent('load'), press(act)]);
    await page.getByRole('heading', { name: account.company.data }).waitFor();
    expect(await overflow(page)).toBe(0);

    await approve(shop, 'Salong Õun', email);
    await open('/products');
    // The mark of a favourite comes after the page; the price is compared once it is there.
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => card.innerText()).not.toBe(asPerson);
    const asCompany = await card.innerText();

    // Whom one acts for decides what is paid: oneself, and the company again.
    const menu = page.getByRole('banner').getByRole('button', { name: /Salong Õun/ });
    await press(menu);
    const person = page
      .getByRole('list', { name: auth.menu.customers })
      .getByRole('button', { name: auth.customers.individual });
    await press(person);
    // The page is loaded anew.
    await expect.poll(() => card.innerText()).toBe(asPerson);
    await hydrated(page);
    const back = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(auth.menu.of.replace('{name}', '')) });
    await press(back);
    const company = page
      .getByRole('list', { name: auth.menu.customers })
      .getByRole('button', { name: /Salong Õun/ });
    await press(company);
    await expect.poll(() => card.innerText()).toBe(asCompany);
    await hydrated(page);

    const elsewhere = await signInElsewhere(shop, email);
    await open('/account/security');
    await page.getByText('Firefox, Linux', { exact: true }).waitFor();
    await press(page.getByRole('button', { name: account.sessions.endOthers }));
    await page.getByText('Firefox, Linux', { exact: true }).waitFor({ state: 'detached' });
    expect(await overflow(page)).toBe(0);
    expect((await fetch(`${shop}/api/v1/rest-auth/user/`, { headers: elsewhere })).status).toBe(401);

    await open('/account/company');
    await press(page.getByRole('button', { name: account.members.invite }));
    const inviting = page.getByRole('dialog');
    await write(inviting.getByLabel(account.members.email), `kolleeg-${email}`);
    await press(inviting.getByRole('button', { name: account.members.sendInvitation }));
    await page.getByRole('main').getByText(`kolleeg-${email}`, { exact: true }).waitFor();
    await mailedLink(visitor, `kolleeg-${email}`, '/auth/invitation');

    await open('/account/data');
    await press(page.getByRole('button', { name: account.data.start }));
    const archive = page.getByRole('link', { name: account.data.download });
    // It takes some seconds, and is there by itself then.
    await archive.waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), press(archive)]);
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    expect(await overflow(page)).toBe(0);

    await press(page.getByRole('button', { name: account.data.eraseButton }));
    const asked = dialog(account.data.eraseTitle);
    await Promise.all([
      page.waitForEvent('load'),
      press(asked.getByRole('button', { name: account.data.eraseConfirm })),
    ]);
    await page.getByRole('banner').getByRole('button', { name: shell.signIn }).waitFor();
    const again = await fetch(`${shop}/api/v1/rest-auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(again.status).toBe(400);
  },
);

interface Hands {
  press: (what: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
}

/** What a page is used with. */
const hands: Record<(typeof ways)[number]['by'], (page: Page) => Hands> = {
  mouse: () => ({
    press: (what) => what.click(),
    write: (field, text) => field.fill(text),
    tick: (box) => box.check(),
  }),
  touch: () => ({
    press: (what) => what.tap(),
    write: (field, text) => field.fill(text),
    tick: (box) => box.check(),
  }),
  keyboard: ({ keyboard }) => {
    /** As somebody without a mouse gets there: stop by stop, in the order of the page. */
    async function reach(what: Locator): Promise<void> {
      await what.waitFor();
      for (let stops = 0; stops < 200; stops++) {
        if (await what.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`no way by Tab to ${String(what)}`);
    }
    return {
      async press(what) {
        await reach(what);
        await keyboard.press('Enter');
      },
      async write(field, text) {
        await reach(field);
        await keyboard.type(text);
      },
      async tick(box) {
        await reach(box);
        await keyboard.press('Space');
      },
    };
  },
};

/** The staff approve the company of a user. */
async function approve(shop: string, name: string, email: string): Promise<void> {
  const db = database();
  const staff = await signInStaff(db, 'TH_USER_ADMIN');
  const { uuid } = await db
    .selectFrom('customer')
    .innerJoin('customer_user', 'customer_user.customer_id', 'customer.id')
    .innerJoin('user_account', 'user_account.id', 'customer_user.user_id')
    .select('customer.uuid')
    .where('customer.name', '=', name)
    .where('user_account.email', '=', email)
    .executeTakeFirstOrThrow();
  const approved = await fetch(`${shop}/api/v1/administrator/customers/${uuid}/approval/`, {
    method: 'POST',
    headers: { authorization: `Token ${staff.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'approved' }),
  });
  expect(approved.status).toBe(200);
}

/** Another device of the same user; what its calls are signed with. */
async function signInElsewhere(shop: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${shop}/api/v1/rest-auth/login/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
    body: JSON.stringify({ email, password }),
  });
  const { key } = (await answer.json()) as { key: string };
  return { authorization: `Token ${key}` };
}

/** The link about something in the mails to an address, which are sent a moment after they were caused. */
async function mailedLink({ shop }: Visitor, to: string, about: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${shop}/dev/mail.json?to=${encodeURIComponent(to)}`);
      link = ((await answer.json()) as { text: string }[])
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
        .find((one) => one.includes(about));
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}
