import type { Texts } from './texts.ts';

/**
 * Colours of things, agreeing with the noun they stand after: «кресло …, чёрное», „käärid, mustad”.
 * The form says the gender and number of the noun in Russian and Latvian; Estonian and Finnish need only
 * the number.
 */
export type NounForm = {
  ru: 'm' | 'f' | 'n' | 'pl';
  lv: 'm' | 'f' | 'mpl' | 'fpl';
  /** Number of the noun in Estonian and in Finnish: curling irons are „lokitangid“ but one ”kiharrin”. */
  et?: 'pl';
  fi?: 'pl';
};

export type ColourKey = keyof typeof colours;

/** Keys are values of the parameter `colour`, or pairs of them. et and fi: singular, plural; ru: m, f, n, pl; lv: m, f, mpl, fpl. One entry where the words do not bend. */
const colours = {
  noir: {
    en: 'black',
    et: ['must', 'mustad'],
    fi: ['musta', 'mustat'],
    ru: ['чёрный', 'чёрная', 'чёрное', 'чёрные'],
    lv: ['melns', 'melna', 'melni', 'melnas'],
  },
  graphite: {
    en: 'graphite',
    et: ['grafiithall', 'grafiithallid'],
    fi: ['grafiitinharmaa', 'grafiitinharmaat'],
    ru: ['графитовый', 'графитовая', 'графитовое', 'графитовые'],
    lv: ['grafīta pelēks', 'grafīta pelēka', 'grafīta pelēki', 'grafīta pelēkas'],
  },
  forest: {
    en: 'forest green',
    et: ['metsaroheline', 'metsarohelised'],
    fi: ['metsänvihreä', 'metsänvihreät'],
    ru: ['тёмно-зелёный', 'тёмно-зелёная', 'тёмно-зелёное', 'тёмно-зелёные'],
    lv: ['tumši zaļš', 'tumši zaļa', 'tumši zaļi', 'tumši zaļas'],
  },
  olive: {
    en: 'olive',
    et: ['oliivroheline', 'oliivrohelised'],
    fi: ['oliivinvihreä', 'oliivinvihreät'],
    ru: ['оливковый', 'оливковая', 'оливковое', 'оливковые'],
    lv: ['olīvzaļš', 'olīvzaļa', 'olīvzaļi', 'olīvzaļas'],
  },
  oxblood: {
    en: 'oxblood',
    et: ['tumepunane', 'tumepunased'],
    fi: ['tummanpunainen', 'tummanpunaiset'],
    ru: ['бордовый', 'бордовая', 'бордовое', 'бордовые'],
    lv: ['tumši sarkans', 'tumši sarkana', 'tumši sarkani', 'tumši sarkanas'],
  },
  teal: {
    en: 'teal',
    et: ['sinakasroheline', 'sinakasrohelised'],
    fi: ['sinivihreä', 'sinivihreät'],
    ru: ['сине-зелёный', 'сине-зелёная', 'сине-зелёное', 'сине-зелёные'],
    lv: ['zilganzaļš', 'zilganzaļa', 'zilganzaļi', 'zilganzaļas'],
  },
  burgundy: {
    en: 'burgundy',
    et: ['burgundiapunane', 'burgundiapunased'],
    fi: ['viininpunainen', 'viininpunaiset'],
    ru: ['винно-красный', 'винно-красная', 'винно-красное', 'винно-красные'],
    lv: ['vīnsarkans', 'vīnsarkana', 'vīnsarkani', 'vīnsarkanas'],
  },
  white: {
    en: 'white',
    et: ['valge', 'valged'],
    fi: ['valkoinen', 'valkoiset'],
    ru: ['белый', 'белая', 'белое', 'белые'],
    lv: ['balts', 'balta', 'balti', 'baltas'],
  },
  ivory: {
    en: 'ivory',
    et: ['elevandiluuvalge', 'elevandiluuvalged'],
    fi: ['norsunluunvalkoinen', 'norsunluunvalkoiset'],
    ru: ['цвета слоновой кости'],
    lv: ['ziloņkaula krāsā'],
  },
  sand: {
    en: 'sand',
    et: ['liivakarva'],
    fi: ['hiekanvärinen', 'hiekanväriset'],
    ru: ['песочный', 'песочная', 'песочное', 'песочные'],
    lv: ['smilškrāsas'],
  },
  cognac: {
    en: 'cognac',
    et: ['konjakipruun', 'konjakipruunid'],
    fi: ['konjakinruskea', 'konjakinruskeat'],
    ru: ['коньячный', 'коньячная', 'коньячное', 'коньячные'],
    lv: ['konjaka krāsā'],
  },
  sage: {
    en: 'sage',
    et: ['salveiroheline', 'salveirohelised'],
    fi: ['salvianvihreä', 'salvianvihreät'],
    ru: ['шалфейно-зелёный', 'шалфейно-зелёная', 'шалфейно-зелёное', 'шалфейно-зелёные'],
    lv: ['salvijzaļš', 'salvijzaļa', 'salvijzaļi', 'salvijzaļas'],
  },
  blush: {
    en: 'blush',
    et: ['puuderroosa', 'puuderroosad'],
    fi: ['puuterinroosa', 'puuterinroosat'],
    ru: ['пудрово-розовый', 'пудрово-розовая', 'пудрово-розовое', 'пудрово-розовые'],
    lv: ['pūderrozā'],
  },
  pink: {
    en: 'pink',
    et: ['roosa', 'roosad'],
    fi: ['vaaleanpunainen', 'vaaleanpunaiset'],
    ru: ['розовый', 'розовая', 'розовое', 'розовые'],
    lv: ['rozā'],
  },
  blue: {
    en: 'blue',
    et: ['sinine', 'sinised'],
    fi: ['sininen', 'siniset'],
    ru: ['синий', 'синяя', 'синее', 'синие'],
    lv: ['zils', 'zila', 'zili', 'zilas'],
  },
  'ice-blue': {
    en: 'ice blue',
    et: ['jääsinine', 'jääsinised'],
    fi: ['jäänsininen', 'jäänsiniset'],
    ru: ['льдисто-голубой', 'льдисто-голубая', 'льдисто-голубое', 'льдисто-голубые'],
    lv: ['ledus zils', 'ledus zila', 'ledus zili', 'ledus zilas'],
  },
  plum: {
    en: 'plum',
    et: ['ploomikarva'],
    fi: ['luumunpunainen', 'luumunpunaiset'],
    ru: ['сливовый', 'сливовая', 'сливовое', 'сливовые'],
    lv: ['plūmju krāsā'],
  },
  lilac: {
    en: 'lilac',
    et: ['sirelililla', 'sirelilillad'],
    fi: ['syreeninlila', 'syreeninlilat'],
    ru: ['сиреневый', 'сиреневая', 'сиреневое', 'сиреневые'],
    lv: ['ceriņkrāsas'],
  },
  steel: {
    en: 'polished steel',
    et: ['poleeritud teras'],
    fi: ['kiillotettu teräs'],
    ru: ['полированная сталь'],
    lv: ['pulēts tērauds'],
  },
  gunmetal: {
    en: 'gunmetal',
    et: ['terashall', 'terashallid'],
    fi: ['teräksenharmaa', 'teräksenharmaat'],
    ru: ['тёмно-стальной', 'тёмно-стальная', 'тёмно-стальное', 'тёмно-стальные'],
    lv: ['tērauda pelēks', 'tērauda pelēka', 'tērauda pelēki', 'tērauda pelēkas'],
  },
  'rose-gold': {
    en: 'rose gold',
    et: ['roosakuldne', 'roosakuldsed'],
    fi: ['ruusukulta'],
    ru: ['розовое золото'],
    lv: ['rozā zelts'],
  },
  silver: {
    en: 'silver',
    et: ['hõbedane', 'hõbedased'],
    fi: ['hopeanvärinen', 'hopeanväriset'],
    ru: ['серебристый', 'серебристая', 'серебристое', 'серебристые'],
    lv: ['sudrabains', 'sudrabaina', 'sudrabaini', 'sudrabainas'],
  },
  copper: {
    en: 'copper',
    et: ['vaskne', 'vasksed'],
    fi: ['kuparinvärinen', 'kuparinväriset'],
    ru: ['медный', 'медная', 'медное', 'медные'],
    lv: ['vara krāsā'],
  },
  brown: {
    en: 'brown',
    et: ['pruun', 'pruunid'],
    fi: ['ruskea', 'ruskeat'],
    ru: ['коричневый', 'коричневая', 'коричневое', 'коричневые'],
    lv: ['brūns', 'brūna', 'brūni', 'brūnas'],
  },
  'black-amber': {
    en: 'black and amber',
    et: ['must ja merevaigukarva', 'mustad ja merevaigukarva'],
    fi: ['musta ja meripihka', 'mustat ja meripihkanväriset'],
    ru: ['чёрный с янтарным', 'чёрная с янтарным', 'чёрное с янтарным', 'чёрные и янтарные'],
    lv: [
      'melns ar dzintara krāsu',
      'melna ar dzintara krāsu',
      'melni un dzintara krāsā',
      'melnas un dzintara krāsā',
    ],
  },
  'ivory-rust': {
    en: 'ivory and rust',
    et: ['elevandiluuvalge ja roostepunane', 'elevandiluuvalged ja roostepunased'],
    fi: ['norsunluu ja ruoste', 'norsunluunvalkoiset ja ruosteenpunaiset'],
    ru: ['слоновая кость и терракота'],
    lv: ['ziloņkauls un terakota'],
  },
  'berry-blush': {
    en: 'berry and blush',
    et: ['marjapunane ja puuderroosa', 'marjapunased ja puuderroosad'],
    fi: ['marjanpunainen ja puuterinroosa', 'marjanpunaiset ja puuterinroosat'],
    ru: ['ягодный с розовым', 'ягодная с розовым', 'ягодное с розовым', 'ягодные и розовые'],
    lv: ['ogu sarkans ar rozā', 'ogu sarkana ar rozā', 'ogu sarkani un rozā', 'ogu sarkanas un rozā'],
  },
} satisfies Record<string, { en: string; et: string[]; fi: string[]; ru: string[]; lv: string[] }>;

/** The colour in five languages, bent to the noun it describes. */
export function colourWords(key: ColourKey, form: NounForm): Texts {
  const words = colours[key];
  return {
    et: pick(words.et, form.et ? 1 : 0),
    en: words.en,
    fi: pick(words.fi, form.fi ? 1 : 0),
    ru: pick(words.ru, ['m', 'f', 'n', 'pl'].indexOf(form.ru)),
    lv: pick(words.lv, ['m', 'f', 'mpl', 'fpl'].indexOf(form.lv)),
  };
}

function pick(forms: readonly string[], at: number): string {
  return forms[at] ?? forms[0]!;
}
