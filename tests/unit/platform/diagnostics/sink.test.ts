// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleDiagnostics, sendDiagnostics } from '#src/platform/diagnostics/sink.ts';
import { callsUnderWay } from '#src/platform/feedback/loading.ts';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { answerWith, success } from '../../harness/browser-stubs.ts';
import { faultLike } from '../../harness/engine/fixtures.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the diagnostics sink', () => {
  it('sends a batch with the page it comes from, without the loading indicator', async () => {
    history.replaceState(null, '', '/drawIndex?x=1');
    const requests = answerWith(() => success({ accepted: 1 }));
    sendDiagnostics([faultLike()]);
    // what it was asked on counts, wherever the page has gone meanwhile
    history.replaceState(null, '', '/my');
    await vi.dynamicImportSettled();
    expect(callsUnderWay.get()).toBe(0);
    await vi.runAllTimersAsync();
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/diagnostics/report', { page: '/drawIndex', entries: [faultLike()] }],
    ]);
  });

  it('is quiet about a back end that has no such call', async () => {
    const requests = answerWith(() => new Response('Not Found', { status: 404 }));
    sendDiagnostics([faultLike({ path: '404' })]);
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
    expect([requests.length, toastStore.get()]).toEqual([1, null]);
  });

  it('sends after two seconds', () => {
    const flush = vi.fn();
    scheduleDiagnostics(flush);
    vi.advanceTimersByTime(1999);
    expect(flush).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(flush).toHaveBeenCalledTimes(1);
  });

  it('sends at the latest when the page goes away', () => {
    const flush = vi.fn();
    scheduleDiagnostics(flush);
    dispatchEvent(new Event('pagehide'));
    expect(flush).toHaveBeenCalledTimes(1);
  });
});
