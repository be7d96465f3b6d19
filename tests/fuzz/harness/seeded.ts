import { times, triesOf } from '../../harness/times.ts';

/** Every run is the same unless FUZZ_SEED says otherwise; a failure prints how to repeat it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

/** Options of a property that is tried so many times, in the daily run as well. */
export const runs = (numRuns: number) => ({
  seed,
  numRuns: Math.round(numRuns * Math.max(1, times)),
});

/** The same where a try is dear: a tenth of them in the daily run. */
export const fewRuns = (numRuns: number) => ({ seed, numRuns: triesOf(numRuns) });

console.log(`FUZZ_SEED=${seed}`);
