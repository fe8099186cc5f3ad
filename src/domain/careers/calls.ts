import { get } from '../call.ts';
import type { JobAdvertisement } from './contract.ts';

export const jobAdvertisementsCall = get<JobAdvertisement[]>('/api/v1/careers/job-advertisements/');
