import { createHash } from 'node:crypto';
import type { Language } from '../../src/domain/locales.ts';
import { people } from './review-people.ts';
import { complaints, endings, praise, reviewKinds, type ReviewKind } from './review-texts.ts';

export interface ReviewedProduct {
  id: number;
  sku: string;
  /** Code of its main category. */
  root: string;
}

export interface SeedReview {
  product_id: number;
  author_name: string;
  author_city: string | null;
  is_verified_buyer: boolean;
  is_professional: boolean;
  rating: number;
  text: string;
  language: Language;
  reply: string;
  moderation: 'approved' | 'pending' | 'denied';
  created_at: string;
}

/** Who reviews: most in Estonian, then Latvian and Russian. */
const tongues: readonly Language[] = ['et', 'lv', 'et', 'ru', 'et', 'lv', 'ru', 'fi', 'et', 'en', 'lv', 'ru'];

/** Stars in every twenty reviews. */
const stars = [5, 5, 4, 5, 5, 4, 5, 3, 5, 4, 5, 5, 4, 5, 2, 5, 4, 5, 4, 1] as const;

/**
 * Reviews of the most popular products, the best sellers first: the more popular a product, the more of them. The same
 * products always get the same reviews. On one product nobody writes twice and nothing is said twice.
 */
export function reviewsOf(products: readonly ReviewedProduct[]): SeedReview[] {
  let serial = 0;
  return products.flatMap((product, rank) => {
    const said = new Set<string>();
    const count = rank < 12 ? 11 : rank < 32 ? 7 : 4;
    return Array.from({ length: count }, (_, place) => reviewOf(product, place, serial++, said)).filter(
      (review) => review !== undefined,
    );
  });
}

function reviewOf(
  product: ReviewedProduct,
  place: number,
  serial: number,
  said: Set<string>,
): SeedReview | undefined {
  const dice = createHash('sha256').update(`${product.sku} ${place}`).digest();
  const pick = <T>(from: readonly T[], die: number): T => from[dice[die]! % from.length]!;
  const language = tongues[serial % tongues.length]!;
  const rating = stars[(dice[0]! + serial) % stars.length]!;
  const author_name = pick(people[language].names, 1);
  const grumble = rating <= 3 ? pick(complaints[language], 3) : undefined;
  const first = pick(praise[language][kindOf(product.root)], 4);
  const ending = dice[5]! % 3 === 0 ? '' : ` ${pick(endings[language], 6)}`;
  if (said.has(author_name) || said.has(grumble?.body ?? first)) return undefined;
  said.add(author_name).add(grumble?.body ?? first);
  const is_professional = dice[7]! % 5 < 3;
  return {
    product_id: product.id,
    author_name,
    author_city: dice[8]! % 8 === 0 ? null : pick(people[language].cities, 2),
    is_verified_buyer: dice[9]! % 4 !== 0,
    is_professional,
    rating,
    text: grumble?.body ?? first + ending,
    language,
    reply: grumble?.reply ?? '',
    moderation: moderationOf(serial),
    created_at: new Date(
      Date.UTC(2026, 0, 8) + (((dice[10]! << 8) + dice[11]!) % 314) * 86_400_000 + dice[12]! * 200_000,
    ).toISOString(),
  };
}

/** A few wait for approval and a few were refused: those count nowhere (PL-06). */
function moderationOf(serial: number): SeedReview['moderation'] {
  if (serial % 29 === 13) return 'pending';
  return serial % 53 === 31 ? 'denied' : 'approved';
}

function kindOf(root: string): ReviewKind {
  return reviewKinds.find((kind) => kind === root) ?? (root === 'nails' ? 'makeup' : 'other');
}
