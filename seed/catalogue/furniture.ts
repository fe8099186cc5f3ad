import { colourWords, type ColourKey, type NounForm } from './colour-words.ts';
import { cm } from './option-words.ts';
import type { Texts } from './texts.ts';
import { options, partOf, type Line, type LineItem } from './lines.ts';

/** Furniture is upholstered and assembled to order: the days until it leaves. */
const madeToOrderDays = { chair: 21, washUnit: 28, small: 14 } as const;

const bases: readonly { code: string; words: Texts; addCents: number }[] = [
  {
    code: 'R',
    addCents: 0,
    words: {
      et: 'ümar alus',
      en: 'round base',
      ru: 'круглое основание',
      fi: 'pyöreä jalusta',
      lv: 'apaļa pamatne',
    },
  },
  {
    code: 'S',
    addCents: 2000,
    words: {
      et: 'kandiline alus',
      en: 'square base',
      ru: 'квадратное основание',
      fi: 'neliöjalusta',
      lv: 'kvadrātveida pamatne',
    },
  },
  {
    code: '5',
    addCents: 1500,
    words: {
      et: 'viieharuline jalg',
      en: 'five-star base',
      ru: 'пятилучевое основание',
      fi: 'viisihaarainen jalka',
      lv: 'piecstaru pamatne',
    },
  },
  {
    code: '5C',
    addCents: 4500,
    words: {
      et: 'viieharuline jalg ratastel',
      en: 'five-star base on castors',
      ru: 'пятилучевое основание на колёсах',
      fi: 'viisihaarainen jalka pyörillä',
      lv: 'piecstaru pamatne uz ritenīšiem',
    },
  },
];

/** Heights of the seat from the floor, by gas lift. */
const seatHeights: readonly { code: string; size: string; addCents: number }[] = [
  { code: 'L', size: '38–50', addCents: 0 },
  { code: 'M', size: '46–60', addCents: 0 },
  { code: 'H', size: '54–74', addCents: 1200 },
];

const chairForm: NounForm = { ru: 'n', lv: 'm' };
const stoolForm: NounForm = { ru: 'm', lv: 'f' };
const saddleForm: NounForm = { ru: 'm', lv: 'm' };
const washForm: NounForm = { ru: 'f', lv: 'f' };
const trolleyForm: NounForm = { ru: 'f', lv: 'mpl' };

