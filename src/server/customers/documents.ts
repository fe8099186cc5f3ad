import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hasPermission } from '../../domain/auth/rights.ts';
import { addressOfCall } from '../../domain/call.ts';
import { documentFileCall } from '../../domain/customers/calls.ts';
import type { CustomerDocument, DocumentApprovalBody } from '../../domain/customers/contract.ts';
import { documentTypes, isExpired, maxDocuments } from '../../domain/customers/rules.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { FileRefused, inspectUpload } from '../files/service.ts';
import type { Storage } from '../files/storage.ts';
import { jobTopic } from '../platform/job-topics.ts';
import { announce } from '../platform/outbox.ts';
import { signedIn } from '../platform/signed-in.ts';
import {
  countDocuments,
  deleteDocumentRow,
  findDocument,
  insertDocument,
  listDocumentsOf,
  updateDocument,
  type DocumentReader,
  type DocumentRow,
} from './document-queries.ts';
import { getAdministration } from './membership.ts';

interface OfDocument {
  uuid: string;
  id: number;
}

export async function listDocuments(
  db: Db,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<CustomerDocument[]> {
  const rows = await listDocumentsOf(db, readerOf(visitor), uuid);
  if (!rows) throw new ShopError('NOT_FOUND');
  return rows.map((row) => documentOf(uuid, row, now));
}

/** A document that the visitor may have, with where its file is. */
export async function getDocument(db: Db, visitor: Visitor, of: OfDocument): Promise<DocumentRow> {
  const row = await findDocument(db, readerOf(visitor), of);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

interface Upload {
  uuid: string;
  name: string;
  content: Buffer;
  expires_on: string | null;
}

/** Keeps a document of a customer. The file is looked at and stored before the transaction that records it. */
export async function addDocument(
  { db, storage, now }: { db: Db; storage: Storage; now: Date },
  visitor: Visitor,
  { uuid, name, content, expires_on }: Upload,
): Promise<CustomerDocument> {
  const { user } = signedIn(visitor);
  if (isExpired(expires_on, now)) throw new FieldError({ expires_on: ['already_expired'] });
  const mime = await typeOf(content);
  const key = `documents/${randomUUID()}`;
  await storage.put(key, content, mime);
  try {
    const row = await db.transaction().execute(async (trx) => {
      const { customer_id } = await getAdministration(trx, visitor, uuid);
      if ((await countDocuments(trx, customer_id)) >= maxDocuments)
        throw new FieldError({ file: ['too_many_values'] });
      return insertDocument(trx, {
        customer_id,
        name,
        storage_key: key,
        content_type: mime,
        bytes: content.length,
        expires_on,
        uploaded_by: user.id,
        uploaded_at: now,
      });
    });
    return documentOf(uuid, row, now);
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
}

/** The type of a file by its content. @throws FieldError for what is no document, or damaged */
async function typeOf(content: Buffer): Promise<string> {
  try {
    const { mime } = await inspectUpload(content);
    if (documentTypes.includes(mime)) return mime;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
  }
  throw new FieldError({ file: ['invalid_file'] });
}

export async function deleteDocument(trx: Trx, visitor: Visitor, { uuid, id }: OfDocument): Promise<null> {
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  const key = await deleteDocumentRow(trx, customer_id, id);
  if (key === undefined) throw new ShopError('NOT_FOUND');
  await announce(trx, deletedFileTopic, { key });
  return null;
}

export async function decideOnDocument(
  trx: Trx,
  visitor: Visitor,
  of: OfDocument,
  { status, expires_on }: DocumentApprovalBody,
  now: Date,
): Promise<CustomerDocument> {
  const { user } = signedIn(visitor);
  const { id } = await getDocument(trx, visitor, of);
  const row = await updateDocument(trx, id, {
    status,
    status_changed_at: now,
    status_changed_by: user.id,
    ...(expires_on !== undefined && { expires_on }),
  });
  return documentOf(of.uuid, row, now);
}

const deletedFileTopic = 'customers.delete-file';

/** Deletes the files of documents that are gone; storage is no matter of a transaction. */
export function deletedFiles(storage: Storage) {
  return jobTopic({
    topic: deletedFileTopic,
    payload: z.object({ key: z.string() }),
    run: ({ payload }) => storage.delete(payload.key),
  });
}

function readerOf(visitor: Visitor): DocumentReader {
  const { user, permissions } = signedIn(visitor);
  return { userId: user.id, isStaff: hasPermission(permissions, 'view_customer') };
}

function documentOf(uuid: string, row: DocumentRow, now: Date): CustomerDocument {
  const { id, name, content_type, bytes, expires_on, status, uploaded_at } = row;
  return {
    id,
    name,
    content_type,
    bytes,
    expires_on,
    is_expired: isExpired(expires_on, now),
    status,
    uploaded_at: uploaded_at.toISOString(),
    url: addressOfCall(documentFileCall.path, { uuid, id }).url,
  };
}
