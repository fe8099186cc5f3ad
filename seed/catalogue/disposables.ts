import { colourWords, type ColourKey, type NounForm } from './colour-words.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';
import { cm, litres, metres } from './option-words.ts';
import { join, same } from './texts.ts';
import type { Texts } from './texts.ts';

const glovesForm: NounForm = { ru: 'pl', lv: 'mpl', et: 'pl', fi: 'pl' };
const foilForm: NounForm = { ru: 'f', lv: 'f' };
const towelsForm: NounForm = { ru: 'pl', lv: 'mpl', et: 'pl', fi: 'pl' };

const gloveSizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

const gloveColours: readonly { colour: ColourKey; code: string; photo: string }[] = [
  { colour: 'noir', code: 'BK', photo: 'puhas-gloves-black' },
  { colour: 'blue', code: 'BU', photo: 'puhas-gloves-blue' },
  { colour: 'pink', code: 'PK', photo: 'puhas-gloves-pink' },
];

const gloveUsage: Texts = {
  et: 'Ühekordseks kasutamiseks. Vaheta kindad iga kliendi järel ja kohe, kui need rebenevad. Hoia kuivas, päikese eest kaitstult.',
  en: 'For single use. Change gloves after each client and at once if they tear. Keep dry and out of the sun.',
  ru: 'Для одноразового применения. Меняйте перчатки после каждого клиента и сразу при разрыве. Храните в сухом месте, защищённом от солнца.',
  fi: 'Kertakäyttöön. Vaihda käsineet jokaisen asiakkaan jälkeen ja heti, jos ne repeävät. Säilytä kuivassa ja auringolta suojattuna.',
  lv: 'Vienreizējai lietošanai. Mainiet cimdus pēc katra klienta un uzreiz, ja tie ieplīst. Glabājiet sausā vietā, sargājot no saules.',
};

