import type { CountryCode } from '../../src/domain/shops/audience.ts';

export interface Town {
  country: CountryCode;
  name: string;
  county: string;
  /** Degrees, WGS 84. */
  at: readonly [latitude: number, longitude: number];
  postalCodes: readonly string[];
  streets: readonly string[];
  /** Points of one carrier here. */
  points: number;
}

type Row = readonly [
  name: string,
  county: string,
  latitude: number,
  longitude: number,
  postalCodes: string,
  streets: string,
  points: number,
];

const estonia: readonly Row[] = [
  [
    'Tallinn',
    'Harju maakond',
    59.437,
    24.7536,
    '10111 10615 11313 11415 12618 13419 13516',
    'Endla,Sõpruse pst,Paldiski mnt,Narva mnt,Pärnu mnt,Suur-Sõjamäe tn,Ehitajate tee',
    14,
  ],
  [
    'Tartu',
    'Tartu maakond',
    58.378,
    26.729,
    '50090 50303 50501 51014',
    'Riia,Ringtee,Kalda tee,Turu,Raatuse',
    7,
  ],
  [
    'Narva',
    'Ida-Viru maakond',
    59.3772,
    28.1903,
    '20304 20605',
    'Tallinna mnt,Kangelaste prospekt,Puškini',
    3,
  ],
  ['Pärnu', 'Pärnu maakond', 58.3859, 24.4971, '80010 80042', 'Lai,Papiniidu,Riia mnt', 4],
  ['Kohtla-Järve', 'Ida-Viru maakond', 59.3986, 27.2731, '30322', 'Järveküla tee,Keskallee', 2],
  ['Viljandi', 'Viljandi maakond', 58.3639, 25.59, '71020', 'Tallinna,Riia mnt', 2],
  ['Rakvere', 'Lääne-Viru maakond', 59.3464, 26.3558, '44310', 'Lai,Võidu', 2],
  ['Maardu', 'Harju maakond', 59.4767, 25.025, '74111', 'Keemikute', 1],
  ['Kuressaare', 'Saare maakond', 58.2481, 22.5039, '93819', 'Tallinna,Raekoja', 2],
  ['Võru', 'Võru maakond', 57.8339, 27.0194, '65607', 'Jüri,Kooli', 2],
  ['Valga', 'Valga maakond', 57.7778, 26.0473, '68206', 'Kesk,Võru', 1],
  ['Haapsalu', 'Lääne maakond', 58.9431, 23.5414, '90503', 'Tallinna mnt,Jaama', 2],
  ['Jõhvi', 'Ida-Viru maakond', 59.3592, 27.4211, '41534', 'Keskväljak,Puru tee', 1],
  ['Paide', 'Järva maakond', 58.8856, 25.5572, '72711', 'Pärnu', 1],
  ['Keila', 'Harju maakond', 59.3036, 24.4131, '76608', 'Haapsalu mnt', 1],
  ['Põlva', 'Põlva maakond', 58.0603, 27.0694, '63308', 'Jaama', 1],
  ['Jõgeva', 'Jõgeva maakond', 58.7467, 26.3939, '48306', 'Suur', 1],
  ['Rapla', 'Rapla maakond', 58.9986, 24.8036, '79511', 'Tallinna mnt', 1],
  ['Kärdla', 'Hiiu maakond', 59.0, 22.7492, '92413', 'Rehemäe', 1],
  ['Otepää', 'Valga maakond', 58.0586, 26.4958, '67404', 'Valga mnt', 1],
];

