import type fc from 'fast-check';

/** Every run is the same unless FUZZ_SEED says otherwise; a failure prints how to repeat it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

export const runs = (numRuns: number): fc.Parameters<never> => ({
  seed,
  numRuns,
  endOnFailure: false,
});

console.log(`FUZZ_SEED=${seed}`);
