import { createElement as h, type ReactElement } from 'react';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '../../domain/locales.ts';
import { formatDateTime } from '../../domain/time.ts';
import { Logo } from '../platform/pdf-logo.ts';
import { fontFamily, printable, renderPdf } from '../platform/pdf.ts';
import { texts } from './summary.texts.ts';
import { fieldName, isPlain, plainValue } from './summary-values.ts';

interface Chapter {
  name: string;
  data: object;
}

const styles = StyleSheet.create({
  page: { fontFamily, fontSize: 9.5, color: '#171c19', padding: 48, paddingBottom: 64 },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.25, marginTop: 10 },
  lead: { fontSize: 9.5, color: '#4e554e', marginTop: 4, lineHeight: 1.5 },
  chapter: { borderTop: '1 solid #d3d7d1', marginTop: 18, paddingTop: 10 },
  heading: { fontSize: 12, fontWeight: 600, marginBottom: 6 },
  row: { flexDirection: 'row', paddingVertical: 2 },
  field: { width: 140, color: '#4e554e' },
  value: { flex: 1 },
  nested: { paddingLeft: 12, borderLeft: '1 solid #e8eae6', marginVertical: 4 },
  foot: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: '#4e554e' },
});

/** The same as the files, for people: a chapter a file, field by field. */
export function summaryPdf(
  chapters: readonly Chapter[],
  { language, now }: { language: Language; now: Date },
): Promise<Buffer> {
  const t = texts[language];
  const head = [
    h(Logo, { key: 'brand', height: 26 }),
    h(Text, { key: 'title', style: styles.title }, t.title),
    h(Text, { key: 'lead', style: styles.lead }, `${t.made} ${formatDateTime(now)}. ${t.files} ${t.marks}`),
  ];
  const body = chapters.map(({ name, data }) =>
    h(
      View,
      { key: name, style: styles.chapter },
      h(
        Text,
        { style: styles.heading, minPresenceAhead: 40 },
        t.chapters[name as keyof typeof t.chapters] ?? name,
      ),
      isEmpty(data) ? h(Text, { style: styles.field }, t.none) : fieldsOf(data, language),
    ),
  );
  const foot = h(Text, {
    key: 'foot',
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `${t.title} · ${pageNumber} / ${totalPages}`,
  });
  return renderPdf(
    h(
      Document,
      { title: t.title, author: 'Ilumaja', creator: 'Ilumaja', producer: 'Ilumaja', language },
      h(Page, { size: 'A4', style: styles.page }, ...head, ...body, foot),
    ),
  );
}

function fieldsOf(data: object, language: Language): ReactElement[] {
  const isList = Array.isArray(data);
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== '' && !isEmpty(value))
    .map(([name, value]: [string, unknown]) =>
      isPlain(value)
        ? h(
            View,
            { key: name, style: styles.row, wrap: false },
            h(Text, { style: styles.field }, fieldName(name, language)),
            h(Text, { style: styles.value }, printable(plainValue(name, value, language))),
          )
        : h(
            View,
            { key: name, style: styles.nested },
            isList ? null : h(Text, { style: styles.field, minPresenceAhead: 30 }, fieldName(name, language)),
            ...fieldsOf(value as object, language),
          ),
    );
}

function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !(value instanceof Date) && Object.keys(value).length === 0
  );
}
