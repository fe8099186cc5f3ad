import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (name: string) => hyphenate(name).replaceAll('\u00ad', '|');

test.each([
  ['Lift 9 tolmuvaba blondeerimispulber', 'Lift 9 tolmuvaba blondeerimis|pulber'],
  ['Developer 6 % kreemoksüdant', 'Developer 6 % kreem|oksüdant'],
  ['Heat Shield kuumakaitsesprei', 'Heat Shield kuumakaitse|sprei'],
  ['TRIIBUTUSFOOLIUM rullis', 'TRIIBUTUS|FOOLIUM rullis'],
  ['lehmuksenkukkapuhdistusgeeli', 'lehmuksen|kukka|puhdistus|geeli'],
  ['Linden-lehmuksenkukkaselvityssuihke', 'Linden-lehmuksen|kukka|selvitys|suihke'],
  ['marjanpunainen', 'marjan|punainen'],
  ['восстанавливающая маска', 'вос|ста|нав|ливающая маска'],
  // Short enough for any card.
  ['Deep Mask intensiivne juuksemask', 'Deep Mask intensiivne juuksemask'],
  // Neither a compound nor Russian: the browser knows better.
  ['Straighteners, reconstructing', 'Straighteners, reconstructing'],
])('LY-14 %s may be parted as %s', (name, parted) => {
  expect(shown(name)).toBe(parted);
});

/** Long words of the shop's own names and texts, read through by somebody who speaks the language. */
const longWords = {
  ru:
    'вос|ста|нов|ления вос|ста|нав|ливающая акку|муля|торная бес|суль|фатный гидрав|лический ' +
    'дезин|фици|рующее искус|ственный ком|плек|тация кон|дицио|неры метал|лический парик|махерская ' +
    'под|локот|ники про|фес|сио|нальный пуль|вери|заторы рас|пре|делите расти|тельный сте|рили|заторы ' +
    'тек|сту|рирующие тер|моза|щитный хро|миро|ванное элек|тро|при|боры бух|гал|тер|ского воз|вра|щается ' +
    'выпря|мителем демон|стра|цион|ного достав|ленные застё|гивается ингре|диентов инстру|ментов ' +
    'кера|мическая клас|сический мож|жевельник ней|тра|лизация обслу|живание одно|вре|менно ' +
    'пер|пен|дику|лярно под|тверж|дение потре|бителей рас|про|стра|няется соот|вет|ствует ' +
    'чув|стви|тельной кон|цен|три|рованный',
  et:
    'anti|oksüdante apteegi|pudelis asendus|seadme barberi|toolid blondeerimis|pulber burgundia|punane ' +
    'elektri|seadmed elevandiluu|valge habeme|ajamine habeme|hooldus juukse|hooldus juukse|klambrid ' +
    'juukse|maskid juukse|parfüüm juukse|sirgendajad juukse|tüüpidele juuksuri|keebid juuksuri|tool ' +
    'kaera|šampoon kammi|komplekt kibuvitsaseemne|õli kinke|komplekt koostis|ained kreem|oksüdant ' +
    'krokodill|klambrid kuumakaitse|sprei libistus|käärid lõikus|masinad meistri|toolid meresoola|sprei ' +
    'merevaigu|karva metsa|roheline niiskus|kindel peanaha|koorija pihustus|pudelid polüester|keep ' +
    'puhastus|geel põsepuna|palett salongi|mööbel triibutus|foolium viinamarjaseemne|õli',
  fi:
    'aloitus|pakkaus ammatti|tuotteiden asiakas|tuolit desinfiointi|aine hehku|seerumi helakan|punainen ' +
    'hiekan|värinen hiuspohja|kuorinta hiuspohjan|hoito hiusten|hoito|tuotteita hiusten|kuivaaja ' +
    'hius|tyypeille hopean|värinen huuhtelu|ainetta jaotus|kammid kampaamo|tuoli kasvo|seerumi ' +
    'kataja|shampoo kertakäyttö|pyyhkeet kiharrin|raudat kiilto|suihke koivunmahla|seerumi kuiva|shampoo ' +
    'lahja|pakkaus leikkuu|kaavut leikkuu|sakset luomi|väri|paletti maidon|valkoinen makadamia|öljy ' +
    'meikinpohjustus|voide merilevä|naamio meripihkan|väriset merisuola|suihke metsän|vihreä ' +
    'muotoilu|tuotteet ohennus|sakset parturi|tuoli peili|työpiste puhdistus|geeli suoristus|rauta ' +
    'vaalennus|jauhe',
  // Left to browsers, which know Latvian.
  lv:
    'neatgriezeniski profesionālais profesionāļiem neskalojamais kondicionieris atjaunojošais ' +
    'karstumaizsardzība atsvaidzināšana neitralizēšanai elektroierīces',
};

test.each(Object.entries(longWords))(
  'LY-14 long words in %s part where a reader expects it',
  (_language, words) => {
    expect(shown(words.replaceAll('|', ''))).toBe(words);
  },
);

test('LY-14 a Russian word is never parted before ь, ъ or й, and no part begins or ends with half of a double consonant', () => {
  const parted = shown(longWords.ru.replaceAll('|', ''));
  expect(parted).not.toMatch(/\|[ьъй]/);
  expect(parted).not.toMatch(/\|([бвгджзклмнпрстфхцчшщ])\1|([бвгджзклмнпрстфхцчшщ])\2\|/);
});

test('LY-14 a name stays the same but for soft hyphens, which stand inside words and leave no stump', () => {
  const part = fc.constantFrom(
    'juuksuri',
    'tool',
    'šampoon',
    'пульвер',
    'изатор',
    'ный',
    'komplekt',
    ' ',
    '-',
    '7',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const name = parts.join('');
      const parted = hyphenate(name);
      expect(parted.replaceAll('\u00ad', '')).toBe(name);
      expect(parted).not.toMatch(/(?:^|\P{L})\p{L}{0,2}\u00ad|\u00ad\p{L}{0,2}(?:\P{L}|$)/u);
    }),
  );
});
