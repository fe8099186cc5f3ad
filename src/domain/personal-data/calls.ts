import { get, post } from '../call.ts';
import type { PersonalDataExport } from './contract.ts';

/** Everything the shop holds of the signed-in user, as an archive. */
export const exportsCall = get<PersonalDataExport[]>('/api/v1/account/exports/');
export const startExportCall = post<undefined, PersonalDataExport>('/api/v1/account/exports/');
/** The archive itself. No call: a browser follows it as a link, and it answers no JSON. */
export const exportArchivePath = '/api/v1/account/exports/:key/archive.zip';

/** Erases the signed-in user. */
export const eraseCall = post<undefined>('/api/v1/rest-auth/delete/');
