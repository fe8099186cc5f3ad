import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';

/** An open position, a row a language. */
export interface JobAdvertisementTable {
  id: GeneratedAlways<number>;
  shop_id: number;
  language: Language;
  url: string;
  title: string;
  location: string;
  is_open: Generated<boolean>;
}

export interface CareersTables {
  job_advertisement: JobAdvertisementTable;
}
