import { partWithGaps } from '../../../domain/search/codes.ts';
import { codeWord } from '../../../domain/search/fold.ts';
import type { TextPlan } from '../../../domain/search/planner.ts';
import type { Db } from '../../database.ts';
import { findCodeParts } from './code-parts.ts';
import { findWholeCodes } from './whole-codes.ts';

/**
 * Products of a text that is no code as a whole: of several codes beside each other, or of one whose blanks stand for
 * something. Asked only where nothing else was found.
 */
export async function findLooseCodes(
  db: Db,
  text: string,
  { code, codes }: Pick<TextPlan, 'code' | 'codes'>,
): Promise<number[]> {
  if (codes.length > 0) {
    const whole = await findWholeCodes(db, codes);
    const parts = codes.filter((_, at) => whole[at]!.length === 0).map(codeWord);
    const held = await findCodeParts(db, parts);
    return [...new Set([...whole, ...held.values()].flat())];
  }
  const part = code?.isUnmistakable ? partWithGaps(text) : null;
  return part === null ? [] : [...(await findCodeParts(db, [part])).values()].flat();
}
