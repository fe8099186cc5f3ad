import type { CustomerDocument } from '../../../domain/customers/contract.ts';
import { download } from '../../api/files.ts';

/** Saves a document under its own name. */
export async function openDocument({ url, name }: Pick<CustomerDocument, 'url' | 'name'>): Promise<void> {
  const address = URL.createObjectURL(await download(url));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
