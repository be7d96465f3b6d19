import { createDiagnostics } from '../engine/diagnostics.ts';
import type { Engine } from '../engine/engine.ts';
import { createLoader } from '../engine/load.ts';
import { callRaw } from '../platform/call.ts';
import { scheduleDiagnostics, sendDiagnostics } from '../platform/diagnostics-sink.ts';
import { lastGood } from '../platform/last-good.ts';
import { showToast } from '../platform/toast.ts';

const diagnostics = createDiagnostics({ send: sendDiagnostics, schedule: scheduleDiagnostics });

/** The engine on this phone: calls over the network, last good payloads in local storage. */
export const createHomeEngine = (): Engine => ({
  loader: createLoader(({ endpoint, payload }) => callRaw(endpoint, payload)),
  lastGood,
  diagnostics,
  onMessage: showToast,
});
