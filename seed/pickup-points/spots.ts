import type { CountryCode } from '../../src/domain/shops/audience.ts';
import { towns, type Town } from './towns.ts';

/** An invented place of a locker. */
export interface Spot {
  town: Town;
  /** Counts from 1 within the list of a carrier. */
  number: number;
  name: string;
  street: string;
  house: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

/** What lockers stand at, as people of the country name such places. */
const venues: Record<CountryCode, readonly string[]> = {
  EE: ['turuhoone', 'kaubakeskuse', 'bussijaama', 'spordihalli', 'raamatukogu', 'tankla', 'tervisekeskuse'],
  LV: ['tirgus', 'tirdzniecības centrs', 'autoosta', 'sporta halle', 'bibliotēka', 'degvielas stacija'],
  FI: ['kauppakeskus', 'rautatieasema', 'kirjasto', 'tori', 'urheilutalo', 'huoltoasema'],
};

/** About 3 km around the middle of a town. */
const spread = 0.027;

/** Places in the towns of a country. `seed` tells carriers apart, so that they stand beside each other and not in one place. */
export function spotsIn(country: CountryCode, seed: number): Spot[] {
  const places = towns
    .filter((town) => town.country === country)
    .flatMap((town) => Array.from({ length: town.points }, (_, at) => ({ town, at })));
  return places.map(({ town, at }, index) => {
    const step = at + seed;
    const pick = <T>(list: readonly T[]) => list[step % list.length]!;
    // Angles of a sunflower lie evenly around the middle and never twice at one place.
    const angle = (index + seed * 7) * 2.399963;
    const radius = spread * Math.sqrt((at + 0.5) / town.points);
    return {
      town,
      number: index + 1,
      name: `${town.name} ${venues[country][step % venues[country].length]!}`,
      street: pick(town.streets),
      house: String(3 + ((index * 17 + seed * 29) % 140)),
      postalCode: pick(town.postalCodes),
      latitude: round(town.at[0] + radius * Math.sin(angle)),
      longitude: round(town.at[1] + 2 * radius * Math.cos(angle)),
    };
  });
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
