import { useMoney } from '../money.ts';

/** What the words of a refused coupon take from it: the goods that are missing to its minimum. */
export function useRefusalParams() {
  const money = useMoney();
  return (coupon: unknown) => ({ missing: money((coupon as { missing?: string } | null)?.missing ?? 0) });
}
