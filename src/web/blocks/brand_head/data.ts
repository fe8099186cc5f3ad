import { brandsQuery } from '../../api/catalogue.ts';

export const queriesOf = () => [brandsQuery()];
