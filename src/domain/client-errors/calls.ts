import { post } from '../call.ts';
import type { ClientErrorReport } from './contract.ts';

export const reportClientErrorCall = post<ClientErrorReport>('/api/v1/client-errors/');
