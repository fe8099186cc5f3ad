/** Letters that do not come apart into a base letter and a mark, in the languages of the shop and their neighbours. */
const spelled: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Longest slug: addresses stay readable and far under every limit. */
const longest = 120;

/**
 * The readable part of an address: lower-case Latin letters, digits and single dashes. Russian is written in Latin
 * letters, marks fall off (`Õlišampoon` is `olisampoon`), all else separates. `''` when nothing is left, as with emoji alone.
 */
export function slugify(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’ʼ`´]/g, '')
    .replace(/\P{ASCII}/gu, (letter) => spelled[letter] ?? ' ');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.lastIndexOf('-', longest);
  return slug.slice(0, cut > longest / 2 ? cut : longest);
}