const lines: readonly Line[] = [
  {
    family: { code: 'fjordform-bergen', kind: 'option', lead: 'FF-BER-CG-R' },
    brand: 'fjordform',
    categories: ['styling-chairs'],
    name: {
      et: 'Bergen juuksuritool',
      en: 'Bergen styling chair',
      ru: 'Парикмахерское кресло Bergen',
      fi: 'Bergen-kampaamotuoli',
      lv: 'Friziera krēsls Bergen',
    },
    description: {
      et: 'Bergen on kandiline juuksuritool laiade polsterdatud käetugedega. Iste on tihedast vahust ning kattematerjal kannatab alkoholivabu puhastusvahendeid; värske värviplekk tuleb maha niiske lapiga. Hüdrauliline pump tõstab istet 15 cm. Istme laius on 52 cm, kandevõime 150 kg.',
      en: 'Bergen is a square styling chair with wide padded armrests. The seat is dense foam and the cover takes alcohol-free cleaners; a fresh colour stain comes off with a damp cloth. The hydraulic pump raises the seat by 15 cm. Seat width 52 cm, load up to 150 kg.',
      ru: 'Bergen — парикмахерское кресло прямоугольной формы с широкими мягкими подлокотниками. Сиденье из плотной пены, обивка выдерживает чистящие средства без спирта; свежее пятно краски снимается влажной тканью. Гидравлический подъёмник поднимает сиденье на 15 см. Ширина сиденья 52 см, нагрузка до 150 кг.',
      fi: 'Bergen on kulmikas kampaamotuoli, jossa on leveät pehmustetut käsinojat. Istuin on tiivistä vaahtomuovia ja päällinen kestää alkoholittomat puhdistusaineet; tuore väritahra lähtee kostealla liinalla. Hydraulipumppu nostaa istuinta 15 cm. Istuimen leveys on 52 cm ja kantavuus 150 kg.',
      lv: 'Bergen ir taisnstūrveida friziera krēsls ar platiem polsterētiem roku balstiem. Sēdeklis ir no blīvām putām, pārvalks iztur tīrīšanas līdzekļus bez spirta; svaigu krāsas traipu var notīrīt ar mitru drānu. Hidrauliskais sūknis paceļ sēdekli par 15 cm. Sēdekļa platums 52 cm, slodze līdz 150 kg.',
    },
    saleDelay: madeToOrderDays.chair,
    popularity: 560,
    added: '2024-04-15',
    goesWith: ['FF-PAL-BK-MHC', 'FF-RUL-BK-4', 'FF-PEE-AB-80-N'],
    scenes: ['banners/banner-furniture'],
    parameters: { material: 'leatherette', 'made-in': 'estonia' },
    items: chairs('BER', ['noir', 'cognac', 'sand'], 44900, 26_000, {
      noir: 'fjord-chair-bergen-noir',
      cognac: 'fjord-chair-bergen-cognac',
      sand: 'fjord-chair-bergen-sand',
    }),
  },
  {
    family: { code: 'fjordform-luna', kind: 'option', lead: 'FF-LUN-SG-R' },
    brand: 'fjordform',
    categories: ['styling-chairs'],
    name: {
      et: 'Luna kaarja seljatoega juuksuritool',
      en: 'Luna tub chair',
      ru: 'Парикмахерское кресло Luna с полукруглой спинкой',
      fi: 'Luna-kampaamotuoli, kaareva selkänoja',
      lv: 'Friziera krēsls Luna ar apaļu atzveltni',
    },
    description: {
      et: 'Luna seljatugi kaardub ühes tükis käetugedeks, nii et klient istub toetatult ja juuksur pääseb kukla juurde takistuseta. Seljatoe ülaserv jääb abaluude alla ega sega lõikamist. Hüdrauliline pump lukustub igas kõrguses ja iste tõuseb 15 cm. Istme laius on 54 cm, kandevõime 150 kg.',
      en: 'The back of Luna curves into the armrests in one piece, so the client sits supported and the nape stays free to work on. The upper edge ends below the shoulder blades and never meets the scissors. The hydraulic pump locks at any height and raises the seat by 15 cm. Seat width 54 cm, load up to 150 kg.',
      ru: 'Спинка Luna плавно переходит в подлокотники: клиент сидит с опорой, а затылок остаётся открытым для работы. Верхний край спинки ниже лопаток и не мешает стрижке. Гидравлический подъёмник фиксируется на любой высоте, ход сиденья 15 см. Ширина сиденья 54 см, нагрузка до 150 кг.',
      fi: 'Lunan selkänoja kaartuu yhtenä osana käsinojiksi, joten asiakas istuu tuettuna ja niskaan pääsee esteettä. Selkänojan yläreuna jää lapaluiden alle eikä häiritse leikkausta. Hydraulipumppu lukittuu mille tahansa korkeudelle ja nostaa istuinta 15 cm. Istuimen leveys on 54 cm ja kantavuus 150 kg.',
      lv: 'Luna atzveltne vienā gabalā pāriet roku balstos: klients sēž ērti atbalstīts, bet pakauslim var brīvi piekļūt. Atzveltnes augšmala ir zem lāpstiņām un netraucē griezt. Hidrauliskais sūknis fiksējas jebkurā augstumā un paceļ sēdekli par 15 cm. Sēdekļa platums 54 cm, slodze līdz 150 kg.',
    },
    saleDelay: madeToOrderDays.chair,
    popularity: 540,
    added: '2025-02-10',
    campaigns: [{ when: 'december', off: 10, only: (item) => item.sku.includes('-CG-') }],
    goesWith: ['FF-PAL-SG-MHC', 'FF-RUL-IV-4', 'FF-PEE-AI-80-N'],
    scenes: ['banners/banner-furniture-sage', 'banners/tall-furniture'],
    parameters: { material: 'leatherette', 'made-in': 'estonia' },
    items: chairs('LUN', ['sage', 'cognac', 'noir'], 49900, 24_500, {
      sage: 'fjord-chair-luna-sage',
      cognac: 'fjord-chair-luna-cognac',
      noir: 'fjord-chair-luna-noir',
    }),
  },
  {
    family: { code: 'fjordform-oslo', kind: 'option' },
    brand: 'fjordform',
    categories: ['styling-chairs'],
    name: {
      et: 'Oslo avatud käetugedega juuksuritool',
      en: 'Oslo open-arm chair',
      ru: 'Парикмахерское кресло Oslo с открытыми подлокотниками',
      fi: 'Oslo-kampaamotuoli, avoimet käsinojat',
      lv: 'Friziera krēsls Oslo ar atvērtiem roku balstiem',
    },
    description: {
      et: 'Oslo käetoed on kroomitud torust ja kaetud õlitatud tammega. Avatud raam on kerge, seda on lihtne puhastada ja juuksed ei kogune istme kõrvale. Seljatuge saab kahe kruviga kallutada. Istme laius on 50 cm, kandevõime 140 kg.',
      en: 'The armrests of Oslo are chromed tube topped with oiled oak. The open frame is light and easy to clean, and hair does not gather beside the seat. Two screws set the angle of the back. Seat width 50 cm, load up to 140 kg.',
      ru: 'Подлокотники Oslo — хромированная труба с накладками из дуба под маслом. Открытая рама лёгкая, её просто мыть, волосы не скапливаются у сиденья. Угол спинки регулируется двумя винтами. Ширина сиденья 50 см, нагрузка до 140 кг.',
      fi: 'Oslon käsinojat ovat kromattua putkea, ja niiden päällä on öljyttyä tammea. Avoin runko on kevyt ja helppo puhdistaa, eivätkä hiukset keräänny istuimen viereen. Selkänojan kulma säädetään kahdella ruuvilla. Istuimen leveys on 50 cm ja kantavuus 140 kg.',
      lv: 'Oslo roku balsti ir no hromētas caurules ar eļļota ozola uzlikām. Atvērtais rāmis ir viegls un ērti tīrāms, mati nekrājas pie sēdekļa. Atzveltnes leņķi regulē ar divām skrūvēm. Sēdekļa platums 50 cm, slodze līdz 140 kg.',
    },
    saleDelay: madeToOrderDays.chair,
    popularity: 380,
    added: '2024-04-15',
    goesWith: ['FF-PAL-BK-MHC', 'FF-RUL-BK-4', 'FF-PEE-RB-80-N'],
    scenes: ['covers/article-salon-design'],
    parameters: { material: ['leatherette', 'oak'], 'made-in': 'estonia' },
    items: chairs('OSL', ['noir', 'sand'], 38900, 19_000, {
      noir: 'fjord-chair-oslo-noir',
      sand: 'fjord-chair-oslo-sand',
    }),
  },
  {
    family: { code: 'fjordform-vesi', kind: 'option' },
    brand: 'fjordform',
    categories: ['wash-units'],
    name: {
      et: 'Vesi peapesukoht',
      en: 'Vesi backwash unit',
      ru: 'Парикмахерская мойка Vesi',
      fi: 'Vesi-pesupaikka',
      lv: 'Galvas mazgātne Vesi',
    },
    description: {
      et: 'Vesi on polsterdatud iste ja kallutatav keraamiline kauss ühel raamil. Kausi serval on pehme kaelatugi, segisti ja dušivoolik on komplektis. Ühenduseks on vaja sooja ja külma vett ning 50 mm äravoolu. Laius on 64 cm, sügavus 118 cm.',
      en: 'Vesi puts a padded seat and a tilting ceramic basin on one frame. The basin has a soft neck rest; mixer and hand shower are included. It connects to hot and cold water and a 50 mm drain. Width 64 cm, depth 118 cm.',
      ru: 'Vesi — мягкое сиденье и наклонная керамическая раковина на одной раме. У раковины мягкий подголовник, смеситель и душевой шланг входят в комплект. Для подключения нужны холодная и горячая вода и слив 50 мм. Ширина 64 см, глубина 118 см.',
      fi: 'Vesi-pesupaikassa pehmustettu istuin ja kallistuva keraaminen allas ovat samassa rungossa. Altaan reunassa on pehmeä niskatuki, ja sekoitin sekä käsisuihku kuuluvat toimitukseen. Liitäntään tarvitaan kylmä ja lämmin vesi sekä 50 mm viemäri. Leveys on 64 cm ja syvyys 118 cm.',
      lv: 'Vesi ir polsterēts sēdeklis un sagāžama keramikas izlietne uz viena rāmja. Izlietnei ir mīksts kakla balsts, maisītājs un dušas šļūtene ir komplektā. Pieslēgšanai vajadzīgs karstais un aukstais ūdens un 50 mm noteka. Platums 64 cm, dziļums 118 cm.',
    },
    saleDelay: madeToOrderDays.washUnit,
    popularity: 300,
    added: '2024-09-02',
    goesWith: ['FF-BER-SD-R', 'FF-LUN-SG-R', 'PU-TOW-WH-40'],
    scenes: ['banners/banner-wash', 'covers/event-wash-ritual'],
    parameters: { material: ['leatherette', 'ceramic'], 'made-in': 'estonia' },
    items: washUnits(),
  },
  {
    family: { code: 'fjordform-rull', kind: 'option' },
    brand: 'fjordform',
    categories: ['trolleys'],
    name: {
      et: 'Rull juuksurikäru',
      en: 'Rull salon trolley',
      ru: 'Тележка парикмахера Rull',
      fi: 'Rull-työvaunu',
      lv: 'Friziera ratiņi Rull',
    },
    description: {
      et: 'Rulli sahtlid tulevad lõpuni välja ja käivad mõlemalt poolt. Pealmine alus on eemaldatav ja pestav, vaiksed rattad ei jäta põrandale jälgi ning kaks neist lukustuvad. Mõõdud 37 × 36 × 88 cm.',
      en: 'The drawers of Rull pull out fully and open from both sides. The top tray lifts off for washing; the quiet castors leave no marks and two of them lock. Size 37 × 36 × 88 cm.',
      ru: 'Ящики Rull выдвигаются полностью и открываются с обеих сторон. Верхний лоток снимается и моется, тихие колёса не оставляют следов, два из них с фиксатором. Размер 37 × 36 × 88 см.',
      fi: 'Rullin laatikot vetäytyvät kokonaan ulos ja avautuvat molemmilta puolilta. Ylätaso irtoaa pesua varten; hiljaiset pyörät eivät jätä jälkiä, ja kaksi niistä lukittuu. Mitat 37 × 36 × 88 cm.',
      lv: 'Rull atvilktnes izvelkamas līdz galam un veramas no abām pusēm. Augšējā paplāte ir noņemama un mazgājama, klusie ritentiņi neatstāj pēdas, divi no tiem ir bloķējami. Izmēri 37 × 36 × 88 cm.',
    },
    saleDelay: madeToOrderDays.small,
    popularity: 420,
    added: '2024-04-15',
    goesWith: ['FF-PAL-BK-MHC', 'FF-CRC-BK-8', 'OX-TINT-BK-250'],
    scenes: ['banners/banner-furniture-sage'],
    parameters: { material: 'plastic', 'made-in': 'estonia' },
    items: trolleys(),
  },
  {
    family: { code: 'fjordform-pall', kind: 'option', lead: 'FF-PAL-CG-MHC' },
    brand: 'fjordform',
    categories: ['stools'],
    name: {
      et: 'Pall ümar taburet',
      en: 'Pall round stool',
      ru: 'Круглый табурет Pall',
      fi: 'Pall-työjakkara',
      lv: 'Apaļā taburete Pall',
    },
    description: {
      et: 'Pall on gaasitõstukiga taburet lõikamiseks ja värvimiseks. Iste on 35 cm lai ja 9 cm paks, viieharuline jalg on poleeritud alumiiniumist. Vali kõrgus oma kasvu ja rattad põranda järgi: kõvad vaibale, pehmed plaadile ja parketile.',
      en: 'Pall is a gas-lift stool for cutting and colouring. The seat is 35 cm wide and 9 cm thick, the five-star base is polished aluminium. Choose the height for your own and the castors for the floor: hard ones for carpet, soft ones for tiles and wood.',
      ru: 'Pall — табурет с газлифтом для стрижки и окрашивания. Сиденье шириной 35 см и толщиной 9 см, пятилучевое основание из полированного алюминия. Высоту выбирайте по росту, колёса — по полу: жёсткие для ковра, мягкие для плитки и паркета.',
      fi: 'Pall on kaasujousella säädettävä jakkara leikkaamiseen ja värjäämiseen. Istuin on 35 cm leveä ja 9 cm paksu, viisihaarainen jalka on kiillotettua alumiinia. Valitse korkeus oman pituutesi ja pyörät lattian mukaan: kovat matolle, pehmeät laatalle ja parketille.',
      lv: 'Pall ir taburete ar gāzes pacēlāju griešanai un krāsošanai. Sēdeklis ir 35 cm plats un 9 cm biezs, piecstaru pamatne ir no pulēta alumīnija. Augstumu izvēlieties pēc auguma, ritentiņus pēc grīdas: cietus paklājam, mīkstus flīzēm un parketam.',
    },
    saleDelay: madeToOrderDays.small,
    popularity: 430,
    added: '2025-02-10',
    campaigns: [{ when: 'november', off: 15, only: (item) => item.sku.includes('-CG-M') }],
    goesWith: ['FF-RUL-BK-4', 'FF-RAT-BK-MHC'],
    scenes: ['covers/event-academy', 'covers/event-open-day'],
    parameters: { material: 'leatherette', 'made-in': 'estonia' },
    items: stools('PAL', ['noir', 'cognac', 'sage'], 8900, stoolForm, {
      noir: 'fjord-stool-round-noir',
      cognac: 'fjord-stool-round-cognac',
      sage: 'fjord-stool-round-sage',
    }),
  },
  {
    family: { code: 'fjordform-ratas', kind: 'option', lead: 'FF-RAT-BK-MHC' },
    brand: 'fjordform',
    categories: ['stools'],
    name: {
      et: 'Ratas sadultool',
      en: 'Ratas saddle stool',
      ru: 'Стул-седло Ratas',
      fi: 'Ratas-satulatuoli',
      lv: 'Seglu krēsls Ratas',
    },
    description: {
      et: 'Sadulakujuline iste kallutab vaagna ette ja hoiab selja sirge ka pika värvimise ajal. Gaasitõstuk reguleerib kõrgust ühe hoovaga. Istme laius on 44 cm, viieharuline jalg on poleeritud alumiiniumist, kandevõime 130 kg.',
      en: 'The saddle seat tips the pelvis forward and keeps the back straight through a long colour service. One lever sets the gas lift. Seat width 44 cm, five-star base in polished aluminium, load up to 130 kg.',
      ru: 'Сиденье в форме седла наклоняет таз вперёд и держит спину прямой даже при долгом окрашивании. Высота газлифта регулируется одним рычагом. Ширина сиденья 44 см, пятилучевое основание из полированного алюминия, нагрузка до 130 кг.',
      fi: 'Satulaistuin kallistaa lantiota eteenpäin ja pitää selän suorana pitkänkin värjäyksen ajan. Kaasujousi säädetään yhdellä vivulla. Istuimen leveys on 44 cm, viisihaarainen jalka on kiillotettua alumiinia ja kantavuus 130 kg.',
      lv: 'Seglu formas sēdeklis sasver iegurni uz priekšu un notur muguru taisnu arī ilgas krāsošanas laikā. Gāzes pacēlāju regulē ar vienu sviru. Sēdekļa platums 44 cm, piecstaru pamatne no pulēta alumīnija, slodze līdz 130 kg.',
    },
    saleDelay: madeToOrderDays.small,
    popularity: 310,
    added: '2025-08-18',
    goesWith: ['FF-RUL-BK-4', 'FF-PAL-BK-MHC'],
    scenes: ['covers/event-academy'],
    parameters: { material: 'leatherette', 'made-in': 'estonia' },
    items: stools('RAT', ['noir', 'sand'], 12900, saddleForm, {
      noir: 'fjord-stool-saddle-noir',
      sand: 'fjord-stool-saddle-sand',
    }),
  },
  {
    family: { code: 'fjordform-peegel', kind: 'option', lead: 'FF-PEE-AB-80-N' },
    brand: 'fjordform',
    categories: ['mirror-stations'],
    name: {
      et: 'Peegel töökoht',
      en: 'Peegel mirror station',
      ru: 'Рабочее место с зеркалом Peegel',
      fi: 'Peegel-peilityöpiste',
      lv: 'Darba vieta ar spoguli Peegel',
    },
    description: {
      et: 'Peegel on töökoht täispeegli, õlitatud tammest riiuli ja jalatoega. Klaas on 5 mm, serv lihvitud ja tagant kilega turvatud. Kinnitub seina külge neljast punktist, fööniaugu saab puurida riiulisse vasakule või paremale. Kõrgus on 205 cm.',
      en: 'Peegel is a work station with a full mirror, an oiled oak shelf and a footrest. The glass is 5 mm with a ground edge and a safety film behind. It fixes to the wall at four points; the dryer hole can be drilled left or right in the shelf. Height 205 cm.',
      ru: 'Peegel — рабочее место с зеркалом в рост, полкой из дуба под маслом и подставкой для ног. Стекло 5 мм, край шлифованный, сзади защитная плёнка. Крепится к стене в четырёх точках, отверстие для фена сверлится в полке слева или справа. Высота 205 см.',
      fi: 'Peegel on työpiste, jossa on kokovartalopeili, öljytty tammihylly ja jalkatuki. Lasi on 5 mm, reuna hiottu ja taustassa suojakalvo. Se kiinnitetään seinään neljästä kohdasta, ja kuivaajan reiän voi porata hyllyyn vasemmalle tai oikealle. Korkeus on 205 cm.',
      lv: 'Peegel ir darba vieta ar lielu spoguli, eļļota ozola plauktu un kāju balstu. Stikls ir 5 mm, mala slīpēta, aizmugurē drošības plēve. Pie sienas stiprinās četros punktos, fēna caurumu plauktā var urbt kreisajā vai labajā pusē. Augstums 205 cm.',
    },
    saleDelay: madeToOrderDays.chair,
    popularity: 330,
    added: '2026-10-19',
    goesWith: ['FF-BER-CG-R', 'FF-LUN-SG-R', 'FF-RUL-BK-4'],
    scenes: ['banners/banner-salon', 'covers/article-salon-design'],
    parameters: { material: ['glass', 'oak'], 'made-in': 'estonia' },
    items: mirrors(),
  },
];

