// @vitest-environment window
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getIndexSystem, moduleStart, sectionOrder } from '#schemas/home/endpoints.ts';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import { flagFields } from '#schemas/layout/home-sections.ts';
import { registry } from '#sections/registry.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { loadCode } from '#src/engine/load-code.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { samples } from '#stories/sections/section-samples.ts';
import { answerOf, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { mount, press, settle, settleUntil, standing } from '../harness/mount.tsx';

const names: SectionName[] = ['搜索框', '资讯列表', '优质内容', '直播标题', '视频模块'];
const bySample = new Map(
  names.flatMap((name) => registry[name].sources.map(({ path }) => [path, samples[name].常规])),
);
const allOpen = Object.fromEntries(flagFields.map((field) => [field, 1]));

const answers = (over: Record<string, LoadedAnswer> = {}) => ({
  [sectionOrder.path]: answerOf(names.map((name) => ({ name }))),
  [getIndexSystem.path]: answerOf(allOpen),
  [moduleStart.path]: answerOf({ liveModule: 1 }),
  ...over,
});

const engineOf = (known: Record<string, LoadedAnswer>): Engine => ({
  loader: createLoader(
    async ({ endpoint }) => known[endpoint.path] ?? answerOf(bySample.get(endpoint.path) ?? null),
  ),
  lastGood: memoryOfGood(),
  diagnostics: createDiagnostics({ send: () => undefined, schedule: () => undefined }),
  onMessage: () => undefined,
});

/** The page on one engine after the other, as its retry goes on. */
const Home = ({ engines }: { engines: Engine[] }) => {
  const [at, setAt] = useState(0);
  return (
    <EngineProvider value={engines[at] ?? engineOf({})}>
      <HomePage route="/drawIndex" onRetry={() => setAt(at + 1)} />
    </EngineProvider>
  );
};

const open = async (...known: Record<string, LoadedAnswer>[]) => {
  const { host } = await mount(<Home engines={known.map(engineOf)} />);
  await settle();
  return host;
};

const nothing = answers({
  [sectionOrder.path]: failed('http-500'),
  [getIndexSystem.path]: failed('timeout'),
  [moduleStart.path]: failed('network'),
});
const withoutContent = answers({
  [sectionOrder.path]: answerOf([{ name: '资讯列表' }, { name: '优质内容' }]),
  ...Object.fromEntries([...bySample.keys()].map((path) => [path, failed()])),
});

// code that has arrived, so that nothing but the tests' own answers decides when a section stands
beforeAll(() => Promise.all(Object.values(registry).map(loadCode)));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
});

describe('the home page', () => {
  it('stands in the order of the server, marked with its route and variant', async () => {
    const host = await open(answers());
    expect(standing(host)).toEqual(
      ['搜索框', '资讯列表', '优质内容', '直播标题'].map((name) => `${name} ready`),
    );
    const page = host.querySelector('main');
    expect([page?.dataset.page, page?.dataset.variant]).toEqual(['/drawIndex', 'ordered']);
  });

  it('shows members the lists of members', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const host = await open(answers());
    expect(standing(host).at(-1)).toBe('视频模块 ready');
  });

  it('hides the live section while its module is off', async () => {
    const host = await open(answers({ [moduleStart.path]: answerOf({ liveModule: 0 }) }));
    expect(standing(host)).not.toContain('直播标题 ready');
    expect(standing(host)).toHaveLength(3);
  });

  it('follows the catalogue where the order cannot be had', async () => {
    const host = await open(answers({ [sectionOrder.path]: failed() }));
    const first = ['搜索框', '会员卡提示', '直播标题', '资讯列表', '优质内容'];
    expect(standing(host).slice(0, first.length)).toEqual(first.map((name) => `${name} ready`));
  });

  it('shows what stands without a config', async () => {
    const banner = registry.导航栏.sources[0]?.path ?? '';
    const host = await open(
      answers({
        [sectionOrder.path]: answerOf([{ name: '资讯列表' }, { name: '导航栏' }]),
        [getIndexSystem.path]: failed(),
        [banner]: answerOf(samples.导航栏.常规),
      }),
    );
    expect(standing(host)).toEqual(['导航栏 ready']);
  });
});

describe('a page on which nothing can be shown', () => {
  it.each([
    ['all calls fail', nothing],
    [
      'the config that opens them fails',
      answers({
        [getIndexSystem.path]: failed(),
        [sectionOrder.path]: answerOf([{ name: '资讯列表' }]),
      }),
    ],
    [
      'the modules that open them fail',
      answers({
        [moduleStart.path]: failed(),
        [sectionOrder.path]: answerOf([{ name: '直播标题' }]),
      }),
    ],
    [
      'order and config took as long as a call may, whatever else is answered',
      answers({
        [sectionOrder.path]: failed('timeout'),
        [getIndexSystem.path]: failed('timeout'),
        [registry.导航栏.sources[0]?.path ?? '']: answerOf(samples.导航栏.常规),
      }),
    ],
    ['all names are unknown', answers({ [sectionOrder.path]: answerOf([{ name: '抽奖' }]) })],
    ['all sections are hidden', withoutContent],
  ])('says so and has a button: %s', async (_name, known) => {
    const host = await open(known);
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('首页内容暂时没有加载出来');
    expect(host.querySelector('[role="alert"] button')?.textContent).toBe('重新加载');
    expect(standing(host)).toEqual([]);
  });

  it.each([
    ['whose flags are all closed', answers({ [getIndexSystem.path]: answerOf([]) })],
    [
      'whose module is off beside what is for members',
      answers({
        [moduleStart.path]: answerOf({ liveModule: 0 }),
        [sectionOrder.path]: answerOf([
          { name: '直播标题' },
          { name: '导航栏', when: { audience: 'member' } },
        ]),
      }),
    ],
  ])('says of a page %s that nothing of it is for this visitor', async (_name, known) => {
    const host = await open(known);
    await settleUntil(() => host.querySelector('[role="alert"]') !== null);
    const words = host.querySelector('[role="alert"]')?.textContent;
    expect(words).toContain('首页现在没有向你展示的内容');
    expect(words).not.toContain('网络');
  });

  it('says so after 3 s where no call answers, and again to who tries again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = () => ({
      ...engineOf({}),
      loader: createLoader(() => new Promise(() => undefined)),
    });
    const { host } = await mount(<Home engines={[silent(), silent(), engineOf(answers())]} />);
    const alert = () => host.querySelector('[role="alert"]');
    const retry = () => press(host.querySelector('[role="alert"] button'));
    for (const _visit of ['the first', 'the second']) {
      await settle(() => vi.advanceTimersByTime(2999));
      expect(alert()).toBe(null);
      await settle(() => vi.advanceTimersByTime(1));
      expect(alert()?.textContent).toContain('首页内容暂时没有加载出来');
      await retry();
    }
    await settle();
    expect([alert(), standing(host).length]).toEqual([null, 4]);
  });

  it('comes back with its button once there is something', async () => {
    const host = await open(nothing, answers());
    await press(host.querySelector<HTMLElement>('[role="alert"] button'));
    await settle();
    expect(host.querySelector('[role="alert"]')).toBe(null);
    expect(standing(host)).toHaveLength(4);
  });

  it('says so again where there is still nothing', async () => {
    const host = await open(nothing, nothing, answers());
    for (const alerts of [1, 0]) {
      await press(host.querySelector<HTMLElement>('[role="alert"] button'));
      await settle();
      expect(host.querySelectorAll('[role="alert"]')).toHaveLength(alerts);
    }
  });
});
