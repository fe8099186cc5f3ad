import { jobAdvertisementsCall } from '../../domain/careers/calls.ts';
import { fresh, getCall } from './queries.ts';

export const jobAdvertisementsQuery = () => getCall(jobAdvertisementsCall, {}, fresh.standard);
