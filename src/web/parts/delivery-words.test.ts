import { expect, test } from 'vitest';
import { languages, type Language } from '../../domain/locales.ts';
import { tallinnInstant } from '../../domain/time.ts';
import { textsFor } from '../i18n/server.ts';
import { deliveryWords, parcelWords } from './delivery-words.ts';

const page = (language: Language, day: string, time: string, countryId = 2) => ({
  audience: { shopId: 2, countryId } as const,
  now: tallinnInstant(day, time),
  texts: textsFor(language),
});

test('PL-04 the promise names the hour and the day in the words of each language', () => {
  expect(languages.map((one) => parcelWords(page(one, '2026-11-23', '10:00')))).toEqual([
    'Telli täna enne kella 14.00, kohal teisipäeval, 24.11',
    'Order today before 14.00, delivered Tue 24.11',
    'Закажите сегодня до 14.00 — доставим во вторник, 24.11',
    'Tilaa tänään ennen klo 14.00, perillä tiistaina 24.11',
    'Pasūtiet šodien līdz plkst. 14.00, piegādāsim otrdien, 24.11',
  ]);
});

test('PL-04 it follows the delivery country and the hour', () => {
  expect(parcelWords(page('en', '2026-11-22', '10:00', 4))).toBe(
    'Order before 14.00 on 23.11, delivered 25.11–27.11',
  );
  expect(parcelWords(page('en', '2026-11-22', '10:00'), 'FI')).toBe(
    'Order before 14.00 on 23.11, delivered 25.11–27.11',
  );
  expect(parcelWords(page('et', '2026-11-27', '14:30'))).toBe(
    'Telli enne 30.11 kella 14.00, kohal teisipäeval, 01.12',
  );
});

test('PL-04 goods by agreement and goods to order have sentences of their own in every language', () => {
  for (const language of languages) {
    const where = page(language, '2026-11-23', '10:00');
    const agreement = deliveryWords({ kind: 'by_agreement' }, where);
    const dated = { kind: 'dated', orderBefore: where.now, from: '2026-11-30', to: '2026-11-30' } as const;
    const toOrder = deliveryWords(dated, where, true);
    expect(agreement.length).toBeGreaterThan(20);
    expect(toOrder).toContain('30.11');
    expect(toOrder).not.toContain('14.00');
  }
});
