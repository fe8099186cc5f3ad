/**
 * The first `count` of the numbers below `total` in the order of `compare`, without sorting the rest: a page of a long
 * list. `compare` never answers 0 for two different numbers.
 */
export function firstInOrder(
  total: number,
  count: number,
  compare: (a: number, b: number) => number,
): Int32Array {
  const wanted = Math.min(count, total);
  if (wanted > total / 4) {
    return Int32Array.from({ length: total }, (_, at) => at)
      .sort(compare)
      .subarray(0, wanted);
  }
  // A heap of the best so far with the worst of them on top: most numbers are compared with it alone.
  const heap = Int32Array.from({ length: wanted }, (_, at) => at);
  for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  for (let next = wanted; next < total; next++) {
    if (wanted === 0 || compare(next, heap[0]!) > 0) continue;
    heap[0] = next;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

function sink(heap: Int32Array, from: number, compare: (a: number, b: number) => number): void {
  let at = from;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && compare(heap[child]!, heap[worst]!) > 0) worst = child;
    }
    if (worst === at) return;
    [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
    at = worst;
  }
}
