import { categoriesQuery } from '../../api/catalogue.ts';

export const queriesOf = () => [categoriesQuery()];
