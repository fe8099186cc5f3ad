import { Document, Page, Path, StyleSheet, Svg, Text, View, type DocumentProps } from '@react-pdf/renderer';
import { create as createQr } from 'qrcode';
import { createElement as h, type ReactElement } from 'react';
import { qrText, formatTicketCode } from '../../domain/events/ticket-code.ts';
import { formatDateTime, formatDays, formatTime } from '../../domain/time.ts';
import { Logo } from '../platform/pdf-logo.ts';
import { fontFamily, printable } from '../platform/pdf.ts';
import { hoursText, languageNames, ticketTexts } from './document-texts.ts';
import type { TicketFacts } from './ticket-facts.ts';

const ink = '#1d1b1a';
const muted = '#5f5955';
const rule = '#d9d2cb';
const iris = '#57469a';

const style = StyleSheet.create({
  page: { padding: 40, fontFamily, fontSize: 10, color: ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  logo: { alignItems: 'center' },
  kind: { fontSize: 12, color: iris, fontWeight: 600 },
  card: { marginTop: 16, borderWidth: 1, borderColor: rule, borderRadius: 8, padding: 20 },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.25 },
  row: { flexDirection: 'row', marginTop: 20 },
  facts: { flexGrow: 1, flexBasis: 0, paddingRight: 20 },
  label: { fontSize: 8.5, color: muted, marginTop: 10, lineHeight: 1.35 },
  value: { fontSize: 12, fontWeight: 600, lineHeight: 1.35 },
  code: { width: 170, alignItems: 'center' },
  letters: { fontSize: 8.5, marginTop: 6, textAlign: 'center' },
  notes: { marginTop: 16, fontSize: 9, color: muted, lineHeight: 1.45 },
  certificate: { padding: 60, fontFamily, color: ink, textAlign: 'center' },
  frame: {
    borderWidth: 1.5,
    borderColor: iris,
    borderRadius: 10,
    padding: 50,
    height: '100%',
    justifyContent: 'center',
  },
  big: { fontSize: 34, fontWeight: 600, color: iris, marginTop: 22, lineHeight: 1.2 },
  small: { fontSize: 12, color: muted, marginTop: 20, lineHeight: 1.35 },
  person: { fontSize: 26, fontWeight: 600, marginTop: 10, lineHeight: 1.25 },
  course: { fontSize: 18, fontWeight: 600, marginTop: 10, lineHeight: 1.3 },
});

/** Side of the square code: 54 mm with its quiet zone, of which codes are read from any distance of an arm. */
const qrSide = 153;
/** Modules that stay white around it. */
const quietZone = 4;

/** The ticket of one attendee, on one page that a phone shows as well. */
export function ticketDocument(facts: TicketFacts): ReactElement<DocumentProps> {
  const texts = ticketTexts[facts.language];
  const fact = (label: string, value: string) => [
    h(Text, { style: style.label, key: `${label} label` }, label),
    h(Text, { style: style.value, key: label }, printable(value)),
  ];
  return h(
    Document,
    {
      title: `${texts.ticket}: ${facts.event}`,
      author: 'Ilumaja',
      language: facts.language,
      creator: 'Ilumaja',
    },
    h(
      Page,
      { size: 'A4', style: style.page },
      h(View, { style: style.head }, h(Logo, { height: 26 }), h(Text, { style: style.kind }, texts.ticket)),
      h(
        View,
        { style: style.card },
        h(Text, { style: style.title }, printable(facts.event)),
        h(
          View,
          { style: style.row },
          h(
            View,
            { style: style.facts },
            ...fact(texts.attendee, `${facts.firstName} ${facts.lastName}`),
            ...fact(texts.when, writtenTime(facts)),
            ...fact(texts.where, facts.place),
            ...fact(texts.kind, facts.kind),
            ...fact(texts.taughtIn, languageNames[facts.language][facts.taughtIn]),
            ...fact(texts.order, String(facts.orderNumber)),
          ),
          h(
            View,
            { style: style.code },
            h(SquareCode, { text: qrText(facts.code) }),
            h(Text, { style: style.letters }, formatTicketCode(facts.code)),
          ),
        ),
      ),
      h(
        View,
        { style: style.notes },
        h(Text, null, facts.isOnline ? texts.online : texts.door),
        h(
          Text,
          null,
          texts.rules
            .replace('{cancel}', formatDateTime(facts.cancelUntil))
            .replace('{rename}', formatDateTime(facts.renameUntil)),
        ),
      ),
    ),
  );
}

/** That somebody has attended; `hours` are academic ones. */
export function certificateDocument(facts: TicketFacts): ReactElement<DocumentProps> {
  const texts = ticketTexts[facts.language];
  const name = `${facts.firstName} ${facts.lastName}`;
  return h(
    Document,
    {
      title: `${texts.certificate}: ${facts.event}`,
      author: 'Ilumaja',
      language: facts.language,
      creator: 'Ilumaja',
    },
    h(
      Page,
      { size: 'A4', orientation: 'landscape', style: style.certificate },
      h(
        View,
        { style: style.frame },
        h(View, { style: style.logo }, h(Logo, { height: 30 })),
        h(Text, { style: style.big }, texts.certificate),
        h(Text, { style: style.small }, texts.confirms),
        h(Text, { style: style.person }, printable(name)),
        h(Text, { style: style.small }, texts.attended),
        h(Text, { style: style.course }, printable(facts.event)),
        h(Text, { style: style.small }, hoursText(facts.hours ?? 0, facts.language)),
        h(
          Text,
          { style: { ...style.small, marginTop: 4 } },
          texts.day
            .replace('{day}', formatDays(facts.startsAt, facts.endsAt))
            .replace('{place}', printable(facts.place)),
        ),
        h(
          Text,
          { style: { ...style.small, marginTop: 4 } },
          texts.number.replace('{number}', `${facts.orderNumber}-${facts.uuid.slice(0, 8)}`),
        ),
      ),
    ),
  );
}

/** `03.12.2026 18.00–21.00` */
const writtenTime = ({ startsAt, endsAt }: TicketFacts) =>
  `${formatDays(startsAt, endsAt)} ${formatTime(startsAt)}–${formatTime(endsAt)}`;

/** A QR code of level M with its quiet zone, rendered as one path, so that it is sharp at any size. */
function SquareCode({ text }: { text: string }) {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  const side = size + 2 * quietZone;
  return h(
    Svg,
    { width: qrSide, height: qrSide, viewBox: `0 0 ${side} ${side}` },
    h(Path, { d: path, fill: '#000000' }),
  );
}
