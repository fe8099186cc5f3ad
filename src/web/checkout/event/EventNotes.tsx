/** What the steps of goods say of an event, for orders of seats alone: fetched with the first of them. */
export { EventLine } from './EventLine.tsx';
export { EventTerms } from './EventTerms.tsx';
