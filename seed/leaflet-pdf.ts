import { createElement as h } from 'react';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { languages } from '../src/domain/locales.ts';
import { renderPdf } from '../src/server/platform/pdf.ts';
import type { Leaflet } from './catalogue/leaflets.ts';

/** The same leaflet is the same file, whenever it was made. */
const madeAt = new Date('2026-01-05T00:00:00Z');

const styles = StyleSheet.create({
  page: { fontFamily: 'Onest', fontSize: 9.5, color: '#1b1b1b', padding: 48, paddingBottom: 64 },
  brand: { fontSize: 11, fontWeight: 600, letterSpacing: 1 },
  name: { fontSize: 20, fontWeight: 600, lineHeight: 1.25, marginTop: 6 },
  title: { fontSize: 12, color: '#5c5c5c', marginTop: 4, marginBottom: 18 },
  section: { flexDirection: 'row', borderTop: '1 solid #d9d9d9', paddingTop: 10, paddingBottom: 12 },
  language: { width: 44, fontWeight: 600 },
  chapters: { flex: 1 },
  heading: { fontWeight: 600, marginBottom: 2 },
  chapter: { marginBottom: 5, fontSize: 9.5, lineHeight: 1.5 },
  ingredients: { fontSize: 8, lineHeight: 1.5, color: '#5c5c5c' },
  chart: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  shade: { width: 93 },
  swatch: { height: 40, borderRadius: 4 },
  code: { fontWeight: 600, marginTop: 3 },
  tone: { fontSize: 7.5, color: '#5c5c5c', lineHeight: 1.3 },
  foot: {
    position: 'absolute',
    bottom: 32,
    left: 48,
    right: 48,
    fontSize: 8,
    color: '#5c5c5c',
  },
});

/** The leaflet as an A4 PDF with its text in it, so that it can be searched and read aloud. */
export async function leafletPdf(leaflet: Leaflet): Promise<Buffer> {
  const { brand, name, title } = leaflet;
  const head = [
    h(Text, { key: 'brand', style: styles.brand }, brand),
    h(Text, { key: 'name', style: styles.name }, name.et),
    h(Text, { key: 'title', style: styles.title }, languages.map((language) => title[language]).join(' · ')),
  ];
  const foot = h(Text, {
    key: 'foot',
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `${brand} ${name.et} · ${pageNumber} / ${totalPages}`,
  });
  return renderPdf(
    h(
      Document,
      {
        title: `${brand} ${name.et}: ${title.et}`,
        author: brand,
        creator: 'Ilumaja',
        producer: 'Ilumaja',
        language: 'et',
        creationDate: madeAt,
        modificationDate: madeAt,
      },
      h(
        Page,
        { size: 'A4', style: styles.page },
        ...head,
        ...(leaflet.shades.length > 0 ? [chart(leaflet)] : chapters(leaflet)),
        foot,
      ),
    ),
  );
}

function chapters({ name, chapters, ingredients }: Leaflet) {
  const sections = languages.map((language) =>
    h(
      View,
      { key: language, style: styles.section, wrap: false },
      h(Text, { style: styles.language }, language.toUpperCase()),
      h(
        View,
        { style: styles.chapters },
        h(Text, { style: styles.heading }, name[language]),
        ...chapters.map((chapter, at) => h(Text, { key: at, style: styles.chapter }, chapter[language])),
      ),
    ),
  );
  if (!ingredients) return sections;
  return [
    ...sections,
    h(
      View,
      { key: 'ingredients', style: styles.section, wrap: false },
      h(Text, { style: styles.language }, 'INCI'),
      h(View, { style: styles.chapters }, h(Text, { style: styles.ingredients }, ingredients)),
    ),
  ];
}

function chart({ shades }: Leaflet) {
  return h(
    View,
    { key: 'chart', style: styles.chart },
    ...shades.map(({ code, hex, tone }) =>
      h(
        View,
        { key: code, style: styles.shade, wrap: false },
        h(View, { style: [styles.swatch, { backgroundColor: hex }] }),
        h(Text, { style: styles.code }, code),
        ...[...new Set(languages.map((language) => tone[language]))].map((word) =>
          h(Text, { key: word, style: styles.tone }, word),
        ),
      ),
    ),
  );
}
