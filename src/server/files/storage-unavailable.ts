import { ShopError } from '../../domain/errors.ts';

/** The folder of files is full, read-only or not there; whoever wanted a file stored or read may come again. */
export class StorageUnavailable extends ShopError {
  constructor(cause: unknown) {
    super(
      'UNAVAILABLE',
      `files cannot be stored or read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.name = 'StorageUnavailable';
    this.cause = cause;
  }
}
