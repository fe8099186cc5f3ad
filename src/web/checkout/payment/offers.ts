import type { OrderPayment } from '../../../domain/payments/contract.ts';

export type Offered = OrderPayment['methods'][number];

/** The ways to pay, each once: what several providers offer under one method are options of it. */
export function byMethod(methods: readonly Offered[]): Offered[] {
  const found = new Map<Offered['method'], Offered>();
  for (const one of methods) {
    const former = found.get(one.method);
    // Of two, the one that can be chosen.
    if (!former || former.refused !== null) found.set(one.method, one);
    else if (one.refused === null)
      found.set(one.method, { ...former, options: [...former.options, ...one.options] });
  }
  return [...found.values()];
}
