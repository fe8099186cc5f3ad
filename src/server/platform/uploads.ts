import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FieldError } from '../../domain/errors.ts';

export interface FileLimit {
  maxBytes: number;
  /** What is said of a larger file. */
  tooLarge: string;
}

/** What boundaries, names and a few short fields take beside the file at most. */
const maxAroundBytes = 64 * 1024;

/** The file of an upload that is nothing else. @throws FieldError when there is none, or it is too large */
export async function readUpload(request: FastifyRequest, limit: FileLimit): Promise<Buffer> {
  requireFits(request, limit);
  const file = await request.file();
  if (!file || file.fieldname !== 'file') throw new FieldError({ file: ['required'] });
  return contentOf(file, limit);
}

/** Refuses a body that says itself that it is too large: all of it would be searched for its end only to be refused. */
export function requireFits({ headers }: FastifyRequest, { maxBytes, tooLarge }: FileLimit): void {
  if (Number(headers['content-length']) > maxBytes + maxAroundBytes)
    throw new FieldError({ file: [tooLarge] });
}

export function contentOf(file: MultipartFile, { tooLarge }: FileLimit): Promise<Buffer> {
  return file.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new FieldError({ file: [tooLarge] });
    throw error;
  });
}
