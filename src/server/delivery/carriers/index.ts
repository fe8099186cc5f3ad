import type { Carrier } from '../../../domain/delivery/contract.ts';
import { parseDpd } from './dpd.ts';
import { parseLatvijasPasts } from './latvijas-pasts.ts';
import type { ListedPoint } from './listed.ts';
import { parseOmniva } from './omniva.ts';
import { parseSmartposti } from './smartposti.ts';
import { parseVenipak } from './venipak.ts';

/** Reads what a carrier answers about its points. */
export const parsers: Record<Carrier, (json: unknown) => ListedPoint[]> = {
  omniva: parseOmniva,
  dpd: parseDpd,
  smartposti: parseSmartposti,
  venipak: parseVenipak,
  latvijas_pasts: parseLatvijasPasts,
};
