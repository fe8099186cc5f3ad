import type { Locator } from 'playwright-core';
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
import { freshRegCode } from '../people.ts';
import { desktop, overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();

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
  'AU-01 AU-03 AU-04 AC-02 AC-05 the life of an account, from registering to erasing it ($language, $window.width px, by $by)',
  async ({ language, window: size, texts, by }) => {
    const visitor = await newVisitor({ window: size, hasTouch: by === 'touch' });
    const { page, open, shop } = visitor;
    const { auth, account, shell, catalogue } = texts;
    const email = `elu-${by}-${process.pid}-${Date.now()}@salong.ee`;
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const press = async (what: Locator) => {
      if (by === 'keyboard') {
        await what.focus();
        await page.keyboard.press('Enter');
      } else await what.click();
    };
    const write = async (field: Locator, text: string) => {
      if (by === 'keyboard') {
        await field.focus();
        await page.keyboard.type(text);
      } else await field.fill(text);
    };
    const tick = async (box: Locator) => {
      await box.focus();
      if (by === 'keyboard') await page.keyboard.press('Space');
      else await box.check();
    };

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
    const heart = page.locator('main [data-action="favourite"]').first();
    await press(heart);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(await heart.innerText()).toContain(catalogue.favourite.remove);
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

    await press(page.getByRole('button', { name: account.members.invite }));
    const inviting = page.getByRole('dialog');
    await write(inviting.getByLabel(account.members.email), `kolleeg-${email}`);
    await press(inviting.getByRole('button', { name: account.members.sendInvitation }));
    await page.getByRole('main').getByText(`kolleeg-${email}`, { exact: true }).waitFor();
    await mailedLink(visitor, `kolleeg-${email}`, '/auth/invitation');

    await open('/account/data');
    await press(page.getByRole('button', { name: account.data.start }));
    const archive = page.getByRole('link', { name: account.data.download });
    await expect
      .poll(async () => {
        if (await archive.isVisible()) return true;
        await open('/account/data');
        return false;
      })
      .toBe(true);
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

/** The link about something in the letters to an address, which are sent a moment after they were caused. */
async function mailedLink({ shop }: Visitor, to: string, about: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const kept = await fetch(`${shop}/dev/mail.json?to=${encodeURIComponent(to)}`);
      link = ((await kept.json()) as { text: string }[])
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
        .find((one) => one.includes(about));
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}
