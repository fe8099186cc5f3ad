import { expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { frameOf } from './frame.ts';
import { spell, wordsOfSynonyms, spellingsIn } from './spelling.ts';

test('SR-05 a folded word is spelt as it stands in the names, in lower case', () => {
  expect(spellingsIn(['Hydra niisutav ŠAMPOON', 'šampoon'])).toEqual(
    new Map([
      ['hydra', 'hydra'],
      ['niisutav', 'niisutav'],
      ['sampoon', 'šampoon'],
    ]),
  );
});

test('SR-05 what categories and synonyms write is spelt without asking the database', async () => {
  const untouched = new Proxy({} as Db, {
    get() {
      throw new Error('the database was asked');
    },
  });
  const category = {
    id: 1,
    parent_id: null,
    i18n_name: { et_EE: { value: 'Salongimööbel' }, en_US: { value: 'Salon furniture' } },
    i18n_slug: {},
    position: 1,
  };
  const nothing = { brands: null, parameters: null, values: null, audiences: null, shops: null };
  const sources = {
    frame: frameOf({ ...nothing, categories: [category] }),
    names: { brandSpellings: new Map([['oxlab', 'OXLAB']]) },
    synonyms: wordsOfSynonyms([
      { language: 'et', names: ['föön', 'juuksekuivati'] },
      { language: null, names: ['brážing'] },
    ]),
  };
  const term = (alt: string) => ({ alts: [alt], prefix: false });
  const attempt = {
    wording: 'oxlab salongimoobel foon brazing 300',
    terms: [term('salongimoobel'), term('foon'), term('brazing')],
  };
  expect(await spell(untouched, attempt, [], sources, 'et')).toBe('OXLAB salongimööbel föön brážing 300');
});