export const furniture = partOf(lines, { salonOff: 12, isFurniture: true });

function chairs(
  prefix: string,
  colours: readonly ColourKey[],
  cents: number,
  weight_g: number,
  photos: Partial<Record<ColourKey, string>>,
): LineItem[] {
  return colours.flatMap((colour) =>
    bases.map((base) => ({
      sku: `FF-${prefix}-${skuColour(colour)}-${base.code}`,
      detail: options(colourWords(colour, chairForm), base.words),
      cents: cents + base.addCents,
      photo: photos[colour]!,
      weight_g,
      parameters: { colour },
    })),
  );
}

function stools(
  prefix: string,
  colours: readonly ColourKey[],
  cents: number,
  form: NounForm,
  photos: Partial<Record<ColourKey, string>>,
): LineItem[] {
  const castors = [
    {
      code: 'HC',
      addCents: 0,
      words: {
        et: 'kõvad rattad',
        en: 'hard castors',
        ru: 'жёсткие колёса',
        fi: 'kovat pyörät',
        lv: 'cieti ritentiņi',
      },
    },
    {
      code: 'SC',
      addCents: 900,
      words: {
        et: 'pehmed rattad',
        en: 'soft castors',
        ru: 'мягкие колёса',
        fi: 'pehmeät pyörät',
        lv: 'mīksti ritentiņi',
      },
    },
  ];
  return colours.flatMap((colour) =>
    seatHeights.flatMap((height) =>
      castors.map((castor) => ({
        sku: `FF-${prefix}-${skuColour(colour)}-${height.code}${castor.code}`,
        detail: options(colourWords(colour, form), cm(height.size), castor.words),
        cents: cents + height.addCents + castor.addCents,
        photo: photos[colour]!,
        weight_g: 7200,
        parameters: { colour },
      })),
    ),
  );
}

