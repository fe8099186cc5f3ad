import type { ImportBrand } from '../../src/domain/catalogue/import-format.ts';

/** Name of each brand by its slug. */
export const brandNames: Readonly<Record<string, string>> = {
  nordlys: 'NORDLYS',
  'maison-velour': 'Maison Velour',
  oxlab: 'OXLAB',
  merivali: 'Meriväli',
  kask: 'KASK',
  aurelle: 'Aurelle',
  'lumi-pro': 'Lumi Pro',
  'botanika-64': 'Botanika 64',
  fjordform: 'Fjordform',
  'silk-salt': 'SILK&SALT',
  puhas: 'Puhas',
  'tallinn-tonic': 'Tallinn Tonic',
  ilumaja: 'Ilumaja',
};

const descriptions: Record<string, NonNullable<ImportBrand['description']>> = {
  nordlys: {
    et: 'Põhjamaine juuksehooldus salongile ja koju: niisutus, värvi kaitse ja kahjustatud juuste taastamine. Iga sari on tehtud nii, et pesu, mask ja viimistlus sobivad omavahel kokku.',
    en: 'Nordic hair care for the salon and for home: moisture, colour protection and repair of damaged hair. Each line is made so that wash, mask and finish work together.',
    ru: 'Северный уход за волосами для салона и дома: увлажнение, защита цвета и восстановление повреждённых волос. Средства каждой серии рассчитаны на совместное применение.',
    fi: 'Pohjoismainen hiustenhoitosarja salonkiin ja kotiin: kosteutusta, värin suojaa ja vaurioituneiden hiusten korjausta. Jokaisen sarjan pesu, hoito ja viimeistely toimivat yhdessä.',
    lv: 'Ziemeļvalstu matu kopšanas līdzekļi salonam un mājām: mitrināšana, krāsas aizsardzība un bojātu matu atjaunošana. Katras sērijas līdzekļi ir saskaņoti savā starpā.',
  },
  'maison-velour': {
    et: 'Toitvad palsamid, maskid ja juukseparfüümid paksudele ja kuivadele juustele. Roosiõli, argaaniaõli ja siidivalk, soe lõhn ja pakend, mis sobib kinkimiseks.',
    en: 'Nourishing conditioners, masks and hair perfumes for thick and dry hair. Rose oil, argan oil and silk protein, a warm scent and packaging made for giving.',
    ru: 'Питательные кондиционеры, маски и парфюм для густых и сухих волос. Масло розы, аргановое масло и протеины шёлка, тёплый аромат и упаковка, которую приятно дарить.',
    fi: 'Ravitsevia hoitoaineita, naamioita ja hiustuoksuja paksuille ja kuiville hiuksille. Ruusuöljyä, arganöljyä ja silkkiproteiinia, lämmin tuoksu ja lahjaksi sopiva pakkaus.',
    lv: 'Barojoši kondicionieri, maskas un matu smaržas bieziem un sausiem matiem. Rožu eļļa, argana eļļa un zīda proteīns, silts aromāts un dāvināšanai piemērots iepakojums.',
  },
  oxlab: {
    et: 'Salongi värvilabor: püsivärvid, toonerid, oksüdandid ja blondeerimistooted. Toonid on süsteemis sügavuse ja peegelduse järgi, nii et segamine käib kindla arvutuse alusel.',
    en: 'The colour laboratory of the salon: permanent colour, toners, developers and lighteners. Shades are ordered by depth and reflect, so mixing follows a clear calculation.',
    ru: 'Лаборатория цвета для салона: стойкие красители, тонеры, оксиданты и осветляющие средства. Оттенки упорядочены по глубине тона и нюансу, поэтому смешивание легко рассчитать.',
    fi: 'Salongin värilaboratorio: kestovärit, sävytteet, hapetteet ja vaalennustuotteet. Sävyt on järjestetty syvyyden ja heijasteen mukaan, joten sekoitus perustuu selkeään laskentaan.',
    lv: 'Salona krāsu laboratorija: noturīgās krāsas, toneri, oksidanti un balinātāji. Toņi sakārtoti pēc tumšuma pakāpes un nianses, tāpēc jaukšanu var precīzi aprēķināt.',
  },
  merivali: {
    et: 'Läänemere rannast: meresool, adru ja kadakas peanahale, juustele ja kätele. Õhuke lõhn, kerge tekstuur ja tooted, mida saab kasutada iga päev.',
    en: 'From the Baltic shore: sea salt, kelp and juniper for the scalp, hair and hands. A faint scent, light textures and products made for daily use.',
    ru: 'С берега Балтийского моря: морская соль, водоросли и можжевельник для кожи головы, волос и рук. Ненавязчивый аромат, лёгкая текстура, средства на каждый день.',
    fi: 'Itämeren rannalta: merisuolaa, merilevää ja katajaa hiuspohjalle, hiuksille ja käsille. Hento tuoksu, kevyt koostumus ja tuotteet joka päivään.',
    lv: 'No Baltijas jūras krasta: jūras sāls, jūraszāles un kadiķis galvas ādai, matiem un rokām. Viegls aromāts, viegla tekstūra un līdzekļi ikdienai.',
  },
  kask: {
    et: 'Barberi tööriistad ja hooldus: habemeõli, savi, raseerimiskreem, lõikusmasinad, keebid ja toolid. Kasetõrv ja seeder annavad sarjale tuttava lõhna.',
    en: 'Tools and care for the barber: beard oil, clay, shaving cream, clippers, capes and chairs. Birch tar and cedar give the line its scent.',
    ru: 'Инструменты и уход для барбера: масло для бороды, глина, крем для бритья, машинки, пеньюары и кресла. Узнаваемый аромат серии — берёзовый дёготь и кедр.',
    fi: 'Parturin työvälineet ja hoitotuotteet: partaöljyä, savea, parranajovoidetta, leikkuukoneita, kaapuja ja tuoleja. Sarjan tuoksu tulee koivuntervasta ja setristä.',
    lv: 'Bārddziņa darba rīki un kopšanas līdzekļi: bārdas eļļa, māls, skūšanās krēms, matu griežamās mašīnas, peņuāri un krēsli. Sērijas aromāts ir bērza darva un ciedrs.',
  },
  aurelle: {
    et: 'Meik ja küüned salongi jumestuslauale: huulepulgad, ripsmetušid, paletid ja küünelakid. Toonid on valitud põhjamaise naha ja valguse järgi.',
    en: 'Make-up and nails for the salon table: lipsticks, mascaras, palettes and lacquers. The shades are chosen for northern skin and light.',
    ru: 'Макияж и маникюр для салона: помады, тушь, палетки и лаки для ногтей. Оттенки подобраны для северного типа кожи и мягкого дневного света.',
    fi: 'Meikit ja kynsilakat salongin meikkipöydälle: huulipunat, ripsivärit, paletit ja lakat. Sävyt on valittu pohjoiselle iholle ja valolle.',
    lv: 'Grims un nagu lakas salonam: lūpu krāsas, skropstu tušas, paletes un lakas. Toņi izvēlēti ziemeļu ādai un gaismai.',
  },
  'lumi-pro': {
    et: 'Föönid, sirgendajad ja lokitangid tööks terve päeva jooksul. Vahetatavad osad ja kaheaastane garantii ka salongikasutuses.',
    en: 'Dryers, straighteners and curling irons for a full working day. Replaceable parts and a two-year guarantee in salon use too.',
    ru: 'Фены, выпрямители и плойки для работы в течение всего дня. Сменные детали и двухлетняя гарантия, в том числе при использовании в салоне.',
    fi: 'Hiustenkuivaajat, suoristusraudat ja kiharrinraudat koko työpäivään. Vaihdettavat osat ja kahden vuoden takuu myös salonkikäytössä.',
    lv: 'Fēni, matu taisnotāji un lokšķēres darbam visas dienas garumā. Maināmas detaļas un divu gadu garantija arī lietošanai salonā.',
  },
  'botanika-64': {
    et: 'Taimne juuste- ja näohooldus, mille koostisest vähemalt 97 % on looduslikku päritolu. Nõges, kaer, pärnaõis ja metsroos, õrn lõhn ja õhukesed tekstuurid.',
    en: 'Plant-based hair and face care with at least 97% of ingredients of natural origin. Nettle, oat, linden blossom and wild rose, a mild scent and light textures.',
    ru: 'Уход за волосами и лицом на растительной основе: не менее 97 % ингредиентов природного происхождения. Крапива, овёс, липовый цвет и шиповник, мягкий аромат и лёгкая текстура.',
    fi: 'Kasvipohjaista hiusten- ja kasvojenhoitoa, jonka ainesosista vähintään 97 % on luonnollista alkuperää. Nokkosta, kauraa, lehmuksenkukkaa ja villiruusua, mieto tuoksu ja kevyt koostumus.',
    lv: 'Augu izcelsmes matu un sejas kopšanas līdzekļi, kuros vismaz 97 % sastāvdaļu ir dabiskas izcelsmes. Nātre, auzas, liepziedi un mežroze, maigs aromāts un viegla tekstūra.',
  },
  fjordform: {
    et: 'Salongimööbel ja töövahendid, mis on loodud üheks tervikuks: toolid, pesukohad, peeglid, käärid ja harjad. Varuosad ja kattematerjalid on saadaval ka aastate pärast.',
    en: 'Salon furniture and tools designed as one: chairs, wash units, mirrors, scissors and brushes. Spare parts and covers remain available for years.',
    ru: 'Мебель и инструменты для салона в едином стиле: кресла, мойки, зеркала, ножницы и щётки. Запчасти и обивка доступны и спустя годы.',
    fi: 'Yhdeksi kokonaisuudeksi suunnitellut salonkikalusteet ja työvälineet: tuolit, pesupaikat, peilit, sakset ja harjat. Varaosia ja verhoilumateriaaleja saa vielä vuosienkin päästä.',
    lv: 'Vienotā stilā veidotas salona mēbeles un darba rīki: krēsli, mazgātnes, spoguļi, šķēres un sukas. Rezerves daļas un apdares materiāli pieejami arī pēc vairākiem gadiem.',
  },
  'silk-salt': {
    et: 'Viimistlustooted, mis annavad kuju ja lasevad juustel liikuda. Meresoolasprei, vaht ja lakk õhukesele ja keskmisele juuksele.',
    en: 'Styling that gives shape and lets the hair move. Sea salt spray, mousse and hairspray for fine and medium hair.',
    ru: 'Стайлинг, который держит форму и оставляет волосы подвижными. Солевой спрей, мусс и лак для тонких и средних волос.',
    fi: 'Muotoilutuotteita, jotka antavat muotoa ja jättävät hiuksiin liikettä. Merisuolasuihke, vaahto ja hiuskiinne ohuille ja keskipaksuille hiuksille.',
    lv: 'Ieveidošanas līdzekļi, kas piešķir formu un ļauj matiem kustēties. Jūras sāls sprejs, putas un laka smalkiem un vidējiem matiem.',
  },
  puhas: {
    et: 'Salongi igapäevane hügieen: kindad, rätikud, foolium, kätepesu ja sterilisaatorid. Kindlad suurused, suured pakendid ja ühtlane kvaliteet.',
    en: 'Everyday salon hygiene: gloves, towels, foil, hand wash and sterilisers. Reliable sizes, large packs and even quality.',
    ru: 'Ежедневная гигиена салона: перчатки, полотенца, фольга, средства для мытья рук и стерилизаторы. Точные размеры, большие упаковки и стабильное качество.',
    fi: 'Salongin arjen hygienia: käsineet, pyyhkeet, foliot, käsienpesu ja sterilointilaitteet. Paikkansapitävät koot, suuret pakkaukset ja tasainen laatu.',
    lv: 'Salona ikdienas higiēna: cimdi, dvieļi, folija, roku mazgāšanas līdzekļi un sterilizatori. Precīzi izmēri, lieli iepakojumi un vienmērīga kvalitāte.',
  },
  'tallinn-tonic': {
    et: 'Väikese kogusena segatud peanahaseerumid apteegipudelis. Kasemahl, takjajuur ja selged numbrid retsepti järgi.',
    en: 'Scalp serums mixed in small batches and bottled in apothecary glass. Birch sap, burdock root and plain recipe numbers.',
    ru: 'Сыворотки для кожи головы, приготовленные небольшими партиями, в аптечных флаконах. Берёзовый сок, корень лопуха и номера рецептур на этикетке.',
    fi: 'Pienissä erissä sekoitettuja hiuspohjan seerumeita apteekkipullossa. Koivunmahlaa, takiaisenjuurta ja reseptien selkeät numerot.',
    lv: 'Nelielās partijās gatavoti galvas ādas serumi aptiekas pudelītēs. Bērzu sula, diždadža sakne un receptūras numurs uz etiķetes.',
  },
  ilumaja: {
    et: 'Ilumaja kinkekaardid kehtivad kõigi toodete ja koolituste eest tasumisel. Kaardi saad saata e-postiga või tellida ümbrikus.',
    en: 'Ilumaja gift cards pay for every product and course. Send one by e-mail or order it in an envelope.',
    ru: 'Подарочными картами Ilumaja можно оплатить любые товары и обучение. Карту можно отправить по электронной почте или заказать в конверте.',
    fi: 'Ilumajan lahjakortilla voi maksaa kaikki tuotteet ja koulutukset. Lähetä kortti sähköpostilla tai tilaa se kirjekuoressa.',
    lv: 'Ar Ilumaja dāvanu karti var apmaksāt visas preces un mācības. Karti var nosūtīt pa e-pastu vai pasūtīt aploksnē.',
  },
};

export const brands: ImportBrand[] = Object.entries(brandNames).map(([slug, name]) => ({
  slug,
  name,
  logo: `media/logos/${slug}.svg`,
  description: descriptions[slug],
}));
