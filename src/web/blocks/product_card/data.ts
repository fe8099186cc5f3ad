import { productQuery } from '../../api/catalogue.ts';

export const queriesOf = (props: Record<string, unknown>) =>
  typeof props['productId'] === 'number' ? [productQuery(props['productId'])] : [];