function washUnits(): LineItem[] {
  const seats: readonly { code: string; addCents: number; words: Texts }[] = [
    {
      code: 'F',
      addCents: 0,
      words: {
        et: 'fikseeritud iste',
        en: 'fixed seat',
        ru: 'неподвижное сиденье',
        fi: 'kiinteä istuin',
        lv: 'nekustīgs sēdeklis',
      },
    },
    {
      code: 'L',
      addCents: 22000,
      words: {
        et: 'tõstetav jalatugi',
        en: 'lifting leg rest',
        ru: 'подъёмная подставка для ног',
        fi: 'nouseva jalkatuki',
        lv: 'paceļams kāju balsts',
      },
    },
    {
      code: 'E',
      addCents: 45000,
      words: {
        et: 'elektriline jalatugi',
        en: 'electric leg rest',
        ru: 'электрическая подставка для ног',
        fi: 'sähköinen jalkatuki',
        lv: 'elektrisks kāju balsts',
      },
    },
  ];
  return (['noir', 'sand'] as const).flatMap((colour) =>
    seats.map((seat) => ({
      sku: `FF-VES-${skuColour(colour)}-${seat.code}`,
      detail: options(colourWords(colour, washForm), seat.words),
      cents: 119000 + seat.addCents,
      photo: colour === 'noir' ? 'fjord-wash-noir' : 'fjord-wash-sand',
      weight_g: 62_000,
      parameters: { colour },
    })),
  );
}

