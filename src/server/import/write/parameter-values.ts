import type { Language } from '../../../domain/locales.ts';
import { codeOf } from '../sources/categories.ts';
import { readBoolean, readNumber } from '../values.ts';
import type { ParameterReference } from '../../catalogue/service.ts';
import { multilingual } from '../texts.ts';
import type { WriteContext } from './outcome.ts';
import { booleanValue, makeValues, numberValue } from './parameters.ts';
import type { ProductItem } from './products.ts';

type Wanted = Parameters<typeof makeValues>[0][number];

/**
 * Ids of the parameter values each product has. A product that names an unknown parameter, or a value it cannot have,
 * is told and is not in the answer.
 */
export async function resolveParameters(
  items: readonly ProductItem[],
  context: WriteContext,
): Promise<Map<ProductItem, number[]>> {
  const { refs } = context;
  const wantedOf = new Map<ProductItem, Wanted[]>();
  for (const item of items) {
    const wanted = wantedValues(item, context);
    if (wanted) wantedOf.set(item, wanted);
  }
  await makeValues([...wantedOf.values()].flat(), context);
  const ids = new Map<ProductItem, number[]>();
  for (const [item, wanted] of wantedOf) {
    const found = wanted.map(({ parameter, code }) => refs.parameters.get(parameter)!.values.get(code)!);
    ids.set(item, [...new Set(found)]);
  }
  return ids;
}

function wantedValues(item: ProductItem, context: WriteContext): Wanted[] | undefined {
  const { refs, outcome } = context;
  const { raw, record } = item;
  const wanted: Wanted[] = [];
  let isBroken = false;
  for (const [code, given] of Object.entries(record.parameters ?? {})) {
    const parameter = refs.parameters.get(code);
    const reading = parameter ? valuesOf(code, parameter, given, item, context) : 'parameter is not known';
    if (typeof reading !== 'string') {
      wanted.push(...reading);
      continue;
    }
    outcome.findings.problem(raw.place, raw.columnOf(['parameters', code]), reading);
    isBroken = true;
  }
  return isBroken ? undefined : wanted;
}

type Given = NonNullable<ProductItem['record']['parameters']>[string];

/** The values of one parameter, or in words why they are none. */
function valuesOf(
  code: string,
  parameter: ParameterReference,
  given: Given,
  item: ProductItem,
  { settings }: WriteContext,
): Wanted[] | string {
  const implied = item.raw.implied?.parameters?.find((one) => one.code === code);
  if (parameter.type === 'NUMBER') {
    // What a Shopify option calls “300 ml” is no number of ours: the variation keeps the words.
    if (item.raw.mayImply) return [];
    const reading = typeof given === 'number' ? { value: given } : readNumber(String(given));
    return 'value' in reading ? [numberValue(code, reading.value)] : reading.reason;
  }
  if (parameter.type === 'BOOLEAN') {
    if (item.raw.mayImply) return [];
    const reading = typeof given === 'boolean' ? { value: given } : readBoolean(String(given));
    return 'value' in reading ? [booleanValue(code, reading.value)] : reading.reason;
  }
  const wanted: Wanted[] = [];
  for (const text of (Array.isArray(given) ? given : [given]).map(String)) {
    const known = [text, codeOf(text)].find((candidate) => parameter.values.has(candidate));
    if (known !== undefined) wanted.push({ parameter: code, code: known, i18n_name: {} });
    else if (item.raw.mayImply || settings.createMissing)
      wanted.push(newValue(code, text, implied?.values, settings.language));
    else return `value ${text} is not known`;
  }
  return wanted;
}

function newValue(
  parameter: string,
  text: string,
  implied: readonly { code: string; name: Partial<Record<Language, string>> }[] | undefined,
  language: Language,
): Wanted {
  const named = implied?.find(({ code }) => code === text)?.name;
  return {
    parameter,
    code: named ? text : codeOf(text),
    i18n_name: multilingual(named ?? { [language]: text }),
  };
}
