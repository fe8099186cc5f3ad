import type { Seller } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import { storedOrMade } from '../files/service.ts';
import type { Storage } from '../files/storage.ts';
import { getSeller } from '../shops/service.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import type { Letter } from './letter-document.ts';
import { modelForms } from './model-form.texts.ts';
import type { WithdrawalRow } from './withdrawal-queries.ts';

/** Renders a letter as PDF. */
export type RenderLetter = (letter: Letter) => Promise<Buffer>;

export interface LetterServices {
  db: Db;
  storage: Storage;
  render: RenderLetter;
}

/** Raised when letters look different: those rendered before are rendered anew, from the same text. */
const layoutVersion = 2;

export const acknowledgementKey = (uuid: string) => `withdrawals/${layoutVersion}/${uuid}.pdf`;

/** The acknowledgement of a withdrawal as PDF: its text to the letter, and the checksum below it. Rendered once. */
export async function acknowledgementPdf(
  { db, storage, render }: LetterServices,
  row: WithdrawalRow & { acknowledgement: string },
): Promise<Buffer> {
  return storedOrMade(storage, acknowledgementKey(row.uuid), 'application/pdf', async () => {
    const acknowledged = { text: row.acknowledgement, sha256: row.acknowledgement_sha256! };
    const seller = await getSeller(db, row.shop_id);
    return render(acknowledgementLetter(acknowledged, { seller, language: row.language }));
  });
}

/** Its first line is the title. */
export function acknowledgementLetter(
  { text, sha256 }: Acknowledgement,
  { seller, language }: { seller: Seller; language: Language },
): Letter {
  const [title, ...lines] = text.split('\n');
  return { language, title: title!, lines, note: `SHA-256: ${sha256}`, seller };
}

/** The model form of the law for a shop, as PDF. */
export async function modelFormPdf(
  { db, storage, render }: LetterServices,
  { shopId, language }: { shopId: number; language: Language },
): Promise<Buffer> {
  const seller = await getSeller(db, shopId);
  const key = `withdrawals/${layoutVersion}/form-${shopId}-${language}.pdf`;
  return storedOrMade(storage, key, 'application/pdf', () => render(modelFormLetter(seller, language)));
}

export function modelFormLetter(seller: Seller, language: Language): Letter {
  const form = modelForms[language];
  const { name, street, postal_code, city, email } = seller;
  const to = form.to.replace('{seller}', `${name}, ${street}, ${postal_code} ${city}, ${email}`);
  return {
    language,
    title: form.title,
    lines: [
      form.hint,
      to,
      form.notice,
      '',
      '',
      form.ordered,
      '',
      form.name,
      '',
      form.address,
      '',
      form.signature,
      '',
      form.date,
      '',
    ],
    note: form.note,
    seller,
  };
}
