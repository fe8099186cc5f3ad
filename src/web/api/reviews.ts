import * as calls from '../../domain/reviews/calls.ts';
import { fresh, getCall } from './queries.ts';

export const reviewsQuery = (id: number, page = 1, rating?: number) =>
  getCall(calls.reviewsCall, { id, page, rating }, fresh.short);
