import { post } from '../call.ts';

export const subscribeCall = post<{ email: string }, { email: string }>('/api/v1/subscribe-newsletter/');
