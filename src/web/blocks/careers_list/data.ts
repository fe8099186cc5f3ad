import { jobAdvertisementsQuery } from '../../api/careers.ts';

export const queriesOf = () => [jobAdvertisementsQuery()];
