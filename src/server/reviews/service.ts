export { deleteWithdrawnReviews } from './cleanup.ts';
export { inviteToReview } from './invitations.ts';
export { reviewInvariants } from './invariants.ts';
export { reviewsData } from './personal-data.ts';
export { deletedPictures, deleteLoosePictures } from './pictures.ts';
export { refreshRatings } from './ratings.ts';
