// @vitest-environment window

import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import { couponList } from '#schemas/coupon/list-endpoints.ts';
import {
  getIndexSystem,
  moduleStart,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { flagFields } from '#schemas/layout/home-sections.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { callKey, type Endpoint } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import { EngineProvider } from '#src/engine/engine.ts';
import { HomePage } from '#src/home/home-page.tsx';
import { startHome } from '#src/home/start-home.ts';
import { answerOf, controlled, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';
import {
  type HomeAnswers,
  homeEngine,
  loadEverything,
  openHome,
} from '../harness/home/open-home.tsx';
import { mount, settle, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const allOpen = Object.fromEntries(flagFields.map((field) => [field, 1]));
const orderOf = (...names: string[]) => names.map((name) => ({ name }));
const names = ['资讯列表', '优质内容', '直播标题'];

/** A phone that keeps these answers. */
const keeping = (...remaining: [Endpoint, unknown][]) => {
  const memory = memoryOfGood();
  for (const [endpoint, data] of remaining) memory.held.set(callKey(endpoint), data);
  return memory;
};
const cachedPage = () =>
  keeping(
    [sectionOrder, orderOf(...names)],
    [getIndexSystem, allOpen],
    [moduleStart, { liveModule: 1 }],
  );

/** Calls of the page itself that the test answers when it wants to. */
const heldCalls = () => {
  const calls = {
    [sectionOrder.path]: controlled<ReturnType<typeof answerOf>>(),
    [getIndexSystem.path]: controlled<ReturnType<typeof answerOf>>(),
    [moduleStart.path]: controlled<ReturnType<typeof answerOf>>(),
    [switchVersion.path]: controlled<ReturnType<typeof answerOf>>(),
    [viewTemplate.path]: controlled<ReturnType<typeof answerOf>>(),
  };
  const answers: HomeAnswers = Object.fromEntries(
    Object.entries(calls).map(([path, { promise }]) => [path, () => promise]),
  );
  const answer = ({ path }: Endpoint, data: unknown) =>
    settle(() => calls[path]?.settle(answerOf(data)));
  const fail = ({ path }: Endpoint) => settle(() => calls[path]?.settle(failed()));
  return { answers, answer, fail };
};

const sectionOf = (host: HTMLElement, name: string) =>
  host.querySelector(`[data-section="${name}"]`);
const variantOf = (host: HTMLElement) => host.querySelector('main')?.dataset.variant;
const live = registry.直播标题.sources[0]?.path;

describe('a further visit', () => {
  it('shows the sections of the last good answers at once, which is no fault', async () => {
    const { answers } = heldCalls();
    const { host, notices, paths } = await openHome('/drawIndex', answers, cachedPage());
    expect(standing(host)).toEqual(names.map((name) => `${name} ready`));
    expect(paths()).toContain(live);
    expect(notices).toEqual([]);
  });

  it('has nothing drawn or asked anew where the answers say the same', async () => {
    const { answers, answer } = heldCalls();
    const { host, requests } = await openHome('/drawIndex', answers, cachedPage());
    const calls = requests.length;
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, { subtree: true, childList: true, attributes: true });
    await answer(sectionOrder, orderOf(...names));
    await answer(getIndexSystem, allOpen);
    await answer(moduleStart, { liveModule: 1 });
    await pass(4000);
    expect(changes.takeRecords()).toEqual([]);
    expect(requests).toHaveLength(calls);
  });

  it('follows the answers: what only moves stays as it is, and is not asked for again', async () => {
    const { answers, answer } = heldCalls();
    const { host, paths } = await openHome('/drawIndex', answers, cachedPage());
    const [news, courses] = ['资讯列表', '优质内容'].map((name) => sectionOf(host, name));
    await answer(sectionOrder, orderOf('活动标题', '优质内容', '资讯列表'));
    await answer(getIndexSystem, allOpen);
    await settle();
    expect(standing(host)).toEqual(
      ['活动标题', '优质内容', '资讯列表'].map((name) => `${name} ready`),
    );
    expect(sectionOf(host, '资讯列表')).toBe(news);
    expect(sectionOf(host, '优质内容')).toBe(courses);
    expect(new Set(paths()).size).toBe(paths().length);
  });

  it('says nothing of what the last good answers do not show until the answers have come', async () => {
    const { answers, answer } = heldCalls();
    const memory = cachedPage();
    memory.held.set(callKey(sectionOrder), orderOf('抽奖转盘'));
    const { host } = await openHome('/drawIndex', answers, memory);
    expect(host.querySelector('[role=alert]')).toBe(null);
    await answer(sectionOrder, orderOf('资讯列表'));
    await settle();
    expect(standing(host)).toEqual(['资讯列表 ready']);
  });

  it('of a visitor shows no section of members that a member’s visit has left', async () => {
    const { answers } = heldCalls();
    const memory = cachedPage();
    memory.held.set(callKey(sectionOrder), orderOf('视频模块', '资讯列表', '音频模块'));
    const { host, paths } = await openHome('/drawIndex', answers, memory);
    expect(standing(host)).toEqual(['资讯列表 ready']);
    expect(paths()).not.toContain(registry.视频模块.sources[0]?.path);
  });

  it('a session that ends takes its sections along, and what stays is asked for anew', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const page = (made: ReturnType<typeof homeEngine>) => (
      <EngineProvider value={made.engine}>
        <HomePage route="/drawIndex" onRetry={() => undefined} />
      </EngineProvider>
    );
    const memory = cachedPage();
    memory.held.set(callKey(sectionOrder), orderOf('视频模块', '资讯列表'));
    const { host, render } = await mount(page(homeEngine(heldCalls().answers, memory)));
    await settle();
    expect(standing(host)).toEqual(['视频模块 ready', '资讯列表 ready']);
    localStorage.removeItem('TOKEN');
    const news = registry.资讯列表.sources[0]?.path ?? '';
    const held = { [news]: () => new Promise<never>(() => undefined) };
    await render(page(homeEngine({ ...heldCalls().answers, ...held }, memory)));
    await settle();
    expect(standing(host)).toEqual(['资讯列表 loading']);
  });
});

it('an engine that has the answers already, as that of a draft, leaves the sections as they are', async () => {
  const answers: HomeAnswers = {
    [sectionOrder.path]: answerOf(orderOf(...names)),
    [getIndexSystem.path]: answerOf(allOpen),
  };
  const page = ({ engine }: ReturnType<typeof homeEngine>) => (
    <EngineProvider value={engine}>
      <HomePage route="/drawIndex" onRetry={() => undefined} />
    </EngineProvider>
  );
  const first = homeEngine(answers);
  const { host, render } = await mount(page(first));
  await settle();
  const before = sectionOf(host, '资讯列表');
  expect(before).not.toBe(null);
  const draft = homeEngine({
    ...answers,
    [sectionOrder.path]: answerOf(orderOf('活动标题', ...names)),
  });
  for (const source of first.requests) await draft.engine.loader.wait(source);
  await render(page(draft));
  await settle();
  expect(standing(host)).toHaveLength(4);
  expect(sectionOf(host, '资讯列表')).toBe(before);
});

describe('a first visit', () => {
  it.each([
    [1, ['资讯列表 ready', '优质内容 ready', '直播标题 ready']],
    [0, ['资讯列表 ready', '优质内容 ready']],
  ])(
    'lets a section wait in its place for its module alone, without a call (%i)',
    async (open, shown) => {
      const { answers, answer } = heldCalls();
      const { host, paths } = await openHome('/drawIndex', answers);
      await answer(sectionOrder, orderOf(...names));
      await answer(getIndexSystem, allOpen);
      await pass(499);
      expect(standing(host)).toEqual([]);
      await pass(1);
      expect(standing(host)).toEqual(['资讯列表 ready', '优质内容 ready', '直播标题 loading']);
      expect(paths()).not.toContain(live);
      await answer(moduleStart, { liveModule: open });
      await pass(0);
      expect(standing(host)).toEqual(shown);
      expect(paths().some((path) => path === live)).toBe(open === 1);
    },
  );

  it('says after 3 s that the order is long in coming, and still takes it', async () => {
    const { answers, answer } = heldCalls();
    const { host } = await openHome('/drawIndex', answers);
    await answer(getIndexSystem, allOpen);
    await answer(moduleStart, {});
    await pass(2999);
    expect(host.querySelector('[role=alert]')).toBe(null);
    await pass(1);
    expect(host.querySelector('[role=alert] button')?.textContent).toBe('重新加载');
    await answer(sectionOrder, orderOf('资讯列表'));
    await settle();
    expect(standing(host)).toEqual(['资讯列表 ready']);
  });
});

describe('a classic page', () => {
  it('does not wait for modules that were on at the last visit', async () => {
    const { answers } = heldCalls();
    const memory = keeping([moduleStart, { liveModule: 1 }]);
    const { host, notices } = await openHome('/index', answers, memory);
    expect(standing(host)).toContain('直播标题 ready');
    expect(notices).toEqual([]);
  });

  it('lets the live list and the coupons alone wait, each in its place', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const { answers, answer } = heldCalls();
    const { host, paths } = await openHome('/index', answers);
    await pass(500);
    await settle();
    const waits = () => standing(host).filter((each) => each.endsWith('loading'));
    expect(waits().toSorted()).toEqual(['优惠券 loading', '直播标题 loading'].toSorted());
    expect(paths()).not.toContain(couponList.path);
    const after = sectionOf(host, '资讯列表');
    await answer(moduleStart, { liveModule: 0 });
    await answer(switchVersion, 1);
    await settle();
    expect(waits()).toEqual([]);
    expect(standing(host)).toContain('优惠券 ready');
    expect(standing(host)).not.toContain('直播标题 ready');
    expect(sectionOf(host, '资讯列表')).toBe(after);
  });

  it('keeps a place for coupons that were on, and asks for them once the switch has said so', async () => {
    localStorage.setItem('TOKEN', 't-1');
    const { answers, answer } = heldCalls();
    const memory = keeping([moduleStart, { liveModule: 1 }], [switchVersion, 1]);
    const { host, paths } = await openHome('/index', answers, memory);
    expect(standing(host)).toContain('优惠券 loading');
    expect(paths()).not.toContain(couponList.path);
    await answer(switchVersion, 1);
    await settle();
    expect(standing(host)).toContain('优惠券 ready');
  });
});

