import type { Engine } from '#src/engine/engine.ts';
import {
  type Caller,
  createLoader,
  type LoadedAnswer,
  type Loader,
  sourceKey,
} from '#src/engine/load.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';
import { showFailure } from '#src/platform/feedback/toast.ts';

/** Delay of every call that simulates a slow network, in ms. */
const SLOW = 2500;

const real: Caller = ({ endpoint, payload }) => callRaw(endpoint, payload);

const slowed: Caller = async (source) => {
  await new Promise((resolve) => setTimeout(resolve, SLOW));
  return real(source);
};

export const networkLoader = (slow: boolean): Loader => createLoader(slow ? slowed : real);

/** The app's engine on a draft; faults caused by a draft are not reported as learners' faults. */
export const draftEngine = (
  network: Loader,
  answers: ReadonlyMap<string, LoadedAnswer>,
): Engine => ({
  loader: {
    ...network,
    start: (source) => {
      if (!answers.has(sourceKey(source))) network.start(source);
    },
    wait: async (source) => answers.get(sourceKey(source)) ?? network.wait(source),
    answer: (key) => answers.get(key) ?? network.answer(key),
    reload: async (source) => answers.get(sourceKey(source)) ?? network.reload(source),
  },
  lastGood,
  diagnostics: { report: () => undefined, flush: () => undefined },
  onMessage: showFailure,
});
