const softHyphen = '\u00ad';

/** Words of 12 letters and more do not fit a card on a phone. */
const longWord = /\p{L}{12,}/gu;

/**
 * What compounds of the trade end in, in Estonian and Finnish. Many browsers have no hyphenation for either language;
 * they would part `blondeerimispulber` wherever the line ends, and without a hyphen.
 */
const lastParts = [
  'aine(?!n)|ajami|foolium|geel|hari|hoidon|hoito|hoold|jauhe|kaavut|kalust|kammi|karva|keebi|keep|kindad|kindel|klamb',
  'komplekt|koneet|koorija|kreem|kuivaaja|kukka|kuorinta|käsinei|käärid|lahja|laittee|mask|masin|mineraal|mööbel|naamio',
  'oksüdant|paket|pakend|pakkau|palett|parfüüm|pesu|pinta|pudel|puhasta|puhdist|pulber|punai|punane|pyyh|raudat|rauta',
  'roheline|ruskea|rätik|sakset|seadme|seerum|selvity|serum|shampoo|sirgendaj|sprei|suihke|taburet|tool|tuoli|tuott',
  'työpiste|tüüpi|tyyp|vaahto|vaalen|valge|valkoi|vihreä|viimistlus|voide|väri|õli|öljy|šampoon',
].join('|');
const beforeLastPart = new RegExp(`(\\p{L}{4})(?=(?:${lastParts})\\p{L}{0,8}(?!\\p{L}))`, 'giu');

/**
 * A syllable of a Russian word before another: that one begins with the last consonant before its vowel, or with two or three
 * that are never parted. So `восс` is none, as `ст` belongs to what follows.
 */
const russianSyllable =
  /\p{L}*?[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщъь]*?(?=(?:ст[рв]?|св|(?<![аеёиоуыэюя])(?:тв|с[кл])|[бвгдкптф]р|[бгкпф]л|[бвгджзклмнпрстфхцчшщ])[аеёиоуыэюя]\p{L}{2})/giu;
/** No part of a word is shorter. */
const minLetters = 3;

/**
 * A name with soft hyphens where its long words may be parted: Estonian and Finnish compounds before their last part,
 * Russian words between syllables. Other words are left to the browser.
 */
export function hyphenate(name: string): string {
  // What stands before the last part may be as long: `lehmuksen|kukka|selvityssuihke`.
  return hyphenateOnce(hyphenateOnce(name));
}

function hyphenateOnce(name: string): string {
  return name.replace(longWord, (word) =>
    /\p{Script=Cyrillic}/u.test(word)
      ? hyphenateRussian(word)
      : word.replace(beforeLastPart, `$1${softHyphen}`),
  );
}

function hyphenateRussian(word: string): string {
  let letters = 0;
  return word.replace(russianSyllable, (syllable) => {
    letters += syllable.length;
    if (letters < minLetters) return syllable;
    letters = 0;
    return syllable + softHyphen;
  });
}
