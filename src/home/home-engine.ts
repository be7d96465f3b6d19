import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import type { Engine } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer, sourceKey } from '#src/engine/load.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';
import { scheduleDiagnostics, sendDiagnostics } from '#src/platform/diagnostics/sink.ts';
import { showFailure } from '#src/platform/feedback/toast.ts';
import { savesData } from '#src/platform/screen/saves-data.ts';
import { cachedLayout } from './cached-layout.ts';

const diagnostics = createDiagnostics({ send: sendDiagnostics, schedule: scheduleDiagnostics });

/** After this time shown answers are checked for values that a default has replaced, in ms. */
const CHECK_DELAY_MS = 1500;

const shown = new Map<unknown, readonly [place: string, endpoint: ReadEndpoint]>();

const lookThrough = async (): Promise<void> => {
  const answers = [...shown];
  shown.clear();
  const code = await import('#src/engine/defaulted.ts');
  for (const [data, [location, endpoint]] of answers) {
    const before = lastGood.get(sourceKey({ endpoint, payload: {} }));
    const otherwise = before === undefined ? 'hidden' : 'last-good';
    for (const fault of code.defaultedFaults(location, endpoint, data, otherwise))
      diagnostics.report(fault);
    // checking a long answer may take a while, so each has a task of its own
    await new Promise((resolve) => setTimeout(resolve));
  }
};

const onShown = (location: string, endpoint: ReadEndpoint, data: unknown): void => {
  const { result, replaced } = readData(endpoint, data);
  // most answers are whole, and need not load the code that reports
  if (result.success ? !replaced : location) return;
  if (shown.size === 0) setTimeout(() => lookThrough().catch(() => undefined), CHECK_DELAY_MS);
  shown.set(data, [location, endpoint]);
};

/**
 * Calls go over the network unless their answers are `known`, last good payloads lie in local storage. `careful`:
 * the last starts failed, so the page uses the layout of its last good start and reports that. `otherwise`: answers in
 * place of failed ones.
 */
export const createHomeEngine = (
  careful = false,
  known?: ReadonlyMap<string, LoadedAnswer>,
  otherwise?: (key: string) => LoadedAnswer | undefined,
): Engine => {
  const cachedFirst = { ...lastGood, get: (key: string) => cachedLayout(key) ?? lastGood.get(key) };
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
    loader: createLoader(
      async (source) => {
        const key = sourceKey(source);
        const data = careful ? cachedLayout(key) : undefined;
        if (data !== undefined) return { ok: true, data };
        const answer = await callRaw(source.endpoint, source.payload);
        // the member's own from before comes first
        if (answer.ok || lastGood.get(key) !== undefined) return answer;
        return otherwise?.(key) ?? answer;
      },
      careful ? undefined : known,
    ),
    // the last good payloads may be what the starts have failed on
    lastGood: careful ? cachedFirst : lastGood,
    storedFirst: !careful,
    sparing: savesData(),
    diagnostics,
    onShown,
    onMessage: showFailure,
  };
};
