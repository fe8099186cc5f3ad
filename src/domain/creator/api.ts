import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import * as schemas from './contract.ts';

const tag = 'Composed pages';

export const schemesByPath = contract(calls.schemesByPathCall, {
  tag,
  summary: 'Schemes of a path that the visitor may be given, best first',
  query: schemas.schemesByPathQuery,
  answer: z.array(schemas.scheme),
});

export const componentsOfScheme = contract(calls.componentsOfSchemeCall, {
  tag,
  summary: 'Components of a scheme, siblings in order',
  query: schemas.schemeUuidQuery,
  answer: z.array(schemas.component),
  errors: ['SCHEME_NOT_FOUND'],
});

export const componentsOfRoute = contract(calls.componentsOfRouteCall, {
  tag,
  summary: 'Components of a route, siblings in order',
  query: schemas.routeUuidQuery,
  answer: z.array(schemas.component),
});

export const placeholders = contract(calls.placeholdersCall, {
  tag,
  summary: 'Placeholders of a route',
  query: schemas.routeUuidQuery,
  answer: z.array(schemas.placeholder),
});

export const composedPage = contract(calls.composedPageCall, {
  tag,
  summary: 'The page of a path, ready to be rendered',
  query: schemas.composedPageQuery,
  answer: schemas.composedPage,
  errors: ['SCHEME_NOT_FOUND'],
});

export const sharedPlaceholders = contract(calls.sharedPlaceholdersCall, {
  tag,
  summary: 'What stands in the positions that pages share, ready to be rendered',
  query: schemas.sharedPlaceholdersQuery,
  answer: schemas.sharedPlaceholders,
});

export const posts = contract(calls.postsCall, {
  tag,
  summary: 'Campaigns, events or articles, a page at a time',
  query: schemas.postsQuery,
  answer: schemas.postPage,
});
