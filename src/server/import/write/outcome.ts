import { Findings } from '../problems.ts';
import type { ImportTexts } from '../records.ts';
import type { Language } from '../../../domain/locales.ts';
import type { Trx } from '../../database.ts';
import type { Pictures } from './pictures.ts';
import type { Refs } from './refs.ts';

/** What a step did; counted only once the step went through. */
export class Outcome {
  created = 0;
  changed = 0;
  unchanged = 0;
  /** Brands, categories, parameters and families that were made because a product named them. */
  implied = 0;
  /** Products whose listing changed: what they cost, are called, show or hold. */
  readonly products = new Set<number>();
  /** All of a batch are held: they are handed on once the step went through. */
  readonly findings = new Findings(undefined, Infinity);
}

/** What every writer is handed. */
export interface WriteContext {
  trx: Trx;
  refs: Refs;
  pictures: Pictures;
  outcome: Outcome;
  settings: WriteSettings;
}

export interface WriteSettings {
  language: Language;
  /** Own formats: brands, categories and so on that the shop does not know are made instead of told as problems. */
  createMissing: boolean;
  /** Writes records that are as they were. */
  force: boolean;
}

export const yesNo: Record<'true' | 'false', ImportTexts> = {
  true: { et: 'Jah', en: 'Yes', ru: 'Да', fi: 'Kyllä', lv: 'Jā' },
  false: { et: 'Ei', en: 'No', ru: 'Нет', fi: 'Ei', lv: 'Nē' },
};
