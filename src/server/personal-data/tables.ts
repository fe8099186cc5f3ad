import type { Generated } from 'kysely';
import type { exportStatuses } from '../../domain/personal-data/contract.ts';
import type { Language } from '../../domain/locales.ts';
import type { Stamp } from '../platform/columns.ts';

export interface PersonalDataExportTable {
  id: Generated<string>;
  user_id: number;
  status: Generated<(typeof exportStatuses)[number]>;
  /** Of the summary in it. */
  language: Language;
  /** Whoever has it fetches the archive; its owner is shown it, so it is stored as it is. */
  link_key: string;
  /** ZIP; null until it is ready. */
  archive: Buffer | null;
  created_at: Stamp;
  expires_at: Date;
}

export interface PersonalDataTables {
  personal_data_export: PersonalDataExportTable;
}
