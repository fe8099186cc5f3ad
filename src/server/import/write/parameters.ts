import type { ImportParameter } from '../../../domain/catalogue/import-format.ts';
import { addParameterValues, saveParameters, type NewValue } from '../../catalogue/service.ts';
import type { Checked } from '../check.ts';
import type { Implied } from '../records.ts';
import { multilingual } from '../texts.ts';
import { isNewOf } from './brands.ts';
import { changedOnly, countSaved } from './counting.ts';
import { yesNo } from './outcome.ts';
import type { WriteContext } from './outcome.ts';

/** Parameters by their code, with their values. Values that the file no longer names stay: products may have them. */
export async function writeParameters(
  items: readonly Checked<ImportParameter>[],
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const sameType = items.filter(({ record, raw }) => {
    const known = refs.parameters.get(record.code);
    if (!known || known.type === record.type) return true;
    outcome.findings.problem(
      raw.place,
      raw.columnOf(['type']),
      `${record.code} is ${known.type} already: a type cannot change`,
    );
    return false;
  });
  const changed = changedOnly(sameType, ({ code }) => refs.parameters.get(code)?.hash, context);
  if (changed.length === 0) return;
  const rows = changed.map(({ record, hash }, index) => ({
    code: record.code,
    type: record.type,
    i18n_name: multilingual(record.name),
    unit: record.unit ?? null,
    is_filterable: record.filterable,
    position: record.position ?? index,
    ext_hash: hash,
    values: (record.values ?? []).map(({ code, name, color }, position) => ({
      code,
      i18n_name: multilingual(name),
      color: color?.toLowerCase() ?? null,
      position,
    })),
  }));
  const saved = await saveParameters(trx, rows);
  countSaved(changed, ({ code }) => code, saved.map(isNewOf), new Map(), context);
  await refs.readParameters(trx);
}

/** Makes parameters that products named and the shop does not have, as texts to filter by. */
export async function makeParameters(
  wanted: NonNullable<Implied['parameters']>,
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const missing = new Map(
    wanted.filter(({ code }) => !refs.parameters.has(code)).map((one) => [one.code, one]),
  );
  if (missing.size === 0) return;
  const rows = [...missing.values()].map(({ code, name }) => ({
    code,
    type: 'STRING' as const,
    i18n_name: multilingual(name),
  }));
  outcome.implied += (await saveParameters(trx, rows)).length;
  await refs.readParameters(trx);
}

/** Makes values that are not there yet: of numbers as they occur, of texts those that may be brought along. */
export async function makeValues(wanted: readonly NewValue[], { trx, refs }: WriteContext): Promise<void> {
  const missing = new Map(
    wanted
      .filter(({ parameter, code }) => !refs.parameters.get(parameter)!.values.has(code))
      .map((value) => [`${value.parameter}\n${value.code}`, value]),
  );
  for (const { parameter, code, id } of await addParameterValues(trx, [...missing.values()]))
    refs.parameters.get(parameter)!.values.set(code, id);
}

/** The value that stands for a number or for yes and no; all languages write numbers the same here. */
export function numberValue(parameter: string, number: number): NewValue {
  const code = String(number);
  return { parameter, code, i18n_name: multilingual({ et: code }), number };
}

/** The value row of a yes-or-no parameter. */
export function booleanValue(parameter: string, yes: boolean): NewValue {
  const code = yes ? 'true' : 'false';
  return { parameter, code, i18n_name: multilingual(yesNo[code]), number: yes ? 1 : 0 };
}
