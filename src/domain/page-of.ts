import { z } from 'zod';

/** A page of a list as every listing call answers it; apart from the rules of paging, since browsers know no schemas. `next` and `previous` are addresses or null. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
