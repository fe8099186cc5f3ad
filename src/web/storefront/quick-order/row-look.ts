/** Columns of a row: on a phone what it names, how many, and its removal; elsewhere its number and sum as well. */
export const rowLook =
  'grid grid-cols-[minmax(0,1fr)_68px_44px] items-start gap-2 md:grid-cols-[28px_minmax(0,1fr)_110px_110px_44px] md:gap-4';
