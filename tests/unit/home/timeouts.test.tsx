// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getIndexSystem, moduleStart, sectionOrder } from '#schemas/home/endpoints.ts';
import { callKey, type Endpoint } from '#schemas/wire/define-endpoint.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { useOrderedPage } from '#src/home/ordered/use-ordered-page.ts';
import { answerOf, controlled, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { mount } from '../harness/mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const slow = (lastGood = memoryOfGood()) => {
  const order = controlled<LoadedAnswer>();
  const known: Record<string, Promise<LoadedAnswer>> = {
    [sectionOrder.path]: order.promise,
    [getIndexSystem.path]: Promise.resolve(answerOf({ retrieval_open: 1 })),
    [moduleStart.path]: Promise.resolve(answerOf({})),
  };
  const engine = {
    loader: createLoader(({ endpoint }) => known[endpoint.path] ?? new Promise(() => undefined)),
    lastGood,
    diagnostics: createDiagnostics({ send: () => undefined, schedule: () => undefined }),
    onMessage: () => undefined,
  };
  const given: ReturnType<typeof useOrderedPage>['resolved'][] = [];
  const Page = () => {
    const { resolved } = useOrderedPage(engine);
    given.push(resolved);
    return (
      <p>{resolved?.flatMap(({ shows, title }) => (shows ? title : [])).join(' ') ?? '等待'}</p>
    );
  };
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return { Page, order, pass, given };
};

const remembering = (endpoint: Endpoint, payload: unknown) => {
  const memory = memoryOfGood();
  memory.held.set(callKey(endpoint, {}), payload);
  return memory;
};

describe('an order that is long in coming', () => {
  it('is waited for where no earlier one is known', async () => {
    const { Page, order, pass } = slow();
    const { host } = await mount(<Page />);
    await pass(5000);
    expect(host.textContent).toBe('等待');
    order.settle(answerOf([{ name: '导航栏' }]));
    await pass(0);
    expect(host.textContent).toBe('导航栏');
  });

  it('is taken for the last good one at once, and still counts when it comes', async () => {
    const { Page, order, pass } = slow(remembering(sectionOrder, [{ name: '搜索框' }]));
    const { host } = await mount(<Page />);
    await pass(0);
    expect(host.textContent).toBe('搜索框');
    order.settle(answerOf([{ name: '导航栏' }, { name: '搜索框' }]));
    await pass(0);
    expect(host.textContent).toBe('导航栏 搜索框');
  });

  it('says what was known before: the sections stay the very same', async () => {
    const { Page, order, pass, given } = slow(remembering(sectionOrder, [{ name: '搜索框' }]));
    await mount(<Page />);
    await pass(0);
    order.settle(answerOf([{ name: '搜索框' }]));
    await pass(4000);
    expect(new Set(given.filter((each) => each !== undefined)).size).toBe(1);
  });
});
