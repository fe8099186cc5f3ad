import { z } from 'zod';

export const exportStatuses = ['pending', 'ready', 'failed'] as const;

export const personalDataExport = z.object({
  id: z.uuid(),
  status: z.enum(exportStatuses),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('When the link ends and the archive is deleted'),
  url: z.string().nullable().describe('Path of the archive, for whoever has it; null until it is ready'),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;
