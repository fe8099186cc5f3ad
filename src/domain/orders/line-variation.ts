const asWords = (text: string) => ` ${text.replaceAll(',', ' ')} `;

/**
 * The variation as a line says it beside the name of its product: empty where the name has it as words of its own. The `M` of
 * a glove is not said by `Must`. The names of placed orders follow the same rule (`server/orders/freezing.ts`).
 */
export function lineVariation(name: string, variation: string): string {
  return asWords(name).includes(asWords(variation)) ? '' : variation;
}
