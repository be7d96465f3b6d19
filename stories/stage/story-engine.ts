import { action } from 'storybook/actions';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import type { Engine } from '#src/engine/engine.ts';
import type { LastGood } from '#src/engine/judge.ts';
import { createLoader } from '#src/engine/load.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { showToast } from '#src/platform/feedback/toast.ts';

const tell = action('诊断');

/** Nothing is stored from an earlier visit. */
const firstVisit = (): LastGood => {
  const held = new Map<string, unknown>();
  return { get: (key) => held.get(key), set: (key, data) => void held.set(key, data) };
};

/** An engine of its own, answered by the mocked back end. */
export const createStoryEngine = (): Engine => ({
  loader: createLoader(({ endpoint, payload }) => callRaw(endpoint, payload)),
  lastGood: firstVisit(),
  diagnostics: createDiagnostics({
    send: (entries) => entries.forEach(tell),
    schedule: (flush) => queueMicrotask(flush),
  }),
  onMessage: showToast,
});
