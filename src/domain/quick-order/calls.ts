import { post } from '../call.ts';
import type { QuickOrderAnswer, QuickOrderBody, QuickOrderFile } from './contract.ts';

export const quickOrderCall = post<QuickOrderBody, QuickOrderAnswer>('/api/v1/orders/quick-order/');
/** The file travels as multipart, as `file`. */
export const quickOrderFileCall = post<undefined, QuickOrderFile>('/api/v1/orders/quick-order/file/');
