export { returnFileRoutes } from './file-routes.ts';
export { withdrawalFormRoutes } from './form-routes.ts';
export { returnInvariants } from './invariants.ts';
export { modelFormLetter, type RenderLetter } from './letters.ts';
export { returnsData } from './personal-data.ts';
export { deleteUnusedReturns, returnTopics } from './topics.ts';
