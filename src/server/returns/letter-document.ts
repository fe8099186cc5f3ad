import { Document, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts';
import { Logo } from '../platform/pdf-logo.ts';
import { fontFamily, printable } from '../platform/pdf.ts';

/** What a page of plain words says: an acknowledgement, or the model form. */
export interface Letter {
  language: Language;
  title: string;
  /** Paragraphs; an empty one leaves room for writing. */
  lines: readonly string[];
  /** Small, at the end. */
  note: string;
  seller: Seller;
}

const ink = '#1d1b1a';
const muted = '#5f5955';
const style = StyleSheet.create({
  page: { padding: 48, fontFamily, fontSize: 10, color: ink },
  // With its own size: the height of lines is reckoned once, from the size it is given beside.
  body: { fontSize: 10, lineHeight: 1.45 },
  muted: { color: muted, fontSize: 8.5 },
  title: { fontSize: 15, fontWeight: 600, marginTop: 28, marginBottom: 10 },
  line: { marginBottom: 8 },
  room: { height: 24, borderBottomWidth: 0.5, borderColor: muted, marginBottom: 10 },
  note: { marginTop: 20, paddingTop: 8, borderTopWidth: 0.5, borderColor: muted, color: muted, fontSize: 8 },
});

/** A letter of the shop on one sheet of A4. */
export function letterDocument({
  language,
  title,
  lines,
  note,
  seller,
}: Letter): ReactElement<DocumentProps> {
  const address = `${seller.street}, ${seller.postal_code} ${seller.city}`;
  return h(
    Document,
    { title, author: seller.name, language, creator: 'Ilumaja' },
    h(
      Page,
      { size: 'A4', style: style.page },
      h(
        View,
        { style: style.body },
        h(Logo, { height: 26 }),
        h(Text, { style: [style.muted, { marginTop: 8 }] }, `${seller.name}, ${seller.reg_code}, ${address}`),
        h(Text, { style: style.muted }, `${seller.email}, ${seller.phone}`),
        h(Text, { style: style.title }, title),
        ...lines.map((line, at) =>
          line === ''
            ? h(View, { key: at, style: style.room })
            : h(Text, { key: at, style: style.line }, printable(nonBreakingUnits(line))),
        ),
        note !== '' && h(Text, { style: style.note }, note),
      ),
    ),
  );
}
