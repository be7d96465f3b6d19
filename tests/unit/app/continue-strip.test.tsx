// @vitest-environment window

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '#schemas/sample.ts';
import { mount, press, settle, settleUntil } from '../harness/mount.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const studied = {
  id: '7',
  type: 0,
  title: '心电图入门',
  thumb: '',
  teacher_name: '',
  granted: 1,
  until: null,
  lesson_count: 2,
  finished: 0,
  percent: 10,
  lesson: '71',
  lesson_title: '第一节',
  at: null as number | null,
};

const open = async (products: readonly object[]) => {
  const requests = stubBackEnd(() => ({ code: 200, data: pageOf(products) }));
  history.replaceState({ entry: crypto.randomUUID() }, '', '/drawIndex');
  const { default: ContinueStrip } = await import('#src/app/afterwards/continue-strip.tsx');
  const { EngineProvider } = await import('#src/engine/engine.ts');
  const { createHomeEngine } = await import('#src/home/home-engine.ts');
  const { host } = await mount(
    <EngineProvider value={createHomeEngine()}>
      <ContinueStrip />
    </EngineProvider>,
  );
  return { host, requests, strip: () => host.querySelector('section') };
};

const begun = { ...studied, id: '8', at: 1_700_000_000 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('TOKEN', 't-1');
  // what has been closed is remembered in the module as well
  vi.resetModules();
});

describe('the strip of what was studied last', () => {
  it('leads to the lesson of the first product that was begun', async () => {
    const { host, strip } = await open([studied, begun]);
    await settleUntil(() => strip() !== null);
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/coursedet/8?lesson=71');
    expect(host.textContent).toContain('上次学到 · 已学 10% · 心电图入门');
    expect(host.textContent).toContain('第一节');
  });

  it('names a product once whose lesson has its title', async () => {
    const { host, strip } = await open([{ ...begun, lesson_title: '心电图入门' }]);
    await settleUntil(() => strip() !== null);
    expect(host.textContent).toBe('上次学到 · 已学 10%心电图入门');
  });

  it('is not there before the first lesson', async () => {
    const { requests, strip } = await open([studied]);
    await settleUntil(() => requests.length > 0);
    await settle();
    expect(strip()).toBe(null);
  });

  it('can be closed, and stays closed for the visit, without a call', async () => {
    const first = await open([begun]);
    await settleUntil(() => first.strip() !== null);
    await press(first.host.querySelector('button'));
    expect(first.strip()).toBe(null);
    const second = await open([begun]);
    expect(second.strip()).toBe(null);
    expect(second.requests).toEqual([]);
  });
});
