export { countFulfilled, fulfilledOrders } from './earning.ts';
export { expirePoints } from './expiry.ts';
export { loyaltyInvariants } from './invariants.ts';
export { loyaltyData } from './personal-data.ts';
export { restorePointsOfOrder, lockPoints, releasePoints, reservePoints, spendPoints } from './points.ts';
export { accountsOf } from './reading.ts';
export { takeBackPoints } from './returns.ts';
