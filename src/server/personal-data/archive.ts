import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import type { DataSubject } from '../platform/personal-data.ts';
import { rooms } from './rooms.ts';

/** Everything the shop holds of a person: a JSON file a room, and all of it as a PDF to be read. */
export async function makeArchive(
  db: Db,
  subject: DataSubject,
  { language, now }: { language: Language; now: Date },
): Promise<Buffer> {
  const zip = new ZipFile();
  const chapters: { name: string; data: object }[] = [];
  for (const room of rooms) {
    const data = await room.read(db, subject);
    chapters.push({ name: room.name, data });
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), `${room.name}.json`, { mtime: now });
  }
  // Only here: the library that renders PDFs takes longer to load than most answers to make.
  const { summaryPdf } = await import('./summary.ts');
  zip.addBuffer(await summaryPdf(chapters, { language, now }), 'summary.pdf', {
    mtime: now,
    compress: false,
  });
  zip.end();
  return buffer(zip.outputStream);
}
