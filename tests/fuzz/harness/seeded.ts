import { triesOf } from '../../harness/times.ts';

/** Every run is the same unless FUZZ_SEED says otherwise; a failure prints how to repeat it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

/** Options of a property that is tried so many times. */
export const runs = (numRuns: number) => ({ seed, numRuns: triesOf(numRuns) });

console.log(`FUZZ_SEED=${seed}`);
