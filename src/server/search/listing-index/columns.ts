import { float32, int32, uint8, type GrowableArray } from './growable-array.ts';

/** A listing as it is read from the database: variations in the family's order. */
export type PackedListing = [id: number, popularity: number, addedAt: string, variations: PackedVariation[]];
export type PackedVariation = [
  productId: number,
  prices: (number | null)[],
  discounts: number[],
  facets: number[],
  codes: string[],
];

/** Stands for "not for sale" among prices. */
export const noPrice = -1;

/**
 * Listings and their variations as columns of numbers. A row is a variation; the rows of a listing stand together, in
 * the family's order. Rows are only added at the end: a listing whose variations or facets change gets new rows and
 * its old ones die, so that the rows of a facet stay in order without moving. `isWorthPacking` tells when too many
 * are dead.
 */
export class Columns {
  /** Price audiences each row has a place for. */
  readonly audiences: number;

  readonly ids = int32();
  readonly popularity: GrowableArray<Float32Array<ArrayBufferLike>> = float32();
  /** Days as numbers that sort like them: 20261122. */
  readonly addedAt = int32();
  readonly firstRow = int32();
  readonly rowCount = int32();

  readonly products = int32();
  readonly listings = int32();
  readonly isAlive = uint8();
  readonly prices = int32();
  readonly discounts = uint8();
  /** Where the facets of a row begin; they end where those of the next begin. */
  readonly facetStart = int32();
  readonly facets = int32();
  private readonly codeStart = int32();
  private readonly codes = uint8();

  /** Facets are numbered as they come, so that what is counted by facet is a short array. */
  readonly facetIds: number[] = [];
  private readonly facetNumbers = new Map<number, number>();
  /** Rows of each facet, dead ones among them, ascending. */
  private readonly rowsOfFacet: GrowableArray<Int32Array<ArrayBufferLike>>[] = [];
  private readonly places = new Map<number, number>();
  private dead = 0;

  constructor(audiences: number) {
    this.audiences = audiences;
    this.facetStart.push(0);
    this.codeStart.push(0);
  }

  /** Listings that are there. */
  get size(): number {
    return this.places.size;
  }

  /** Rows, dead ones among them. */
  get rows(): number {
    return this.products.length;
  }

  get isWorthPacking(): boolean {
    return this.dead > 10_000 && this.dead > this.rows / 4;
  }

  get bytes(): number {
    const columns = [
      this.ids,
      this.popularity,
      this.addedAt,
      this.firstRow,
      this.rowCount,
      this.products,
      this.listings,
      this.isAlive,
      this.prices,
      this.discounts,
      this.facetStart,
      this.facets,
      this.codeStart,
      this.codes,
      ...this.rowsOfFacet,
    ];
    // A Map entry of two small numbers takes about 40 bytes.
    return (
      columns.reduce((sum, column) => sum + column.bytes, 0) + (this.places.size + this.facetIds.length) * 40
    );
  }

  /** The number of the listing with this id. */
  find(id: number): number | undefined {
    return this.places.get(id);
  }

  /** The number of a facet, or -1 where nothing has it. */
  facetNumber(id: number): number {
    return this.facetNumbers.get(id) ?? -1;
  }

  /** Rows that have the facet, dead ones among them, ascending. */
  withFacet(facet: number): Int32Array {
    const rows = this.rowsOfFacet[facet]!;
    return rows.at.subarray(0, rows.length);
  }

  codesOf(row: number): string[] {
    const [from, to] = [this.codeStart.at[row]!, this.codeStart.at[row + 1]!];
    return Buffer.from(this.codes.at.buffer, this.codes.at.byteOffset + from, to - from)
      .toString()
      .split(' ');
  }

  /** Whether each of these has its place among the prices. */
  holds([, , , variations]: PackedListing): boolean {
    return variations.every(([, prices]) => prices.length <= this.audiences);
  }

