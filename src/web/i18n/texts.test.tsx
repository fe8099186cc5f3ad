import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTexts, TextsProvider, useT } from './texts.tsx';

const resources = {
  common: {
    close: 'Sulge',
    removeNamed: 'Eemalda {name}',
    products: { one: '{count} toode', other: '{count} toodet' },
  },
  refusals: {
    codes: { INTERNAL: 'Midagi läks valesti', STALE: 'Keegi muutis seda' },
    fields: { invalid: 'Kontrolli', too_long: 'Kuni {max} märki' },
  },
};

test('LY-15 a text is found by its key and filled in', () => {
  const { t } = createTexts('et', resources);
  expect(t('common.close')).toBe('Sulge');
  expect(t('common.removeNamed', { name: 'OXLAB' })).toBe('Eemalda OXLAB');
});

test('LY-15 counts take the form their language asks for, and are written its way', () => {
  const estonian = createTexts('et', resources).t;
  expect(estonian('common.products', { count: 1 })).toBe('1 toode');
  expect(estonian('common.products', { count: 12840 })).toBe('12\u00a0840 toodet');

  const russian = createTexts('ru', {
    common: {
      products: {
        one: '{count} товар',
        few: '{count} товара',
        many: '{count} товаров',
        other: '{count} товара',
      },
    },
  }).t;
  expect([1, 3, 5, 21, 1.5].map((count) => russian('common.products', { count }))).toEqual([
    '1 товар',
    '3 товара',
    '5 товаров',
    '21 товар',
    '1,5 товара',
  ]);

  const latvian = createTexts('lv', {
    common: { products: { zero: '{count} preču', one: '{count} prece', other: '{count} preces' } },
  }).t;
  expect([0, 1, 2, 11, 21].map((count) => latvian('common.products', { count }))).toEqual([
    '0 preču',
    '1 prece',
    '2 preces',
    '11 preču',
    '21 prece',
  ]);
});

test('LY-15 a missing text never shows its key', () => {
  expect(createTexts('fi', {}).t('common.close')).toBe('');
});

test('ER-01 refusals and field labels have words, unknown ones the general words', () => {
  const { errorText, fieldText } = createTexts('et', resources);
  expect(errorText('STALE')).toBe('Keegi muutis seda');
  expect(errorText('NEVER_HEARD_OF')).toBe('Midagi läks valesti');
  expect(fieldText('too_long', { max: 64 })).toBe('Kuni 64 märki');
  expect(fieldText('never_heard_of')).toBe('Kontrolli');
});

test('LY-15 elements take the places of names in a text', () => {
  const { rich } = createTexts('et', resources);
  render(<p>{rich('common.removeNamed', { name: <b>OXLAB</b> })}</p>);
  expect(screen.getByText('OXLAB').tagName).toBe('B');
  expect(screen.getByText(/Eemalda/).textContent).toBe('Eemalda OXLAB');
});

const Closing = () => <button type="button">{useT()('common.close')}</button>;

test('LY-15 pages read their texts from the provider', () => {
  render(
    <TextsProvider value={createTexts('et', resources)}>
      <Closing />
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Sulge' })).toBeTruthy();
});
