import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { runnerImport } from 'vite';
import { z } from 'zod';
import { languages, type Language } from '../src/domain/locales.ts';
import { logoPng } from '../src/server/mail/logo.ts';
import type { renderMail } from '../src/server/mail/render.tsx';
import { createPdfThread } from '../src/server/pdf-thread.ts';
import { acknowledgementOf } from '../src/server/returns/acknowledgement.ts';
import { acknowledgementLetter, modelFormLetter } from '../src/server/returns/letters.ts';
import { launchBrowser } from '../test/e2e/browser.ts';
import {
  invoiceSamples,
  mailSamples,
  sellerSample,
  ticketSample,
  withdrawalSample,
} from '../test/samples.ts';

/*
 * `npm run samples -- --language lv --into FOLDER`: every mail and document of the shop in a language, from the samples
 * of test/samples.ts, for looking at: mails as pictures on a phone, in a window and in the dark, and as plain text;
 * documents as PDF (pages of which `pdftoppm -r 80 -png` makes pictures).
 */
const origin = 'https://ilumaja.example';
const support = {
  email: 'tugi@ilumaja.example',
  phone: '+372 600 0100',
  hours: { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' },
};
const looks = [
  { name: 'phone', width: 360, colorScheme: 'light' },
  { name: 'window', width: 640, colorScheme: 'light' },
  { name: 'dark', width: 360, colorScheme: 'dark' },
] as const;

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'et' },
    into: { type: 'string', default: 'bench/out/samples' },
    only: { type: 'string', default: '' },
  },
});
const language: Language = z.enum(languages).parse(values.language);
const folder = path.join(values.into, language);
mkdirSync(folder, { recursive: true });
const save = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);

await renderDocuments();
await renderMails();
console.log(folder);

async function renderDocuments() {
  const render = createPdfThread();
  const put = async (name: string, rendered: () => Promise<Buffer>) => {
    if (name.includes(values.only)) save(`${name}.pdf`, await rendered());
  };
  for (const [name, invoice] of Object.entries(invoiceSamples(language)))
    await put(`invoice-${name}`, () => render('invoice', invoice));
  await put('ticket', () => render('ticket', ticketSample(language)));
  await put('certificate', () => render('certificate', ticketSample(language)));
  const seller = sellerSample(language);
  const acknowledged = acknowledgementOf(withdrawalSample(language));
  await put('acknowledgement', () =>
    render('letter', acknowledgementLetter(acknowledged, { seller, language })),
  );
  await put('model-form', () => render('letter', modelFormLetter(seller, language)));
}

async function renderMails() {
  const { module } = await runnerImport<{ renderMail: typeof renderMail }>('/src/server/mail/render.tsx', {
    configFile: false,
  });
  const browser = await launchBrowser();
  const pages = await Promise.all(
    looks.map(async ({ width, colorScheme }) => {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
      await showPictures(page);
      return page;
    }),
  );
  for (const [template, cases] of Object.entries(mailSamples(language))) {
    for (const [name, props] of Object.entries(cases)) {
      const file = `mail-${template}-${name}`;
      if (!file.includes(values.only)) continue;
      const mail = await module.renderMail({
        template,
        language,
        props,
        origin,
        support,
        seller: sellerSample(language),
        noticeKey: () => 'k1',
      });
      if (!mail) throw new Error(`${file} is not what its template takes`);
      save(`${file}.txt`, `${mail.subject}\n\n${mail.text}\n`);
      for (const [at, page] of pages.entries()) {
        await page.setContent(mail.html);
        save(`${file}.${looks[at]!.name}.png`, await page.screenshot({ fullPage: true }));
      }
    }
  }
  await browser.close();
}

/** What mails ask a shop for: its logo, and pictures of products. */
async function showPictures(page: Page) {
  const product = readFileSync(new URL('../seed/media/strands/oxlab-gloss-7-34.webp', import.meta.url));
  await page.route(`${origin}/mail/**`, (route) =>
    route.fulfill({ body: logoPng, contentType: 'image/png' }),
  );
  await page.route(`${origin}/media/**`, (route) =>
    route.fulfill({ body: product, contentType: 'image/webp' }),
  );
}