const latvia: readonly Row[] = [
  [
    'Rīga',
    'Rīga',
    56.9496,
    24.1052,
    'LV-1001 LV-1010 LV-1039 LV-1046 LV-1082 LV-1021',
    'Brīvības iela,Krišjāņa Barona iela,Maskavas iela,Dzelzavas iela,Kurzemes prospekts,Lielirbes iela',
    12,
  ],
  ['Daugavpils', 'Daugavpils', 55.8747, 26.5362, 'LV-5401 LV-5417', 'Cietokšņa iela,Rīgas iela', 3],
  ['Liepāja', 'Liepāja', 56.5047, 21.0108, 'LV-3401 LV-3414', 'Klaipēdas iela,Kārļa Zāles laukums', 3],
  ['Jelgava', 'Jelgava', 56.6511, 23.7214, 'LV-3001', 'Lielā iela,Katoļu iela', 2],
  ['Jūrmala', 'Jūrmala', 56.968, 23.7703, 'LV-2015 LV-2010', 'Jomas iela,Talsu šoseja', 2],
  ['Ventspils', 'Ventspils', 57.3894, 21.5606, 'LV-3601', 'Kuldīgas iela,Lielais prospekts', 2],
  ['Rēzekne', 'Rēzekne', 56.5099, 27.3332, 'LV-4601', 'Atbrīvošanas aleja', 1],
  ['Valmiera', 'Valmieras novads', 57.5384, 25.4264, 'LV-4201', 'Rīgas iela,Cēsu iela', 2],
  ['Jēkabpils', 'Jēkabpils novads', 56.499, 25.8573, 'LV-5201', 'Brīvības iela', 1],
  ['Ogre', 'Ogres novads', 56.8162, 24.614, 'LV-5001', 'Brīvības iela', 1],
  ['Tukums', 'Tukuma novads', 56.9669, 23.1531, 'LV-3101', 'Kurzemes iela', 1],
  ['Cēsis', 'Cēsu novads', 57.3119, 25.2746, 'LV-4101', 'Raunas iela', 1],
  ['Salaspils', 'Salaspils novads', 56.8617, 24.35, 'LV-2121', 'Zviedru iela', 1],
  ['Kuldīga', 'Kuldīgas novads', 56.9672, 21.97, 'LV-3301', 'Sūru iela', 1],
  ['Sigulda', 'Siguldas novads', 57.1537, 24.8536, 'LV-2150', 'Pils iela', 1],
  ['Talsi', 'Talsu novads', 57.2456, 22.5867, 'LV-3201', 'Rīgas iela', 1],
  ['Bauska', 'Bauskas novads', 56.4079, 24.1906, 'LV-3901', 'Pionieru iela', 1],
  ['Madona', 'Madonas novads', 56.8533, 26.217, 'LV-4801', 'Saules iela', 1],
];

const finland: readonly Row[] = [
  [
    'Helsinki',
    'Uusimaa',
    60.1699,
    24.9384,
    '00100 00180 00530 00700 00920',
    'Mannerheimintie,Hämeentie,Itäkatu,Ruoholahdenkatu,Malmin kauppatie',
    12,
  ],
  [
    'Espoo',
    'Uusimaa',
    60.2055,
    24.6559,
    '02100 02600 02770',
    'Piispansilta,Leppävaarankatu,Länsituulentie',
    5,
  ],
  ['Vantaa', 'Uusimaa', 60.2934, 25.0378, '01300 01530', 'Ratatie,Tasetie', 4],
  ['Tampere', 'Pirkanmaa', 61.4978, 23.761, '33100 33720', 'Hämeenkatu,Sammonkatu,Hervannan valtaväylä', 4],
  ['Turku', 'Varsinais-Suomi', 60.4518, 22.2666, '20100 20520', 'Yliopistonkatu,Eerikinkatu', 3],
  ['Oulu', 'Pohjois-Pohjanmaa', 65.0121, 25.4651, '90100', 'Isokatu,Kauppurienkatu', 3],
  ['Jyväskylä', 'Keski-Suomi', 62.2426, 25.7473, '40100', 'Kauppakatu', 2],
  ['Lahti', 'Päijät-Häme', 60.9827, 25.6612, '15110', 'Aleksanterinkatu', 2],
  ['Kuopio', 'Pohjois-Savo', 62.8924, 27.677, '70100', 'Haapaniemenkatu', 2],
  ['Pori', 'Satakunta', 61.4851, 21.7974, '28100', 'Yrjönkatu', 1],
  ['Lappeenranta', 'Etelä-Karjala', 61.0587, 28.1887, '53100', 'Valtakatu', 1],
  ['Vaasa', 'Pohjanmaa', 63.0951, 21.6165, '65100', 'Vaasanpuistikko', 1],
  ['Hämeenlinna', 'Kanta-Häme', 60.9929, 24.459, '13100', 'Raatihuoneenkatu', 1],
  ['Porvoo', 'Uusimaa', 60.3932, 25.6639, '06100', 'Mannerheiminkatu', 1],
  ['Rovaniemi', 'Lappi', 66.5039, 25.7294, '96200', 'Koskikatu', 1],
];

function townsOf(country: CountryCode, rows: readonly Row[]): Town[] {
  return rows.map(([name, county, latitude, longitude, codes, streets, points]) => ({
    country,
    name,
    county,
    at: [latitude, longitude],
    postalCodes: codes.split(' '),
    streets: streets.split(','),
    points,
  }));
}

/** Towns where the invented pick-up points of the demo stand: real towns, streets and areas, no real points. */
export const towns: readonly Town[] = [
  ...townsOf('EE', estonia),
  ...townsOf('LV', latvia),
  ...townsOf('FI', finland),
];