function trolleys(): LineItem[] {
  const fittings: readonly { code: string; addCents: number; words: Texts }[] = [
    {
      code: '4',
      addCents: 0,
      words: { et: '4 sahtlit', en: '4 drawers', ru: '4 ящика', fi: '4 laatikkoa', lv: '4 atvilktnes' },
    },
    {
      code: '4H',
      addCents: 2500,
      words: {
        et: '4 sahtlit ja föönihoidja',
        en: '4 drawers and dryer holder',
        ru: '4 ящика и держатель для фена',
        fi: '4 laatikkoa ja kuivaajateline',
        lv: '4 atvilktnes un fēna turētājs',
      },
    },
    {
      code: '4K',
      addCents: 3500,
      words: {
        et: '4 sahtlit, lukuga',
        en: '4 drawers with lock',
        ru: '4 ящика с замком',
        fi: '4 laatikkoa, lukollinen',
        lv: '4 atvilktnes ar slēdzeni',
      },
    },
  ];
  return (['noir', 'ivory'] as const).flatMap((colour) =>
    fittings.map((fitting) => ({
      sku: `FF-RUL-${skuColour(colour)}-${fitting.code}`,
      detail: options(colourWords(colour, trolleyForm), fitting.words),
      cents: 14900 + fitting.addCents,
      photo: colour === 'noir' ? 'fjord-trolley-noir' : 'fjord-trolley-ivory',
      weight_g: 13_400,
      parameters: { colour },
    })),
  );
}

