import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  addMember,
  buildCustomer,
  buildUser,
  freshRegCode,
  signIn,
  signInStaff,
  testPassword,
} from '../people.ts';
import { findings } from './accessible.ts';
import { useShopDatabase } from './people.ts';
import {
  addressShown,
  desktop,
  languageLocales,
  overflow,
  phone,
  useVisitors,
  type Visitor,
} from './visitor.ts';

const newVisitor = useVisitors();
const database = useShopDatabase();
const pages = ['overview', 'feedback', 'profile', 'addresses', 'company', 'security'] as const;

/** Fills the window for signing in, which is open, and waits for the page that its person sees. */
async function logIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('E-posti aadress').fill(email);
  await form.getByLabel('Parool', { exact: true }).fill(testPassword);
  await form.getByLabel('Parool', { exact: true }).press('Enter');
  await form.waitFor({ state: 'detached' });
}

async function beSignedIn({ context, shop }: Visitor, token: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: shop }]);
}

/** The link in the latest mail to an address. */
async function mailedLink({ shop }: Visitor, to: string, about: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${shop}/dev/mail.json?to=${encodeURIComponent(to)}`)).json()) as {
        text: string;
      }[];
      link = mails
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
        .find((one) => one.includes(about));
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link!);
  return pathname + search;
}

test('RT-10 account pages lead home whoever is not signed in, by address and by link', async () => {
  const { page, open } = await newVisitor();
  for (const name of pages) {
    await open(`/account/${name}`);
    expect(addressShown(page), name).toBe('/');
  }
  await open('/contact');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/account/overview' });
    link.textContent = 'account';
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('AU-04 AU-03 AC-01 CN-03 a person adds a company, buys for it once it is approved, and brings a colleague', async () => {
  const db = database();
  const person = await buildCustomer(db, { isBusiness: false });
  const user = await buildUser(db);
  await addMember(db, person.id, user.id, 'CUSTOMER_ADMIN');
  const visitor = await newVisitor();
  const { page, open, shop } = visitor;

  await open('/?modal=login');
  await logIn(page, user.email);
  await open('/products');
  const card = page.locator('main article').first();
  const priceBefore = await card.innerText();

  // The company waits for the shop.
  await open('/account/company');
  await page.getByRole('button', { name: 'Lisa ettevõte' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Registrikood').fill('123');
  await form.getByLabel('Ettevõtte nimi').fill('Salong <b>Ümin</b> 💇 שלום');
  await form.getByText('Kontrolli registrikoodi: 8 numbrit').first().waitFor();
  const regCode = freshRegCode();
  await form.getByLabel('Registrikood').fill(regCode);
  await form.getByRole('button', { name: 'Lisa ettevõte' }).click();
  await form
    .getByText(/ootab kinnitust/)
    .first()
    .waitFor();
  const chosen = form.getByRole('button', { name: 'Osta selle ettevõtte nimel' });
  await Promise.all([page.waitForEvent('load'), chosen.click()]);
  await page.getByRole('heading', { name: 'Ettevõtte andmed' }).waitFor();
  await page.getByText('Ettevõte ootab kinnitust').first().waitFor();

  // Approved by the staff, its prices hold from the next page on.
  const staff = await signInStaff(db, 'TH_USER_ADMIN');
  const { uuid } = await db
    .selectFrom('customer')
    .select('uuid')
    .where('reg_code', '=', regCode)
    .executeTakeFirstOrThrow();
  const approved = await fetch(`${shop}/api/v1/administrator/customers/${uuid}/approval/`, {
    method: 'POST',
    headers: { authorization: `Token ${staff.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'approved' }),
  });
  expect(approved.status).toBe(200);
  await open('/products');
  await expect.poll(() => card.innerText()).not.toBe(priceBefore);

  // An address, gone and back again.
  await open('/account/addresses');
  await page.getByRole('button', { name: /Lisa aadress.*Tarneaadressid/ }).click();
  await form.getByLabel('Tänav, maja ja korter').fill('Pärnu mnt 139-2');
  await form.getByLabel('Sihtnumber').fill('113 17');
  await form.getByLabel('Linn või vald').fill('Tallinn');
  await form.getByRole('button', { name: 'Salvesta aadress' }).click();
  const main = page.getByRole('main');
  await main.getByText('11317 Tallinn').waitFor();
  await main.getByRole('button', { name: /^Eemalda/ }).click();
  await main.getByText('11317 Tallinn').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Võta tagasi' }).click();
  await main.getByText('11317 Tallinn').waitFor();
  await open('/account/addresses');
  await main.getByText('11317 Tallinn').waitFor();

  // A colleague, invited by mail.
  const colleague = await buildUser(db, { email: `kolleeg${regCode}@salong.ee` });
  await open('/account/company');
  await page.getByRole('button', { name: 'Kutsu kolleeg' }).click();
  await form.getByLabel('Kolleegi e-posti aadress').fill(colleague.email);
  await form.getByLabel(/^Ühe tellimuse piir/).fill('250,5');
  await form.getByRole('button', { name: 'Saada kutse' }).click();
  await main.getByText(colleague.email, { exact: true }).waitFor();

  const other = await newVisitor();
  await other.open(await mailedLink(other, colleague.email, '/auth/invitation'));
  await other.page.getByRole('main').getByRole('button', { name: 'Logi sisse' }).click();
  await logIn(other.page, colleague.email);
  await other.page.getByRole('button', { name: 'Liitu ettevõttega' }).click();
  await other.page.getByRole('heading', { name: /Oled nüüd ettevõttes/ }).waitFor();

  await open('/account/company');
  await main.getByText('Kuni 250,50 € tellimuse kohta').waitFor();
  expect(await main.getByText('Kutsutud').count()).toBe(0);

  // A licence, which only its company and the staff can read.
  await page
    .getByLabel('Fail')
    .setInputFiles({ name: 'leht.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await page.getByRole('button', { name: 'Saada dokument' }).click();
  await page.getByText('Vali PDF, JPEG, PNG või WebP').waitFor();
  const licence = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await page
    .getByLabel('Fail')
    .setInputFiles({ name: 'kutse ž.pdf', mimeType: 'application/pdf', buffer: licence });
  await page.getByLabel(/^Kehtib kuni/).fill('2030-06-30');
  await page.getByRole('button', { name: 'Saada dokument' }).click();
  await main.getByText('Kehtib kuni 30.06.2030').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: /^Laadi alla/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('kutse ž.pdf');

  // The newsletter stays as it was switched.
  await open('/account/profile');
  const newsletter = page.getByRole('switch', { name: /Saada mulle uudiskirja/ });
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/rest-auth/user/') && answer.request().method() === 'PATCH',
  );
  await newsletter.click();
  await answered;
  await open('/account/overview');
  await expect.poll(() => newsletter.isChecked()).toBe(true);
});

test.each([
  ['et', desktop],
  ['ru', phone],
  ['fi', { ...phone, width: 320 }],
] as const)(
  'AC-01 RT-10 in %s every page of the account is accessible and fits its window',
  async (language, window) => {
    const db = database();
    const company = await buildCustomer(db);
    const { token } = await signIn(db, { customerId: company.id });
    const visitor = await newVisitor({ window, locale: languageLocales[language] });
    await beSignedIn(visitor, token);
    for (const name of pages) {
      expect(await visitor.open(`/account/${name}?lang=${language}`), name).toBe(200);
      expect(await visitor.page.getByRole('heading', { level: 1 }).count(), name).toBe(1);
      expect(await overflow(visitor.page), name).toBe(0);
      expect(await findings(visitor.page), name).toEqual([]);
    }
  },
);
