/** Gives the same numbers in each run (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Jumps from one failure to the next. @returns how many there are */
export function failuresOf(visits: number, rate: number, random: () => number): number {
  const gap = () => Math.floor(Math.log(1 - random()) / Math.log(1 - rate));
  let failures = 0;
  for (let visit = gap(); visit < visits; visit += 1 + gap()) failures += 1;
  return failures;
}
