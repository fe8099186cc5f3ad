/** What instalments cost: how much a month, for how many months, and in all. */
export interface Instalments {
  monthlyCents: number;
  months: number;
  totalCents: number;
}

/** Halvings until the rate of a month is known better than it is shown. */
const halvings = 60;

/**
 * The annual percentage rate of charge (Directive 2008/48/EC, annex I), in tenths of a percent: the yearly rate at which the
 * payments, a month apart, are worth the sum today.
 */
export function yearlyCostPermille(amountCents: number, { monthlyCents, months, totalCents }: Instalments) {
  if (totalCents <= amountCents) return 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step++) {
    const rate = (low + high) / 2;
    const worth = (monthlyCents * (1 - (1 + rate) ** -months)) / rate;
    if (worth > amountCents) low = rate;
    else high = rate;
  }
  return Math.round(((1 + low) ** 12 - 1) * 1000);
}
