import { same, t, type Texts } from '../catalogue/texts.ts';
import { block, category, media, rich, type SeedBlock, type SeedPage } from './builder.ts';

/** What a campaign is about: products by their categories, brands or codes, within these days. */
export interface SeedCampaign {
  code: string;
  /** ISO instants; `to` is the first one after it. */
  from: string;
  to: string;
  /** Products that are in one of the categories and of one of the brands; an empty list takes all. */
  categories: readonly string[];
  brands: readonly string[];
  /** Most products it lists, the best sellers. */
  size: number;
  page: SeedPage;
}

interface Words {
  title: Texts;
  description: Texts;
  body: Texts;
}

function campaign(
  given: Omit<SeedCampaign, 'page'> &
    Words & {
      order: number;
      highlighted?: boolean;
      image: string;
      alt: Texts;
      date: string;
      more?: readonly SeedBlock[];
    },
): SeedCampaign {
  const {
    title,
    description,
    body,
    order,
    highlighted = false,
    image,
    alt,
    date,
    more = [],
    ...campaign
  } = given;
  return {
    ...campaign,
    page: {
      type: 'CAMPAIGN',
      path: `/campaigns/${campaign.code}`,
      props: { order, is_highlighted: highlighted },
      title,
      description,
      image,
      date,
      placeholders: {
        MAIN: [
          block('content_head', { title, body: rich(description) }),
          block('content_wrapper', {}, [
            block('content_post', { imgSrc: media(image), imgAlt: alt, body: rich(body) }),
            ...more,
          ]),
        ],
      },
    },
  };
}