describe('/', () => {
  const cachedVariant = (template: string) => keeping([viewTemplate, { template }]);

  it('shows the variant that was named last at once, and follows the answer', async () => {
    const { answers, answer } = heldCalls();
    const memory = cachedVariant('variant3');
    const { host, notices } = await openHome('/', answers, memory);
    expect(variantOf(host)).toBe('variant3');
    expect(notices).toEqual([]);
    await answer(viewTemplate, { template: 'variant2' });
    await settle();
    expect(variantOf(host)).toBe('variant2');
    expect(memory.held.get(callKey(viewTemplate))).toEqual({ template: 'variant2' });
  });

  it('becomes the ordered variant when the call fails', async () => {
    const { answers, fail } = heldCalls();
    const { host } = await openHome('/', answers, cachedVariant('variant3'));
    await fail(viewTemplate);
    expect(variantOf(host)).toBe('ordered');
  });

  it('stays the variant that was named last where the answer is late', async () => {
    const { answers, answer } = heldCalls();
    const memory = cachedVariant('variant3');
    const { host } = await openHome('/', answers, memory);
    await pass(3000);
    await answer(viewTemplate, { template: 'variant2' });
    expect(variantOf(host)).toBe('variant3');
    expect(memory.held.get(callKey(viewTemplate))).toEqual({ template: 'variant2' });
  });

  it.each([
    ['nothing', memoryOfGood(), [viewTemplate, sectionOrder, getIndexSystem, moduleStart]],
    ['a classic variant', cachedVariant('variant2'), [viewTemplate, moduleStart, pageLayout]],
  ])(
    'starts the calls of the likely variant with its own where %s is kept',
    (_name, memory, calls) => {
      const { engine, paths } = started(memory);
      startHome(engine, '/');
      expect(paths().toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
    },
  );
});

const started = (memory: ReturnType<typeof memoryOfGood>) => {
  const { engine, requests } = homeEngine({}, memory);
  return { engine, paths: () => requests.map(({ endpoint }) => endpoint.path) };
};
