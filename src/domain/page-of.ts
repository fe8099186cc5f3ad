import { z } from 'zod';

/** Schema of a page of a list. Apart from the rules of paging, so that browsers load no schemas. `next` and `previous` are addresses or null. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