function mirrors(): LineItem[] {
  const frames: readonly {
    code: string;
    photo: string;
    colour: ColourKey;
    addCents: number;
    words: Texts;
  }[] = [
    {
      code: 'AB',
      photo: 'fjord-mirror-arch',
      colour: 'noir',
      addCents: 3000,
      words: { et: 'must kaar', en: 'black arch', ru: 'чёрная арка', fi: 'musta kaari', lv: 'melna arka' },
    },
    {
      code: 'AI',
      photo: 'fjord-mirror-arch-ivory',
      colour: 'ivory',
      addCents: 3000,
      words: {
        et: 'elevandiluuvalge kaar',
        en: 'ivory arch',
        ru: 'арка цвета слоновой кости',
        fi: 'norsunluunvalkoinen kaari',
        lv: 'arka ziloņkaula krāsā',
      },
    },
    {
      code: 'RB',
      photo: 'fjord-mirror-rect',
      colour: 'noir',
      addCents: 0,
      words: {
        et: 'must kandiline raam',
        en: 'black rectangular frame',
        ru: 'чёрная прямоугольная рама',
        fi: 'musta suorakaidekehys',
        lv: 'melns taisnstūra rāmis',
      },
    },
  ];
  const lights: readonly { code: string; addCents: number; words?: Texts }[] = [
    { code: 'N', addCents: 0 },
    {
      code: 'LED',
      addCents: 8000,
      words: {
        et: 'LED-valgusega',
        en: 'with LED light',
        ru: 'с LED-подсветкой',
        fi: 'LED-valolla',
        lv: 'ar LED apgaismojumu',
      },
    },
  ];
  return frames.flatMap((frame) =>
    [80, 100].flatMap((width) =>
      lights.map((light) => ({
        sku: `FF-PEE-${frame.code}-${width}-${light.code}`,
        detail: options(frame.words, cm(String(width)), light.words),
        cents: 32900 + frame.addCents + light.addCents + (width === 100 ? 6000 : 0),
        photo: frame.photo,
        weight_g: width === 100 ? 48_000 : 41_000,
        parameters: { colour: frame.colour },
      })),
    ),
  );
}

function skuColour(colour: ColourKey): string {
  return (
    { noir: 'BK', cognac: 'CG', sand: 'SD', sage: 'SG', ivory: 'IV' }[colour as string] ??
    colour.toUpperCase()
  );
}
