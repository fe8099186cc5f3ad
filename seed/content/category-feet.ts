import { t, type Texts } from '../catalogue/texts.ts';

/** Advice below the lists of the main categories, by their codes. */
export const categoryFeet: Record<string, { title: Texts; description: Texts }> = {
  'hair-care': {
    title: t(
      'Kuidas sarja valida',
      'How to choose a line',
      'Как выбрать серию',
      'Miten sarja valitaan',
      'Kā izvēlēties sēriju',
    ),
    description: t(
      'Alusta peanahast, siis vaata juukse pikkust. Rasune peanahk ja kuivad otsad vajavad eri tooteid: šampoon juurele, mask pikkustele. Pesukoha juurde võta liitrine pakend, kliendile koju kaasa 250–300 ml.',
      'Begin with the scalp, then look at the lengths. An oily scalp and dry ends need different products: shampoo for the root, mask for the lengths. Take the litre for the wash unit and 250–300 ml for the client to take home.',
      'Начните с кожи головы, затем оцените длину. Жирной коже и сухим кончикам нужны разные средства: шампунь на корни, маска на длину. Для мойки берите литр, клиенту домой — 250–300 мл.',
      'Aloita hiuspohjasta ja katso sitten pituudet. Rasvainen hiuspohja ja kuivat latvat tarvitsevat eri tuotteet: shampoo tyveen, naamio pituuksiin. Pesupaikalle litran pakkaus, asiakkaalle kotiin 250–300 ml.',
      'Sāciet ar galvas ādu, tad apskatiet garumus. Taukainai ādai un sausiem galiem vajag dažādus līdzekļus: šampūnu saknēm, masku garumiem. Mazgāšanas vietai ņemiet litru, klientam mājās — 250–300 ml.',
    ),
  },
  colour: {
    title: t(
      'Toon, oksüdant, aeg',
      'Shade, developer, time',
      'Оттенок, оксидант, время',
      'Sävy, hapete, aika',
      'Tonis, oksidants, laiks',
    ),
    description: t(
      'Püsivärvi segamissuhe on märgitud iga toote juures. Tee kliendile tundlikkuse test 48 tundi enne värvimist ja kanna kindaid. Juuksevärv võib põhjustada allergilist reaktsiooni ega ole mõeldud alla 16-aastastele.',
      'The mixing ratio of permanent colour is stated with each product. Do a sensitivity test 48 hours before colouring and wear gloves. Hair colour can cause an allergic reaction and is not intended for persons under 16.',
      'Пропорция смешивания стойкого красителя указана у каждого товара. За 48 часов до окрашивания сделайте тест на чувствительность и работайте в перчатках. Краска может вызвать аллергию и не предназначена для лиц младше 16 лет.',
      'Kestovärin sekoitussuhde on merkitty jokaisen tuotteen kohdalle. Tee herkkyystesti 48 tuntia ennen värjäystä ja käytä käsineitä. Hiusväri voi aiheuttaa allergisen reaktion, eikä sitä ole tarkoitettu alle 16-vuotiaille.',
      'Noturīgās krāsas jaukšanas attiecība norādīta pie katras preces. 48 stundas pirms krāsošanas veiciet jutības testu un lietojiet cimdus. Matu krāsa var izraisīt alerģisku reakciju un nav paredzēta personām līdz 16 gadu vecumam.',
    ),
  },
  styling: {
    title: t(
      'Fiksatsioon ja läige',
      'Hold and shine',
      'Фиксация и блеск',
      'Pito ja kiilto',
      'Fiksācija un spīdums',
    ),
    description: t(
      'Filtreeri fiksatsiooni järgi: kerge liigub, tugev püsib. Vaht anna niiskesse juuksesse, lakk kuiva juuksesse 25–30 cm kauguselt. Kuumakaitse käib alati enne fööni.',
      'Filter by hold: a light hold moves, a strong one stays. Mousse goes into damp hair, hairspray onto dry hair from 25–30 cm. Heat protection always comes before the dryer.',
      'Выбирайте по степени фиксации: лёгкая подвижна, сильная держит. Мусс наносят на влажные волосы, лак — на сухие с расстояния 25–30 см. Термозащита всегда до фена.',
      'Rajaa pidon mukaan: kevyt pito liikkuu, vahva pysyy. Vaahto levitetään kosteisiin hiuksiin, lakka kuiviin 25–30 cm:n päästä. Lämpösuoja aina ennen kuivaajaa.',
      'Izvēlieties pēc fiksācijas: viegla kustas, stipra turas. Putas uzklāj mitros matos, laku — sausos no 25–30 cm attāluma. Karstuma aizsardzība vienmēr pirms fēna.',
    ),
  },
  barber: {
    title: t(
      'Habe ja kontuur',
      'Beard and outline',
      'Борода и контур',
      'Parta ja rajaus',
      'Bārda un kontūra',
    ),
    description: t(
      'Õli pehmendab karva, palsam hoiab kuju, savi annab mati pinna. Keebid pese 40 kraadi juures ja terad õlita pärast iga klienti.',
      'Oil softens the hair, balm holds the shape, clay gives a matt surface. Wash capes at 40 degrees and oil blades after every client.',
      'Масло смягчает волос, бальзам держит форму, глина даёт матовость. Пеньюары стирайте при 40 градусах, лезвия смазывайте после каждого клиента.',
      'Öljy pehmentää karvaa, balsami pitää muodon, savi antaa mattapinnan. Pese kaavut 40 asteessa ja öljyä terät jokaisen asiakkaan jälkeen.',
      'Eļļa mīkstina matu, balzams notur formu, māls piešķir matētu virsmu. Peņuārus mazgājiet 40 grādos, asmeņus ieeļļojiet pēc katra klienta.',
    ),
  },
  electricals: {
    title: t(
      'Garantii ja hooldus',
      'Guarantee and service',
      'Гарантия и обслуживание',
      'Takuu ja huolto',
      'Garantija un apkope',
    ),
    description: t(
      'Puhasta fööni filtrit kord nädalas, siis mootor ei kuumene üle. Katkise seadme too kauplusesse: remondi ajaks saad salongis asendusseadme.',
      'Clean the dryer filter once a week, and the motor will not overheat. Bring a broken device to a store: salons get a replacement while it is repaired.',
      'Раз в неделю чистите фильтр фена, и мотор не будет перегреваться. Неисправный прибор принесите в магазин: на время ремонта салон получит замену.',
      'Puhdista kuivaajan suodatin kerran viikossa, niin moottori ei ylikuumene. Tuo rikkoutunut laite myymälään: salonki saa korjauksen ajaksi varalaitteen.',
      'Reizi nedēļā iztīriet fēna filtru, un motors nepārkarsīs. Bojātu ierīci atnesiet uz veikalu: remonta laikā salons saņem aizvietotāju.',
    ),
  },
  tools: {
    title: t('Teritamine', 'Sharpening', 'Заточка', 'Teroitus', 'Asināšana'),
    description: t(
      'Käärid too teritamisse, kui juus hakkab painduma, tavaliselt kord poole aasta jooksul. Õlita liigendit iga päev ja hoia käärid kinniselt kotis.',
      'Bring scissors for sharpening when the hair begins to bend, usually every half a year. Oil the joint daily and keep the scissors closed in their case.',
      'Приносите ножницы на заточку, когда волос начинает заламываться, обычно раз в полгода. Смазывайте винт каждый день и храните ножницы закрытыми в чехле.',
      'Tuo sakset teroitukseen, kun hius alkaa taipua, tavallisesti puolen vuoden välein. Öljyä nivel päivittäin ja säilytä sakset suljettuina kotelossa.',
      'Nesiet šķēres asināt, kad mats sāk locīties, parasti reizi pusgadā. Savienojumu ieeļļojiet katru dienu un glabājiet šķēres aizvērtas maciņā.',
    ),
  },
  makeup: {
    title: t(
      'Toonid päevavalguses',
      'Shades in daylight',
      'Оттенки при дневном свете',
      'Sävyt päivänvalossa',
      'Toņi dienasgaismā',
    ),
    description: t(
      'Testi jumestuskreemi lõuajoonel päevavalguses. Huulepulga toonid leiad näidiste järgi, ripsmetušš vaheta kolme kuu järel.',
      'Test foundation on the jaw line in daylight. Lipstick shades are shown by swatch; change mascara after three months.',
      'Проверяйте тональный крем на линии челюсти при дневном свете. Оттенки помад показаны образцами, тушь меняйте через три месяца.',
      'Testaa meikkivoide leukalinjalla päivänvalossa. Huulipunien sävyt löydät malleista, vaihda ripsiväri kolmen kuukauden jälkeen.',
      'Tonālo krēmu pārbaudiet uz žokļa līnijas dienasgaismā. Lūpu krāsu toņus rāda paraugi, skropstu tušu mainiet pēc trim mēnešiem.',
    ),
  },
  nails: {
    title: t('Õhukesed kihid', 'Thin coats', 'Тонкие слои', 'Ohuet kerrokset', 'Plānas kārtas'),
    description: t(
      'Kaks õhukest kihti kuivavad kiiremini kui üks paks. Eemalda rasv küünelt enne alust ja sulge serv viimase kihiga.',
      'Two thin coats dry faster than one thick. Degrease the nail before the base and seal the edge with the last coat.',
      'Два тонких слоя сохнут быстрее одного толстого. Обезжирьте ноготь перед базой и запечатайте край последним слоем.',
      'Kaksi ohutta kerrosta kuivuu nopeammin kuin yksi paksu. Poista kynnestä rasva ennen alusta ja sulje reuna viimeisellä kerroksella.',
      'Divas plānas kārtas žūst ātrāk nekā viena bieza. Pirms bāzes attaukojiet nagu un noslēdziet malu ar pēdējo kārtu.',
    ),
  },
  cosmetics: {
    title: t(
      'Järjekord on pool tööd',
      'Order is half the work',
      'Порядок — половина дела',
      'Järjestys on puolet työstä',
      'Secība ir puse darba',
    ),
    description: t(
      'Puhastus, seerum, kreem, päeval päikesekaitse. Uut toodet proovi küünarvarre siseküljel ja oota ööpäev.',
      'Cleansing, serum, cream, sun protection by day. Try a new product on the inner forearm and wait a day.',
      'Очищение, сыворотка, крем, днём защита от солнца. Новое средство пробуйте на внутренней стороне предплечья и ждите сутки.',
      'Puhdistus, seerumi, voide, päivällä aurinkosuoja. Kokeile uutta tuotetta kyynärvarren sisäpuolelle ja odota vuorokausi.',
      'Attīrīšana, serums, krēms, dienā aizsardzība no saules. Jaunu līdzekli izmēģiniet apakšdelma iekšpusē un pagaidiet diennakti.',
    ),
  },
  hygiene: {
    title: t(
      'Puhas töökoht',
      'A clean workplace',
      'Чистое рабочее место',
      'Puhdas työpiste',
      'Tīra darba vieta',
    ),
    description: t(
      'Vaheta kindad iga kliendi järel ja pinnad puhasta enne järgmist. Kinda suurus on õige, kui see ei pinguta pöidla juurest.',
      'Change gloves after every client and clean surfaces before the next. A glove fits when it does not pull at the thumb.',
      'Меняйте перчатки после каждого клиента и протирайте поверхности перед следующим. Перчатка по размеру, если не тянет у большого пальца.',
      'Vaihda käsineet jokaisen asiakkaan jälkeen ja puhdista pinnat ennen seuraavaa. Käsine on oikean kokoinen, kun se ei kiristä peukalon tyvestä.',
      'Cimdus mainiet pēc katra klienta un virsmas notīriet pirms nākamā. Cimds der, ja tas nevelk pie īkšķa.',
    ),
  },
  furniture: {
    title: t(
      'Plaan enne tellimust',
      'A plan before the order',
      'План до заказа',
      'Suunnitelma ennen tilausta',
      'Plāns pirms pasūtījuma',
    ),
    description: t(
      'Tooli ümber jäta vaba ruumi 90 cm ja pesukoha taha 60 cm. Saada ruumi mõõdud aadressile salong@ilumaja.example ja teeme paigutuse tasuta.',
      'Leave 90 cm around a chair and 60 cm behind a wash unit. Send the measurements to salong@ilumaja.example and we draw the layout free of charge.',
      'Вокруг кресла оставьте 90 см, за мойкой — 60 см. Пришлите размеры на salong@ilumaja.example, расстановку сделаем бесплатно.',
      'Jätä tuolin ympärille 90 cm ja pesupaikan taakse 60 cm tilaa. Lähetä mitat osoitteeseen salong@ilumaja.example, teemme pohjan maksutta.',
      'Ap krēslu atstājiet 90 cm, aiz mazgāšanas vietas — 60 cm. Nosūtiet izmērus uz salong@ilumaja.example, izvietojumu uzzīmēsim bez maksas.',
    ),
  },
  gifts: {
    title: t(
      'Kingid salongist',
      'Gifts from the salon',
      'Подарки из салона',
      'Lahjat salongista',
      'Dāvanas no salona',
    ),
    description: t(
      'Komplektid on karbis ja valmis kinkimiseks. Kinkekaart kehtib kolm aastat ka koolitustel.',
      'Sets come boxed and ready to give. A gift card is valid for three years, for training too.',
      'Наборы в коробке и готовы к вручению. Подарочная карта действует три года, в том числе для обучения.',
      'Pakkaukset ovat rasiassa ja valmiita annettaviksi. Lahjakortti on voimassa kolme vuotta myös koulutuksiin.',
      'Komplekti ir kastē un gatavi dāvināšanai. Dāvanu karte derīga trīs gadus, arī apmācībām.',
    ),
  },
};
