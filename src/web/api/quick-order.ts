import { quickOrderCall, quickOrderFileCall } from '../../domain/quick-order/calls.ts';
import type { QuickOrderBody, QuickOrderFile } from '../../domain/quick-order/contract.ts';
import { searchCall } from '../../domain/search/calls.ts';
import type { Api } from './client.ts';
import { upload, type Upload } from './upload.ts';
import { getCall } from './queries.ts';

/** Equal searches within this time are one call, in ms. */
const sameSearchMs = 2000;
/** Suggestions below a field. */
const maxSuggestions = 6;

/** What typed lines name. */
export const readLines = (api: Api, body: QuickOrderBody) => api.send(quickOrderCall, { body });

/** The lines of a spreadsheet. */
export const readSpreadsheet = (sending: Pick<Upload, 'form' | 'onProgress' | 'signal'>) =>
  upload<QuickOrderFile>({ path: quickOrderFileCall.path, params: {}, ...sending });

/** Products a text may mean, each variation by itself: what is ordered is a shade or a size. */
export const productSuggestionsQuery = (term: string) =>
  getCall(
    searchCall,
    { term, page_size: maxSuggestions, standalone: true, variations: true },
    { staleTime: sameSearchMs },
  );
