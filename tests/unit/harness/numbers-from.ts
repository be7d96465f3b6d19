/** The same numbers in every run. */
export const numbersFrom = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
};
