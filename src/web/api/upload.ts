import { addressOfCall } from '../../domain/call.ts';
import { apiError } from './client.ts';
import { tokenHeader } from './files.ts';

/** A file on its way to the shop. */
export interface Upload {
  /** Path of the call, with its parameters by name. */
  path: string;
  params: object;
  form: FormData;
  /** Called with the share that has left, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends files. `fetch` does not say how far it is, so this is the older way. @throws ApiError, or TypeError without a connection */
export function upload<Answer>({ path, params, form, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOfCall(path, params).url);
    for (const [name, value] of Object.entries(tokenHeader())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status < 300) resolve(body as Answer);
      else reject(apiError(request.status, body));
    });
    request.addEventListener('error', () => reject(new TypeError('no connection')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