export const campaigns: readonly SeedCampaign[] = [
  campaign({
    code: 'winter',
    order: -1,
    highlighted: true,
    from: '2026-11-10T00:00:00+02:00',
    to: '2026-12-07T00:00:00+02:00',
    date: '2026-11-10',
    categories: ['seasonal-sale', 'gift-sets'],
    brands: [],
    size: 120,
    image: 'covers/event-winter-campaign.webp',
    alt: t(
      'Paeltega kinkekarbid',
      'Gift boxes with ribbons',
      'Подарочные коробки с лентами',
      'Nauhoilla koristettuja lahjarasioita',
      'Dāvanu kastes ar lentēm',
    ),
    title: t('Talvekampaania', 'Winter campaign', 'Зимняя акция', 'Talvikampanja', 'Ziemas akcija'),
    description: t(
      'Hooldussarjad, elektriseadmed ja kinkekomplektid kampaaniahinnaga.',
      'Care lines, electricals and gift sets at campaign prices.',
      'Серии по уходу, электроприборы и подарочные наборы по цене акции.',
      'Hoitosarjat, sähkölaitteet ja lahjapakkaukset kampanjahintaan.',
      'Kopšanas sērijas, elektroierīces un dāvanu komplekti par akcijas cenu.',
    ),
    body: t(
      'Kampaania kehtib nii poodides kui ka veebis. Soodushind on näha tootel. Läbikriipsutatud hind on alati toote madalaim hind viimase 30 päeva jooksul enne soodustust.\n\nKampaaniahind kehtib kuni kauba lõppemiseni laos ja ei liitu teise kampaaniaga.',
      'The campaign runs in stores and online. The reduced price is shown on the product. The struck price is always the lowest price of the product in the 30 days before the reduction.\n\nThe campaign price holds while stock lasts and does not combine with another campaign.',
      'Акция действует в магазинах и на сайте. Сниженная цена указана у товара. Зачёркнутая цена — всегда самая низкая цена товара за 30 дней до снижения.\n\nЦена по акции действует, пока товар есть на складе, и не суммируется с другой акцией.',
      'Kampanja on voimassa myymälöissä ja verkossa. Alennettu hinta näkyy tuotteen kohdalla. Yliviivattu hinta on aina tuotteen alin hinta alennusta edeltävien 30 päivän aikana.\n\nKampanjahinta on voimassa niin kauan kuin tavaraa riittää, eikä sitä voi yhdistää toiseen kampanjaan.',
      'Akcija ir spēkā veikalos un internetā. Samazinātā cena redzama pie preces. Pārsvītrotā cena vienmēr ir preces zemākā cena 30 dienās pirms samazinājuma.\n\nAkcijas cena ir spēkā, kamēr prece ir noliktavā, un nav apvienojama ar citu akciju.',
    ),
  }),
  campaign({
    code: 'colour-month',
    order: 0,
    highlighted: true,
    from: '2026-11-01T00:00:00+02:00',
    to: '2026-12-01T00:00:00+02:00',
    date: '2026-11-01',
    categories: ['colour'],
    brands: ['oxlab'],
    size: 200,
    image: 'covers/event-colour-workshop.webp',
    alt: t(
      'Värvikauss ja värvituubid',
      'A tint bowl and colour tubes',
      'Миска и тюбики с краской',
      'Värikulho ja väriputkia',
      'Krāsas trauks un tūbiņas',
    ),
    title: t(
      'OXLABi värvikuu',
      'OXLAB colour month',
      'Месяц цвета OXLAB',
      'OXLAB-värikuukausi',
      'OXLAB krāsu mēnesis',
    ),
    description: t(
      'Terve kuu: püsivärvid, toonerid ja oksüdandid ühest kohast, toonikaart koos laoseisuga.',
      'All month: permanent colour, toners and developers in one place, with a shade chart that shows stock.',
      'Весь месяц: стойкие красители, тонеры и оксиданты в одном месте, карта оттенков с остатками.',
      'Koko kuukauden ajan kestovärit, sävytteet ja hapetteet yhdestä paikasta, sävykartta varastotietoineen.',
      'Visu mēnesi noturīgās krāsas, toneri un oksidanti vienuviet, toņu karte ar atlikumiem.',
    ),
    body: t(
      'Täiendame värvikuul värviriiulit. Toonikaart näitab iga OXLABi püsivärvi laoseisu ja toonid, mida ootame juurde.\n\nToonikaardil liigud nooleklahvidega ning leiad tooni numbri või suuna järgi. Osa tooteid on ainult kutselisele kasutajale, see on toote juures kirjas.',
      'In the colour month we fill up the colour shelf. The chart shows the stock of every OXLAB permanent shade and the shades we expect.\n\nIn the shade chart, move with the arrow keys and find a shade by its number or tone. Some products are for trained users only; the product says so.',
      'В месяц цвета пополняем полку с красителями. Карта показывает остаток по каждому стойкому оттенку OXLAB и оттенки, которые ожидаются.\n\nПо карте оттенков можно двигаться стрелками, а оттенок найти по номеру или направлению. Часть средств предназначена только для обученных мастеров, это указано у товара.',
      'Täydennämme värikuukautena värihyllyä. Sävykartta näyttää jokaisen OXLAB-kestosävyn varastotilanteen ja sävyt, joita odotamme lisää.\n\nLiiku sävykartassa nuolinäppäimillä ja etsi sävy numeron tai sävysuunnan mukaan. Osa tuotteista on tarkoitettu vain koulutetulle käyttäjälle, mikä kerrotaan tuotteen kohdalla.',
      'Krāsu mēnesī papildinām krāsu plauktu. Karte rāda katra OXLAB noturīgās krāsas toņa atlikumu un toņus, kurus gaidām.\n\nToņu kartē pārvietojieties ar bultiņām un atrodiet toni pēc numura vai nianses. Daļa līdzekļu paredzēta tikai apmācītiem lietotājiem, tas norādīts pie preces.',
    ),
    more: [
      block('link_button', {
        linkText: t(
          'Ava toonikaart',
          'Open the shade chart',
          'Открыть карту оттенков',
          'Avaa sävykartta',
          'Atvērt toņu karti',
        ),
        linkUrl: category('permanent-colour'),
        iconLeft: 'eyedropper-sample',
        bgColor: 'green',
      }),
    ],
  }),
  campaign({
    code: 'new-salon',
    order: 1,
    from: '2026-09-01T00:00:00+03:00',
    to: '2027-03-01T00:00:00+02:00',
    date: '2026-09-01',
    categories: ['furniture'],
    brands: ['fjordform'],
    size: 80,
    image: 'banners/banner-furniture.webp',
    alt: t(
      'Salongitool ja ümar taburet',
      'A styling chair and a round stool',
      'Парикмахерское кресло и круглый табурет',
      'Kampaamotuoli ja pyöreä jakkara',
      'Salona krēsls un apaļš ķeblītis',
    ),
    title: t(
      'Uue salongi pakett',
      'New salon package',
      'Пакет для нового салона',
      'Uuden salongin paketti',
      'Komplekts jaunam salonam',
    ),
    description: t(
      'Toolid, pesukohad ja peeglid koos tarne ja paigaldusega. Teeme plaani, enne kui tellid.',
      'Chairs, wash units and mirrors with delivery and fitting. We draw the plan before you order.',
      'Кресла, мойки и зеркала с доставкой и сборкой. Составим план до заказа.',
      'Tuolit, pesupaikat ja peilit toimituksineen ja asennuksineen. Teemme suunnitelman ennen tilausta.',
      'Krēsli, mazgāšanas vietas un spoguļi ar piegādi un uzstādīšanu. Plānu izstrādājam pirms pasūtījuma.',
    ),
    body: t(
      'Avad salongi või uuendad vana? Saada meile ruumi mõõdud ja foto. Kolme tööpäeva jooksul saad paigutusplaani, hinnapakkumise ja tarneaja.\n\n- kolm töökohta tooli, peegli ja käruga\n- kaks pesukohta koos ühendusplaaniga\n- tarne, kokkupanek ja pakendi äravedu\n\nKirjuta aadressile <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a> või tule Tallinna Pärnu maantee kauplusesse mööblit proovima.',
      'Opening a salon or renewing one? Send us the measurements of the room and a photo. Within three working days you have a floor plan, a quotation and a delivery date.\n\n- three places with chair, mirror and trolley\n- two wash units with a connection plan\n- delivery, assembly and removal of packaging\n\nWrite to <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a> or try the furniture in our store at Pärnu mnt in Tallinn.',
      'Открываете салон или обновляете его? Пришлите размеры помещения и фото. За три рабочих дня вы получите план расстановки, расчёт стоимости и срок поставки.\n\n- три рабочих места с креслом, зеркалом и тележкой\n- две мойки со схемой подключения\n- доставка, сборка и вывоз упаковки\n\nНапишите на <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a> или приходите опробовать мебель в таллиннский магазин на Пярнуском шоссе.',
      'Avaatko salongin tai uudistatko vanhaa? Lähetä tilan mitat ja valokuva. Saat kolmessa arkipäivässä pohjapiirroksen, tarjouksen ja toimitusajan.\n\n- kolme työpistettä: tuoli, peili ja vaunu\n- kaksi pesupaikkaa liitäntäkuvineen\n- toimitus, kokoaminen ja pakkausten poisvienti\n\nKirjoita osoitteeseen <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a> tai tule kokeilemaan kalusteita Tallinnan Pärnu mnt:n myymälään.',
      'Atverat salonu vai atjaunojat esošo? Atsūtiet telpas izmērus un fotogrāfiju. Trīs darba dienu laikā saņemsiet izvietojuma plānu, cenas piedāvājumu un piegādes termiņu.\n\n- trīs darba vietas ar krēslu, spoguli un ratiņiem\n- divas mazgāšanas vietas ar pieslēguma shēmu\n- piegāde, salikšana un iepakojuma izvešana\n\nRakstiet uz <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a> vai izmēģiniet mēbeles mūsu veikalā Tallinā, Pärnu mnt.',
    ),
  }),
  campaign({
    code: 'gifts',
    order: 2,
    highlighted: true,
    from: '2026-11-16T00:00:00+02:00',
    to: '2026-12-25T00:00:00+02:00',
    date: '2026-11-16',
    categories: ['gifts', 'hair-oils-perfumes', 'hand-body-care'],
    brands: [],
    size: 60,
    image: 'banners/banner-gifts-composed.webp',
    alt: t(
      'Kinkekarp, kinkekaart ja juuksehooldus',
      'A gift box, a gift card and hair care',
      'Подарочная коробка, карта и уход за волосами',
      'Lahjarasia, lahjakortti ja hiustenhoitoa',
      'Dāvanu kaste, dāvanu karte un matu kopšana',
    ),
    title: t(
      'Kingid salongi kassa juurde',
      'Gifts for the salon counter',
      'Подарки у стойки салона',
      'Lahjoja salongin tiskille',
      'Dāvanas salona letei',
    ),
    description: t(
      'Komplektid, kinkekaardid ja väikesed kingid, mida klient lahkudes kaasa võtab.',
      'Sets, gift cards and small gifts a client takes along when leaving.',
      'Наборы, подарочные карты и небольшие подарки, которые клиент захочет взять с собой.',
      'Pakkauksia, lahjakortteja ja pieniä lahjoja, jotka asiakas ottaa lähtiessään mukaan.',
      'Komplekti, dāvanu kartes un nelielas dāvanas, ko klients paņem, aizejot.',
    ),
    body: t(
      'Kingid, mis mahuvad kassa kõrvale. Igal komplektil on valmis karp, seega pakkimist ei ole.\n\nSalongi tellimusele alates kuuest komplektist lisame riiulisildid sinu keeles. Märgi soov tellimuse juurde.',
      'Gifts that fit beside the till. Every set comes in a finished box, so there is no wrapping.\n\nFor salon orders of six sets or more we add shelf labels in your language. Note it on the order.',
      'Подарки, которые помещаются у кассы. У каждого набора готовая коробка, упаковывать не нужно.\n\nК заказу салона от шести наборов приложим ценники на вашем языке. Укажите это в примечании к заказу.',
      'Lahjoja, jotka mahtuvat kassan viereen. Jokaisessa pakkauksessa on valmis rasia, joten paketoida ei tarvitse.\n\nVähintään kuuden pakkauksen salonkitilaukseen lisäämme hyllymerkit omalla kielelläsi. Merkitse toive tilaukseen.',
      'Dāvanas, kas novietojamas pie kases. Katram komplektam ir gatava kaste, tāpēc nav jāiesaiņo.\n\nSalona pasūtījumam no sešiem komplektiem pievienojam plauktu zīmes Jūsu valodā. Norādiet to pasūtījumā.',
    ),
    more: [
      block('link_button', {
        linkText: t('Vaata kinke', 'View gifts', 'Смотреть подарки', 'Katso lahjat', 'Skatīt dāvanas'),
        linkUrl: category('gifts'),
        bgColor: 'green',
      }),
    ],
  }),
  campaign({
    code: 'barber-week',
    order: 3,
    from: '2026-11-23T00:00:00+02:00',
    to: '2026-11-30T00:00:00+02:00',
    date: '2026-11-18',
    categories: ['barber', 'clippers', 'barber-chairs', 'scissors'],
    brands: [],
    size: 60,
    image: 'banners/banner-kask.webp',
    alt: t(
      'KASKi lõikusmasin, habemeõli ja savi',
      'KASK clipper, beard oil and clay',
      'Машинка, масло для бороды и глина KASK',
      'KASK-leikkuukone, partaöljy ja savi',
      'KASK matu griežamā mašīna, bārdas eļļa un māls',
    ),
    title: t('Barberi nädal', 'Barber week', 'Неделя барбера', 'Parturin viikko', 'Bārddziņa nedēļa'),
    description: t(
      'KASKi hooldus, lõikusmasinad ja keebid. Lõpetuseks barberiõhtu Tartus.',
      'KASK care, clippers and capes. To finish, a barber night in Tartu.',
      'Уход KASK, машинки и пеньюары. В завершение — вечер барбера в Тарту.',
      'KASK-hoitotuotteet, leikkuukoneet ja kaavut. Lopuksi parturi-ilta Tartossa.',
      'KASK kopšana, matu griežamās mašīnas un peņuāri. Noslēgumā bārddziņu vakars Tartu.',
    ),
    body: t(
      'Nädal habeme, kontuuri ja ülemineku tööriistadele. KASKi habemeõli ja savi on kauplustes avatud proovimiseks, masinaid saab käes kaaluda.\n\nSeejärel jätkame Tartus: barberiõhtul näitab Rasmus Kask kontuuri ja üleminekut päris modellil.',
      'A week for the tools of beard, outline and fade. KASK beard oil and clay are open for testing in our stores, and you can weigh the clippers in your hand.\n\nThen we go on in Tartu: at the barber night Rasmus Kask shows outline and fade on a live model.',
      'Неделя инструментов для бороды, контура и плавного перехода. Масло и глину KASK можно попробовать в магазинах, машинки — подержать в руке.\n\nЗатем продолжим в Тарту: на вечере барбера Расмус Каск покажет контур и переход на живой модели.',
      'Viikko parran, rajauksen ja häivytyksen välineille. KASK-partaöljyä ja -savea voi kokeilla myymälöissä, ja koneita saa punnita kädessä.\n\nSen jälkeen jatkamme Tartossa: parturi-illassa Rasmus Kask näyttää rajauksen ja häivytyksen elävällä mallilla.',
      'Nedēļa bārdas, kontūras un pārejas rīkiem. KASK bārdas eļļu un mālu veikalos var izmēģināt, mašīnas — paturēt rokās.\n\nPēc tam turpināsim Tartu: bārddziņu vakarā Rasmuss Kasks rādīs kontūru un pāreju uz dzīva modeļa.',
    ),
    more: [
      block('link_button', {
        linkText: t(
          'Barberiõhtu Tartus',
          'Barber night in Tartu',
          'Вечер барбера в Тарту',
          'Parturi-ilta Tartossa',
          'Bārddziņu vakars Tartu',
        ),
        linkUrl: '/events/barber-night',
        iconLeft: 'ticket',
        bgColor: 'green',
      }),
    ],
  }),
  campaign({
    code: 'daily-supplies',
    order: 4,
    from: '2026-11-01T00:00:00+02:00',
    to: '2027-02-01T00:00:00+02:00',
    date: '2026-10-30',
    categories: ['hygiene', 'colour-foils'],
    brands: [],
    size: 60,
    image: 'banners/banner-hygiene.webp',
    alt: t(
      'Rätikud, kindad ja kätepesuvahend',
      'Towels, gloves and hand wash',
      'Полотенца, перчатки и мыло для рук',
      'Pyyhkeitä, käsineitä ja käsisaippua',
      'Dvieļi, cimdi un roku ziepes',
    ),
    title: t(
      'Igapäevatarvikud kastiga',
      'Daily supplies by the case',
      'Расходные материалы коробками',
      'Päivittäistarvikkeet laatikoittain',
      'Ikdienas preces kastēs',
    ),
    description: t(
      'Kindad, rätikud, foolium ja kätepesu suurpakendis, tükihind on soodsam.',
      'Gloves, towels, foil and hand wash in bulk, at a better price per piece.',
      'Перчатки, полотенца, фольга и мыло в больших упаковках, цена за единицу ниже.',
      'Käsineet, pyyhkeet, folio ja käsisaippua suurpakkauksissa, kappalehinta on edullisempi.',
      'Cimdi, dvieļi, folija un roku ziepes lielos iepakojumos, cena par gabalu ir izdevīgāka.',
    ),
    body: t(
      'Tarvikud, mis saavad otsa alati samal ajal. Telli kast korraga: kastis on ühe paki hind madalam ja alates 60 € tellimusest on tarne salongile tasuta.\n\nPuhas nitriilkindad on puudrivabad, suurused XS kuni XL. Rätikud on lausriidest ja imavad ka märjad pikad juuksed kuivaks.',
      'Supplies that always run out at the same time. Order a case at once: the price per pack is lower, and from €60 delivery to the salon is free.\n\nPuhas nitrile gloves are powder-free, sizes XS to XL. The towels are non-woven and dry long wet hair too.',
      'Материалы, которые всегда заканчиваются одновременно. Заказывайте коробкой: цена за упаковку ниже, а от 60 € доставка в салон бесплатна.\n\nНитриловые перчатки Puhas — без пудры, размеры от XS до XL. Полотенца из нетканого материала впитывают влагу и с длинных волос.',
      'Tarvikkeet, jotka loppuvat aina yhtä aikaa. Tilaa laatikko kerralla: pakkauksen hinta on alempi, ja 60 eurosta alkaen toimitus salonkiin on maksuton.\n\nPuhas-nitriilikäsineet ovat puuterittomia, koot XS–XL. Pyyhkeet ovat kuitukangasta ja kuivaavat pitkätkin märät hiukset.',
      'Preces, kas vienmēr beidzas vienlaikus. Pasūtiet kasti uzreiz: cena par iepakojumu ir zemāka, un no 60 € piegāde salonam ir bez maksas.\n\nPuhas nitrila cimdi ir bez pulvera, izmēri no XS līdz XL. Neaustā materiāla dvieļi uzsūc mitrumu arī no gariem matiem.',
    ),
  }),
];

/** Above the list of campaigns. */
export const campaignListHead: SeedPage = {
  type: 'SHADOW',
  path: 'CAMPAIGN_LIST_HEAD',
  title: t('Kampaaniate päis', 'Head of campaigns', 'Шапка акций', 'Kampanjoiden alku', 'Akciju galvene'),
  description: same(''),
  placeholders: {
    CAMPAIGN_LIST_HEAD: [
      block('title_text', {
        level: 1,
        title: t('Kampaaniad', 'Campaigns', 'Акции', 'Kampanjat', 'Akcijas'),
        description: t(
          'Kehtivad pakkumised ühes kohas. Läbikriipsutatud hind on alati 30 päeva madalaim.',
          'Current offers in one place. The struck price is always the lowest of 30 days.',
          'Действующие предложения в одном месте. Зачёркнутая цена — всегда самая низкая за 30 дней.',
          'Voimassa olevat tarjoukset yhdestä paikasta. Yliviivattu hinta on aina 30 päivän alin.',
          'Spēkā esošie piedāvājumi vienuviet. Pārsvītrotā cena vienmēr ir zemākā 30 dienās.',
        ),
      }),
    ],
  },
};
