import { z } from 'zod';

export const jobAdvertisement = z.object({
  url: z.string().describe('Where the whole advertisement stands: a path of the shop or an https address'),
  title: z.string(),
  location: z.string(),
});
export type JobAdvertisement = z.infer<typeof jobAdvertisement>;
