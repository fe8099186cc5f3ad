import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

interface SlowUpload {
  name: string;
  /** The shop answers it. */
  answer: (status: number, body: unknown) => Promise<void>;
  /** The connection is lost. */
  lose: () => Promise<void>;
  isGivenUp: boolean;
}

/** Uploads that go on until a test ends them, in the order in which they were begun. */
export function slowUploads(): SlowUpload[] {
  const begun: SlowUpload[] = [];
  class SlowRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #upload?: SlowUpload;
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      const end = (type: string) => act(async () => void this.dispatchEvent(new Event(type)));
      this.#upload = {
        name: (form.get('file') as File).name,
        isGivenUp: false,
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          return end('load');
        },
        lose: () => end('error'),
      };
      begun.push(this.#upload);
    }
    abort() {
      this.#upload!.isGivenUp = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  return begun;
}

/** Chooses pictures in the field they are chosen in. */
export async function choose(field: HTMLElement, ...names: string[]): Promise<void> {
  const files = names.map((name) => new File(['picture'], name, { type: 'image/png' }));
  await act(async () => void fireEvent.change(field, { target: { files } }));
}
