export type { OrderServices } from './draft.ts';
export { ordersData } from './personal-data.ts';
