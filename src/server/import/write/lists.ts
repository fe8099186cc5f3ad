import type { ImportPriceList, ImportRestriction } from '../../../domain/catalogue/import-format.ts';
import { saveRestrictions } from '../../catalogue/service.ts';
import { savePriceLists } from '../../pricing/service.ts';
import type { Checked } from '../check.ts';
import { multilingual } from '../texts.ts';
import { isNewOf } from './brands.ts';
import { changedOnly, countSaved } from './counting.ts';
import type { WriteContext } from './outcome.ts';

/** Restrictions by their code. */
export async function writeRestrictions(
  items: readonly Checked<ImportRestriction>[],
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const known = items.filter(({ record, raw }) => {
    const group = record.allowed_groups.find((code) => !refs.groups.has(code));
    if (group)
      outcome.findings.problem(
        raw.place,
        raw.columnOf(['allowed_groups']),
        `customer group ${group} is not known`,
      );
    const country = record.countries.find((code) => !refs.countries.has(code));
    if (country)
      outcome.findings.problem(raw.place, raw.columnOf(['countries']), `country ${country} is not known`);
    return !group && !country;
  });
  const changed = changedOnly(known, ({ code }) => refs.restrictions.get(code)?.hash, context);
  const rows = changed.map(({ record, hash }) => ({
    code: record.code,
    i18n_reason: multilingual(record.reason),
    allowed_groups: record.allowed_groups,
    countries: record.countries,
    ext_hash: hash,
  }));
  const saved = await saveRestrictions(trx, rows);
  countSaved(changed, ({ code }) => code, saved.map(isNewOf), refs.restrictions, context);
}

/** Price lists by their code. */
export async function writePriceLists(
  items: readonly Checked<ImportPriceList>[],
  context: WriteContext,
): Promise<void> {
  const { trx, refs, outcome } = context;
  const known = items.filter(({ record, raw }) => {
    const place = (field: string) => [raw.place, raw.columnOf([field])] as const;
    if (!refs.countries.has(record.country)) {
      outcome.findings.problem(...place('country'), `country ${record.country} is not known`);
    } else if (record.group && !refs.groups.has(record.group)) {
      outcome.findings.problem(...place('group'), `customer group ${record.group} is not known`);
    } else if (record.from && record.to && Date.parse(record.from) >= Date.parse(record.to)) {
      outcome.findings.problem(...place('to'), 'ends before it begins');
    } else return true;
    return false;
  });
  const changed = changedOnly(known, ({ code }) => refs.priceLists.get(code)?.hash, context);
  const rows = changed.map(({ record, hash }) => ({
    code: record.code,
    name: record.name,
    country_id: refs.countries.get(record.country)!,
    customer_group_id: record.group ? refs.groups.get(record.group)! : null,
    is_net: record.net,
    valid_from: record.from ?? null,
    valid_to: record.to ?? null,
    ext_hash: hash,
  }));
  const saved = (await savePriceLists(trx, rows)).map(({ code, ...one }) => ({ key: code, ...one }));
  countSaved(changed, ({ code }) => code, saved, refs.priceLists, context);
}
