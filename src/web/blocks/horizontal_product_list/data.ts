export { queriesOf, unscriptedQueriesOf } from '../product-list/data.ts';
