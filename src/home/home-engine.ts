import { createDiagnostics } from '../engine/diagnostics.ts';
import type { Engine } from '../engine/engine.ts';
import { createLoader, sourceKey } from '../engine/load.ts';
import { callRaw } from '../platform/calls/call.ts';
import { lastGood } from '../platform/calls/last-good.ts';
import { scheduleDiagnostics, sendDiagnostics } from '../platform/diagnostics/sink.ts';
import { showToast } from '../platform/feedback/toast.ts';
import { keptLayout } from './kept-layout.ts';

const diagnostics = createDiagnostics({ send: sendDiagnostics, schedule: scheduleDiagnostics });

/**
 * The engine on this phone: calls over the network, last good payloads in local storage. `careful`:
 * the last starts failed, so the page uses the layout of its last good start, and reports that.
 */
export const createHomeEngine = (careful = false): Engine => {
  if (careful)
    diagnostics.report({
      fault: 'failed-start',
      section: '首页',
      endpoint: '',
      path: location.pathname.slice(0, 200),
      expected: '',
      came: '',
      shown: 'last-good',
    });
  return {
    loader: createLoader(async (source) => {
      const data = careful ? keptLayout(sourceKey(source)) : undefined;
      return data === undefined ? callRaw(source.endpoint, source.payload) : { ok: true, data };
    }),
    lastGood,
    diagnostics,
    onMessage: showToast,
  };
};