const lines: readonly Line[] = [
  {
    family: { code: 'puhas-nitrile-gloves', kind: 'option', lead: 'PU-GLV-BK-M' },
    brand: 'puhas',
    categories: ['gloves'],
    name: {
      et: 'Puudrivabad nitriilkindad, 100 tk',
      en: 'Powder-free nitrile gloves, 100 pcs',
      ru: 'Нитриловые перчатки без пудры, 100 шт.',
      fi: 'Puuterittomat nitriilikäsineet, 100 kpl',
      lv: 'Nitrila cimdi bez pulvera, 100 gab.',
    },
    description: {
      et: 'Lateksivabad nitriilkindad värvimiseks, pesuks ja koristamiseks. Tekstuursed sõrmeotsad hoiavad märga salku ja pintslit, rullitud serv ei vaju randmelt alla. Karbis 100 kinnast, paksus 0,08 mm.',
      en: 'Latex-free nitrile gloves for colouring, washing and cleaning. Textured fingertips grip wet sections and the brush, the rolled cuff stays up. Box of 100, thickness 0.08 mm.',
      ru: 'Нитриловые перчатки без латекса для окрашивания, мойки и уборки. Текстурированные кончики пальцев удерживают мокрую прядь и кисть, валик на манжете не сползает. В коробке 100 штук, толщина 0,08 мм.',
      fi: 'Lateksittomat nitriilikäsineet värjäämiseen, pesuun ja siivoukseen. Karhennetut sormenpäät pitävät märästä osiosta ja siveltimestä, rullattu suu ei valu alas. Laatikossa 100 kpl, paksuus 0,08 mm.',
      lv: 'Nitrila cimdi bez lateksa krāsošanai, mazgāšanai un uzkopšanai. Teksturētie pirkstgali notur mitru šķipsnu un otu, rullētā mala neslīd. Kastē 100 gab., biezums 0,08 mm.',
    },
    usage: gloveUsage,
    content: { amount: 100, unit: 'pcs' },
    parameters: { material: 'nitrile' },
    popularity: 930,
    added: '2024-01-15',
    campaigns: [{ when: 'october', off: 10, only: (item) => item.sku.includes('-PK-') }],
    goesWith: ['OX-TINT-BK-250', 'PU-TOW-BK-40'],
    scenes: ['banners/banner-hygiene'],
    items: gloves('GLV', 920, gloveColours),
  },
  {
    family: { code: 'puhas-nitrile-strong', kind: 'option', lead: 'PU-GLS-BK-M' },
    brand: 'puhas',
    categories: ['gloves'],
    name: {
      et: 'Strong nitriilkindad, pikk säär, 100 tk',
      en: 'Strong nitrile gloves, long cuff, 100 pcs',
      ru: 'Усиленные нитриловые перчатки Strong с длинной манжетой, 100 шт.',
      fi: 'Strong-nitriilikäsineet, pitkä varsi, 100 kpl',
      lv: 'Stiprie nitrila cimdi Strong ar garu manšeti, 100 gab.',
    },
    description: {
      et: 'Paksemad kindad blondeerimiseks ja vahendite segamiseks: paksus 0,12 mm, pikkus 30 cm. Kaitsevad randmet ka kausi loputamisel. Karbis 100 kinnast.',
      en: 'Thicker gloves for bleaching and mixing: 0.12 mm thick, 30 cm long. They cover the wrist when you rinse a bowl. Box of 100.',
      ru: 'Более плотные перчатки для осветления и смешивания составов: толщина 0,12 мм, длина 30 см. Закрывают запястье и при мытье миски. В коробке 100 штук.',
      fi: 'Paksummat käsineet vaalennuksiin ja aineiden sekoittamiseen: paksuus 0,12 mm, pituus 30 cm. Suojaavat ranteen myös kuppia huuhdellessa. Laatikossa 100 kpl.',
      lv: 'Biezāki cimdi balināšanai un līdzekļu jaukšanai: biezums 0,12 mm, garums 30 cm. Sargā plaukstas locītavu arī, skalojot bļodiņu. Kastē 100 gab.',
    },
    usage: gloveUsage,
    content: { amount: 100, unit: 'pcs' },
    parameters: { material: 'nitrile' },
    popularity: 380,
    added: '2026-10-26',
    goesWith: ['OX-LIFT9-500', 'OX-TINT-BK-350'],
    scenes: ['banners/banner-hygiene'],
    items: gloves('GLS', 1490, gloveColours.slice(0, 2)),
  },
  {
    family: { code: 'puhas-foil', kind: 'option', lead: 'PU-FOIL-SI-12-100' },
    brand: 'puhas',
    categories: ['colour-foils'],
    name: {
      et: 'Triibutusfoolium rullis',
      en: 'Highlighting foil roll',
      ru: 'Фольга для мелирования в рулоне',
      fi: 'Raitafolio rullassa',
      lv: 'Frizieru folija rullī',
    },
    description: {
      et: 'Reljeefne alumiiniumfoolium ei libise juukselt ja hoiab volti. Paksus 15 µm, rulli karbil on lõikeserv. Vali laius lõigu järgi: 8 cm näopiirdesse, 15 cm pikkadele juustele.',
      en: 'Embossed aluminium foil grips the hair and keeps its fold. 15 µm thick, with a cutting edge on the box. Choose the width by section: 8 cm around the face, 15 cm for long hair.',
      ru: 'Рельефная алюминиевая фольга не скользит по волосам и держит сгиб. Толщина 15 мкм, на коробке есть режущая кромка. Ширину выбирайте по пряди: 8 см у лица, 15 см для длинных волос.',
      fi: 'Kohokuvioitu alumiinifolio ei luista hiuksissa ja pitää taitoksen. Paksuus 15 µm, laatikossa on leikkuureuna. Valitse leveys osion mukaan: 8 cm kasvojen reunoille, 15 cm pitkiin hiuksiin.',
      lv: 'Reljefa alumīnija folija neslīd pa matiem un tur locījumu. Biezums 15 µm, kastei ir griezējmala. Platumu izvēlieties pēc šķipsnas: 8 cm ap seju, 15 cm gariem matiem.',
    },
    parameters: { material: 'aluminium' },
    popularity: 820,
    added: '2024-01-15',
    campaigns: [{ when: 'november', off: 12, only: (item) => /-RG-(10|12)-/.test(item.sku) }],
    goesWith: ['OX-LIFT9-500', 'OX-TINT-BK-250', 'FF-CMB-BK'],
    scenes: ['covers/event-colour-workshop'],
    items: foils(),
  },
  {
    family: { code: 'puhas-nonwoven-towels', kind: 'option', lead: 'PU-TOW-WH-40' },
    brand: 'puhas',
    categories: ['towels'],
    name: {
      et: 'Ühekordsed rätikud, 50 tk',
      en: 'Non-woven disposable towels, 50 pcs',
      ru: 'Одноразовые полотенца из спанлейса, 50 шт.',
      fi: 'Kertakäyttöpyyhkeet, 50 kpl',
      lv: 'Vienreizlietojamie dvieļi, 50 gab.',
    },
    description: {
      et: 'Kärgmustriga kuitkangast rätikud imavad vee ka paksust juuksest ega jäta ebemeid. Pesu ja kuivatamine jääb ära, iga klient saab puhta rätiku. Pakis on 50 rätikut.',
      en: 'Honeycomb non-woven towels take the water from thick hair too and leave no lint. No laundry, and each client gets a clean towel. Packed in fifties.',
      ru: 'Полотенца из нетканого полотна с рисунком «соты» впитывают воду и с густых волос, не оставляя ворса. Стирка не нужна, каждому клиенту — чистое полотенце. В упаковке 50 штук.',
      fi: 'Kennokuvioiset kuitukangaspyyhkeet imevät veden paksuistakin hiuksista eivätkä nukkaa. Pyykkiä ei tule, ja jokainen asiakas saa puhtaan pyyhkeen. Pakkauksessa 50 kpl.',
      lv: 'Neausta auduma dvieļi ar šūnu rakstu uzsūc ūdeni arī no bieziem matiem un neatstāj pūkas. Nav jāmazgā, katram klientam tīrs dvielis. Iepakojumā 50 gab.',
    },
    content: { amount: 50, unit: 'pcs' },
    parameters: { material: 'viscose' },
    popularity: 690,
    added: '2024-05-20',
    goesWith: ['PU-GLV-BK-M', 'PU-TWC-BK-50'],
    scenes: ['banners/banner-hygiene'],
    items: towels(
      'TOW',
      [
        { size: '35 × 70', code: '35', cents: 1190 },
        { size: '40 × 80', code: '40', cents: 1490 },
        { size: '50 × 90', code: '50', cents: 1890 },
      ],
      50,
      100,
    ),
  },
  {
    family: { code: 'puhas-bleachproof-towels', kind: 'option', lead: 'PU-TWC-BK-50' },
    brand: 'puhas',
    categories: ['towels'],
    name: {
      et: 'Pleegituskindlad puuvillased rätikud, 10 tk',
      en: 'Bleach-proof cotton towels, 10 pcs',
      ru: 'Хлопковые полотенца, стойкие к осветлителю, 10 шт.',
      fi: 'Vaalennusta kestävät puuvillapyyhkeet, 10 kpl',
      lv: 'Pret balinātāju izturīgi kokvilnas dvieļi, 10 gab.',
    },
    description: {
      et: 'Tihedast puuvillast 450 g/m² rätikud, mille värv ei muutu blondeerija ega oksüdandi mõjul. Kannatavad pesu 60 kraadi juures. Pakis 10 rätikut.',
      en: 'Dense 450 g/m² cotton towels whose colour does not change under bleach or developer. Wash at 60 degrees. Pack of 10.',
      ru: 'Плотные хлопковые полотенца 450 г/м², цвет не меняется от осветлителя и окислителя. Стирка при 60 градусах. В упаковке 10 штук.',
      fi: 'Tiiviit 450 g/m²:n puuvillapyyhkeet, joiden väri ei muutu vaalennusaineesta eikä hapetteesta. Pesu 60 asteessa. Pakkauksessa 10 kpl.',
      lv: 'Blīvi kokvilnas dvieļi 450 g/m², kuru krāsa nemainās no balinātāja un oksidanta. Mazgājami 60 grādos. Iepakojumā 10 gab.',
    },
    content: { amount: 10, unit: 'pcs' },
    popularity: 520,
    added: '2025-06-09',
    campaigns: [{ when: 'november', off: 20, only: (item) => item.sku.includes('-BK-') }],
    goesWith: ['PU-TOW-BK-40', 'PU-GLV-BK-M'],
    scenes: ['banners/banner-hygiene'],
    items: towels(
      'TWC',
      [
        { size: '30 × 50', code: '30', cents: 2190 },
        { size: '50 × 90', code: '50', cents: 3750 },
      ],
      10,
      240,
    ),
  },
  {
    family: { code: 'puhas-uv-c', kind: 'size', lead: 'PU-UVC-18' },
    brand: 'puhas',
    categories: ['sterilisers'],
    name: {
      et: 'UV-C-kapp tööriistadele',
      en: 'UV-C tool cabinet',
      ru: 'Шкаф УФ-C для инструментов',
      fi: 'UV-C-kaappi työvälineille',
      lv: 'UV-C skapis instrumentiem',
    },
    description: {
      et: 'Kapp hoiab desinfitseeritud käärid, kammid ja klambrid puhtana järgmise kliendini. UV-C-lamp kustub ukse avamisel, taimeriks saab valida 15 või 30 minutit. Rest tuleb välja ja mahub kraanikaussi.',
      en: 'The cabinet keeps disinfected scissors, combs and clips clean until the next client. The UV-C lamp goes out when the door opens; the timer runs 15 or 30 minutes. The rack lifts out and fits in a sink.',
      ru: 'Шкаф сохраняет продезинфицированные ножницы, расчёски и зажимы чистыми до следующего клиента. Лампа УФ-C гаснет при открытии дверцы, таймер на 15 или 30 минут. Решётка вынимается и помещается в раковину.',
      fi: 'Kaappi pitää desinfioidut sakset, kammat ja pinnit puhtaina seuraavaan asiakkaaseen. UV-C-lamppu sammuu, kun luukku avataan, ja ajastimessa on 15 tai 30 minuuttia. Ritilän saa irti, ja se mahtuu altaaseen.',
      lv: 'Skapis uztur dezinficētas šķēres, ķemmes un klipšus tīrus līdz nākamajam klientam. UV-C lampa nodziest, atverot durtiņas, taimeris 15 vai 30 minūtes. Režģis izņemams un ietilpst izlietnē.',
    },
    usage: {
      et: 'Pese ja desinfitseeri tööriistad, kuivata ning aseta restile nii, et need ei kata teineteist. Valgus ei asenda desinfitseerimist. Vaheta lamp 6000 tunni järel.',
      en: 'Wash and disinfect the tools, dry them and lay them on the rack so that none covers another. The light does not replace disinfection. Change the lamp after 6000 hours.',
      ru: 'Вымойте и продезинфицируйте инструменты, высушите и разложите на решётке, чтобы они не закрывали друг друга. Облучение не заменяет дезинфекцию. Меняйте лампу через 6000 часов.',
      fi: 'Pese ja desinfioi työvälineet, kuivaa ne ja aseta ritilälle niin, etteivät ne peitä toisiaan. Valo ei korvaa desinfiointia. Vaihda lamppu 6000 tunnin jälkeen.',
      lv: 'Nomazgājiet un dezinficējiet instrumentus, nosusiniet un novietojiet uz režģa tā, lai tie nenosegtu cits citu. Apstarošana neaizstāj dezinfekciju. Lampu mainiet pēc 6000 stundām.',
    },
    parameters: { colour: 'ivory' },
    popularity: 320,
    added: '2025-11-10',
    goesWith: ['FF-EDG-55-ST', 'FF-CMB-BK', 'FF-CRC-BK-8'],
    scenes: [],
    items: [
      {
        sku: 'PU-UVC-9',
        detail: litres(9),
        cents: 11900,
        photo: 'puhas-uv-steriliser',
        weight_g: 3900,
        parameters: { power: 11 },
      },
      {
        sku: 'PU-UVC-18',
        detail: litres(18),
        cents: 15900,
        photo: 'puhas-uv-steriliser',
        weight_g: 5600,
        parameters: { power: 15 },
      },
    ],
  },
];