  put(listing: PackedListing): void {
    const [id, popularity, addedAt, variations] = listing;
    const known = this.places.get(id);
    if (known !== undefined && this.hasSameRows(known, variations)) {
      this.popularity.at[known] = popularity;
      this.addedAt.at[known] = dayNumber(addedAt);
      variations.forEach((one, place) => this.setPrices(this.firstRow.at[known]! + place, one));
      return;
    }
    this.remove(id);
    const number = this.ids.length;
    this.places.set(id, number);
    this.ids.push(id);
    this.popularity.push(popularity);
    this.addedAt.push(dayNumber(addedAt));
    this.firstRow.push(this.rows);
    this.rowCount.push(variations.length);
    for (const one of variations) this.addRow(number, one);
  }

  remove(id: number): void {
    const number = this.places.get(id);
    if (number === undefined) return;
    const first = this.firstRow.at[number]!;
    const count = this.rowCount.at[number]!;
    this.isAlive.at.fill(0, first, first + count);
    this.dead += count;
    this.places.delete(id);
  }

  /** The same without what is dead. */
  packed(): Columns {
    const packed = new Columns(this.audiences);
    for (const number of this.places.values()) packed.put(this.unpacked(number));
    return packed;
  }

  private addRow(listing: number, one: PackedVariation): void {
    const row = this.rows;
    const [product, , , facets, codes] = one;
    this.products.push(product);
    this.listings.push(listing);
    this.isAlive.push(1);
    for (let audience = 0; audience < this.audiences; audience++) {
      this.prices.push(noPrice);
      this.discounts.push(0);
    }
    this.setPrices(row, one);
    for (const id of facets) {
      const facet = this.numberOf(id);
      this.facets.push(facet);
      this.rowsOfFacet[facet]!.push(row);
    }
    this.facetStart.push(this.facets.length);
    this.codes.append(Buffer.from(codes.join(' ')));
    this.codeStart.push(this.codes.length);
  }

  private setPrices(row: number, [, prices, discounts]: PackedVariation): void {
    for (let audience = 0; audience < this.audiences; audience++) {
      this.prices.at[row * this.audiences + audience] = prices[audience] ?? noPrice;
      this.discounts.at[row * this.audiences + audience] = discounts[audience] ?? 0;
    }
  }

  private numberOf(facetId: number): number {
    const known = this.facetNumbers.get(facetId);
    if (known !== undefined) return known;
    const number = this.facetIds.length;
    this.facetIds.push(facetId);
    this.facetNumbers.set(facetId, number);
    this.rowsOfFacet.push(int32());
    return number;
  }

  /** Whether only prices may differ: the same products in the same order, with the same facets and codes. */
  private hasSameRows(listing: number, variations: readonly PackedVariation[]): boolean {
    if (this.rowCount.at[listing] !== variations.length) return false;
    const first = this.firstRow.at[listing]!;
    return variations.every(([product, , , facets, codes], place) => {
      const row = first + place;
      const from = this.facetStart.at[row]!;
      return (
        this.products.at[row] === product &&
        this.facetStart.at[row + 1]! - from === facets.length &&
        facets.every((id, at) => this.facetIds[this.facets.at[from + at]!] === id) &&
        this.codesOf(row).join(' ') === codes.join(' ')
      );
    });
  }

  private unpacked(listing: number): PackedListing {
    const day = String(this.addedAt.at[listing]);
    const first = this.firstRow.at[listing]!;
    const variations = Array.from({ length: this.rowCount.at[listing]! }, (_, place): PackedVariation => {
      const row = first + place;
      const [from, to] = [row * this.audiences, (row + 1) * this.audiences];
      return [
        this.products.at[row]!,
        Array.from(this.prices.at.subarray(from, to), (cents) => (cents === noPrice ? null : cents)),
        [...this.discounts.at.subarray(from, to)],
        Array.from(
          this.facets.at.subarray(this.facetStart.at[row], this.facetStart.at[row + 1]),
          (facet) => this.facetIds[facet]!,
        ),
        this.codesOf(row),
      ];
    });
    return [
      this.ids.at[listing]!,
      this.popularity.at[listing]!,
      `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
      variations,
    ];
  }
}

function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
