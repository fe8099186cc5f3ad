import type { ImportFamily } from '../../../domain/catalogue/import-format.ts';
import { findFamilies, saveFamilies } from '../../catalogue/service.ts';
import type { Checked } from '../check.ts';
import type { Implied } from '../records.ts';
import { multilingual } from '../texts.ts';
import { isNewOf } from './brands.ts';
import { changedOnly, countSaved } from './counting.ts';
import type { WriteContext } from './outcome.ts';

/** Families by their code. Who leads is set when the products are there. */
export async function writeFamilies(
  items: readonly Checked<ImportFamily>[],
  context: WriteContext,
): Promise<void> {
  const known = await findFamilies(
    context.trx,
    items.map(({ record }) => record.code),
  );
  const changed = changedOnly(items, ({ code }) => known.get(code)?.hash, context);
  const rows = changed.map(({ record, hash }) => ({
    code: record.code,
    kind: record.kind,
    i18n_name: multilingual(record.name),
    ext_hash: hash,
  }));
  const saved = await saveFamilies(context.trx, rows);
  countSaved(changed, ({ code }) => code, saved.map(isNewOf), known, context);
}

/** Makes families that products brought along; `refresh` also brings names of known ones up to date. */
export async function makeFamilies(
  wanted: readonly NonNullable<Implied['family']>[],
  refresh: boolean,
  { trx, outcome }: WriteContext,
): Promise<void> {
  const families = [...new Map(wanted.map((family) => [family.code, family])).values()];
  const known = refresh
    ? new Map()
    : await findFamilies(
        trx,
        families.map(({ code }) => code),
      );
  const rows = families
    .filter(({ code }) => !known.has(code))
    .map(({ code, kind, name }) => ({ code, kind, i18n_name: multilingual(name), mergesTexts: true }));
  const saved = await saveFamilies(trx, rows);
  outcome.implied += saved.filter(({ before }) => before === null).length;
}
