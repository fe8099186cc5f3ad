import { post } from '../call.ts';
import type { ConsentAnswer, ConsentBody } from './contract.ts';

export const recordConsentCall = post<ConsentBody, ConsentAnswer>('/api/v1/consent/');
