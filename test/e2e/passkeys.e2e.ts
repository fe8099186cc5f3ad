import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, phone, useVisitors, type Visitor } from './visitor.ts';

const visit = useVisitors();
const password = 'sinine kajakas lendab';

/** A fingerprint reader of the browser's own, with a finger on it. */
async function giveAuthenticator({ context, page }: Visitor): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Registers somebody and follows the mailed link, as the mail program would. */
async function register(): Promise<string> {
  const base = inject('baseUrl');
  const email = `passkey-${randomUUID().slice(0, 8)}@salong.ee`;
  const body = {
    email,
    password,
    first_name: 'Mari',
    last_name: 'Maasikas',
    accepts: true,
    is_email_subscription: false,
  };
  const registered = await fetch(`${base}/api/v1/rest-auth/registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(registered.status).toBe(204);
  const findLink = async () => {
    const mails = (await (await fetch(`${base}/dev/mail.json?to=${email}`)).json()) as { text: string }[];
    return mails[0]?.text.match(/uid=([\w-]+)&token=([\w-]+)/) ?? null;
  };
  await expect.poll(findLink).not.toBeNull();
  const [, uid, token] = (await findLink())!;
  const confirmed = await fetch(`${base}/api/v1/users/verify-customer/${uid}/${token}/`);
  expect(confirmed.status).toBe(200);
  return email;
}

/** Signed in, and the page loaded anew for who that is: before, it would interrupt whatever is opened next. */
async function signedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Konto: / }).waitFor();
  expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(true);
}

async function logInWithPassword({ page }: Visitor, email: string): Promise<void> {
  const window = page.getByRole('dialog', { name: 'Logi sisse' });
  await window.getByLabel('E-posti aadress').fill(email);
  await window.getByLabel('Parool', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Logi sisse', exact: true }).click();
  await signedIn(page);
}

test.each([
  ['desktop', desktop, 'its button'],
  ['phone', phone, 'choosing it where the address is filled in'],
])('AU-01 on a %s somebody adds a passkey and signs in with it alone', async (_what, window, way) => {
  const email = await register();
  const visitor = await visit({ window });
  const { page, context } = visitor;
  await giveAuthenticator(visitor);
  await visitor.open('/?modal=login');
  await logInWithPassword(visitor, email);

  await visitor.open('/account/security');
  await page.getByRole('button', { name: 'Lisa pääsuvõti' }).click();
  const adding = page.getByRole('dialog', { name: 'Lisa pääsuvõti' });
  await adding.getByLabel('Nimi').fill('Minu telefon');
  await adding.getByRole('button', { name: 'Jätka' }).click();
  await page.getByText('Minu telefon', { exact: true }).waitFor();

  await context.clearCookies({ name: 'token' });
  if (way === 'its button') {
    // A browser that fills nothing in: the device would answer it before the button is pressed.
    await context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await visitor.open('/?modal=login');
    await page.getByRole('dialog').getByRole('button', { name: 'Logi sisse pääsuvõtmega' }).click();
  } else {
    // The device answers as soon as the window asks, so it is asked once the page stands.
    await visitor.open('/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Logi sisse' }).click();
  }
  await signedIn(page);
  await visitor.open('/account/security');
  await page.getByText(/Viimati kasutatud/).waitFor();
  await page.getByRole('button', { name: /^Kustuta\s*: Minu telefon$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kustuta', exact: true }).click();
  await page.getByText('Sul ei ole veel ühtegi pääsuvõtit.').waitFor();
});
