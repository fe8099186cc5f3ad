import { get } from '../call.ts';
import type { Me } from './contract.ts';

/** What a page lays over its cached HTML, in one call. */
export const meCall = get<Me>('/api/v1/me/');
