/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function createRandom(seed) {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  return {
    /** True with the given probability from 0 to 1. */
    chance: probability => next() < probability,
    /** One element of a list that is not empty. */
    pick: list => list[Math.floor(next() * list.length)],
    /** Up to `count` different elements, in random order. */
    sample: (list, count) => {
      const drawn = new Set();
      for (let draw = 0; draw < count && list.length > 0; draw += 1) drawn.add(list[Math.floor(next() * list.length)]);
      return [...drawn];
    },
  };
}
