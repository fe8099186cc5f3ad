import { ApiError } from './client.ts';
import { sessionToken } from './token.ts';

/** A file that only its owners may have; the token travels in a header, which a link cannot carry. */
export async function download(url: string): Promise<Blob> {
  const response = await fetch(url, { headers: tokenHeader() });
  if (!response.ok) throw new ApiError(response.status, null, null);
  return response.blob();
}

/** Of whoever is signed in, for requests that the client does not make. */
export function tokenHeader(): Record<string, string> {
  const token = sessionToken();
  return token === undefined ? {} : { Authorization: `Token ${token}` };
}
