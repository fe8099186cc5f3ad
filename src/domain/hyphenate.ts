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

/** Syllables of a Russian word: the last consonant before a vowel begins a new one. */
const beforeSyllable = /(\p{L}{3})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]\p{L}{2})/giu;

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
    word.replace(/\p{Script=Cyrillic}/u.test(word) ? beforeSyllable : beforeLastPart, `$1${softHyphen}`),
  );
}
