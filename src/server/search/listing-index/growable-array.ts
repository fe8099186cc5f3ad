type Numbers = Int32Array | Uint32Array | Uint8Array | Float32Array;

/** A column of numbers that grows at its end; `at` may be longer than what is filled. */
export class GrowableArray<T extends Numbers> {
  at: T;
  length = 0;

  constructor(empty: T) {
    this.at = empty;
  }

  push(value: number): void {
    this.reserve(1);
    this.at[this.length++] = value;
  }

  append(values: ArrayLike<number>): void {
    this.reserve(values.length);
    this.at.set(values, this.length);
    this.length += values.length;
  }

  get bytes(): number {
    return this.at.byteLength;
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.at.length) return;
    // By a half: doubling leaves a third of a large catalogue's memory empty.
    const larger = new (this.at.constructor as new (length: number) => T)(
      Math.max(16, needed, Math.ceil(this.at.length * 1.5)),
    );
    larger.set(this.at);
    this.at = larger;
  }
}

export const int32 = () => new GrowableArray(new Int32Array(0));
export const uint8 = () => new GrowableArray(new Uint8Array(0));
export const float32 = () => new GrowableArray(new Float32Array(0));