export const disposables = partOf(lines, { salonOff: 20 });

function gloves(prefix: string, cents: number, colours: typeof gloveColours): LineItem[] {
  return colours.flatMap(({ colour, code, photo }) =>
    gloveSizes.map((size) => ({
      sku: `PU-${prefix}-${code}-${size}`,
      detail: options(colourWords(colour, glovesForm), same(size)),
      cents,
      photo,
      weight_g: 520,
      parameters: { colour, size: size.toLowerCase() },
    })),
  );
}

function foils(): LineItem[] {
  const colours = [
    { colour: 'silver', code: 'SI', photo: 'puhas-foil-silver', addCents: 0 },
    { colour: 'rose-gold', code: 'RG', photo: 'puhas-foil-rose', addCents: 70 },
  ] as const;
  return colours.flatMap(({ colour, code, photo, addCents }) =>
    [8, 10, 12, 15].flatMap((width) =>
      [50, 100].map((length) => ({
        sku: `PU-FOIL-${code}-${width}-${length}`,
        detail: options(join(' × ', cm(String(width)), metres(length)), colourWords(colour, foilForm)),
        cents: Math.round((250 + width * length) / 10) * 10 + addCents,
        photo,
        content: { amount: length, unit: 'm' as const },
        weight_g: Math.round(width * length * 0.42 + 90),
        // The narrow ones come four rolls in a tray.
        ...(width === 8 && { pack_size: 4 }),
        parameters: { colour },
      })),
    ),
  );
}

function towels(
  prefix: string,
  sizes: readonly { size: string; code: string; cents: number }[],
  count: number,
  blackAddCents: number,
): LineItem[] {
  const colours = [
    { colour: 'white', code: 'WH', photo: 'puhas-towels-white' },
    { colour: 'noir', code: 'BK', photo: 'puhas-towels-black' },
  ] as const;
  return colours.flatMap(({ colour, code, photo }) =>
    sizes.map(({ size, code: sizeCode, cents }) => ({
      sku: `PU-${prefix}-${code}-${sizeCode}`,
      detail: options(cm(size), colourWords(colour, towelsForm)),
      // Black keeps its dye in bleach only with a dearer yarn.
      cents: cents + (colour === 'noir' ? blackAddCents : 0),
      photo,
      weight_g: count * (count === 50 ? 24 : 190),
      parameters: { colour },
    })),
  );
}
