import { describe, expect, it } from 'vitest';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import {
  getIndexSystem,
  moduleStart,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { containerNames } from '#schemas/layout/containers.ts';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { callKey, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { hasDetails, orderedLayout } from '#src/home/ordered/ordered-layout.ts';
import {
  answeredFacts,
  type FactName,
  orderedFacts,
  readFacts,
  startFacts,
} from '#src/home/page-facts.ts';
import { answerOf, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';

const good: Record<string, unknown> = {
  [sectionOrder.path]: [{ name: '资讯列表' }, { name: '轮播图' }],
  [getIndexSystem.path]: { information_open: 1, information_module_title: '行业资讯' },
  [moduleStart.path]: { liveModule: '1' },
};

const loaded = async (over: Record<string, LoadedAnswer> = {}) => {
  const requests: string[] = [];
  const loader = createLoader(async ({ endpoint }) => {
    requests.push(endpoint.path);
    return over[endpoint.path] ?? answerOf(good[endpoint.path]);
  });
  startFacts(loader, orderedFacts);
  for (const endpoint of [sectionOrder, getIndexSystem, moduleStart])
    await loader.wait({ endpoint, payload: {} });
  return { loader, requests };
};

const orderOf = (facts: { order: Parameters<typeof orderedLayout>[0] }) =>
  orderedLayout(facts.order).nodes.map(({ name }) => name);

describe('the facts of the page', () => {
  it('are asked for at once, each once', async () => {
    const { loader, requests } = await loaded();
    startFacts(loader, orderedFacts);
    expect(requests.sort()).toEqual(Object.keys(good).sort());
    expect(answeredFacts(loader, orderedFacts)).toBe(orderedFacts.length);
  });

  it('are read by their schemas', async () => {
    const { loader } = await loaded();
    const facts = readFacts(loader, memoryOfGood(), orderedFacts);
    expect(facts.order?.map(({ name }) => name)).toEqual(['资讯列表', '轮播图']);
    expect(facts.config).toMatchObject({
      information_open: true,
      information_module_title: '行业资讯',
      vip_open: false,
    });
    expect(facts.modules).toMatchObject({ liveModule: true });
    expect(facts.faults).toEqual([]);
  });

  it('that have not been answered yet are unknown and no fault', () => {
    const facts = readFacts(
      createLoader(() => new Promise(() => undefined)),
      memoryOfGood(),
      orderedFacts,
    );
    expect(facts).toEqual({ order: null, config: null, modules: null, faults: [] });
  });

  it.each([
    ['a failed call', failed('http-500'), 'call-failed'],
    ['HTML', answerOf('<html>'), 'payload-misfit'],
    ['names that are none', answerOf([{}, { name: '' }, 7]), 'payload-misfit'],
  ])('the order is the last good one after %s, told once', async (_name, answer, fault) => {
    const memory = memoryOfGood();
    memory.held.set(callKey(sectionOrder, {}), [{ name: '导航栏' }]);
    const { loader } = await loaded({ [sectionOrder.path]: answer });
    const facts = readFacts(loader, memory, orderedFacts);
    expect(orderOf(facts)).toEqual(['导航栏']);
    expect(
      facts.faults.map((each) => [each.fault, each.section, each.endpoint, each.shown]),
    ).toEqual([[fault, '首页', sectionOrder.path, 'last-good']]);
  });

  it.each([
    ['a failed call', failed()],
    ['HTML', answerOf('<html>')],
    ['an empty list', answerOf([])],
    ['null', answerOf(null)],
  ])(
    'the order is the catalogue’s after %s where there is no last good one',
    async (_name, answer) => {
      const { loader } = await loaded({ [sectionOrder.path]: answer });
      const facts = readFacts(loader, memoryOfGood(), orderedFacts);
      expect(orderOf(facts)).toEqual(sectionNames);
      expect(facts.faults.filter(({ shown }) => shown !== 'shipped')).toEqual([]);
    },
  );

  it.each<[name: FactName, endpoint: ReadEndpoint, payload: object, shown: string]>([
    ['order', sectionOrder, {}, 'shipped'],
    ['template', viewTemplate, {}, 'shipped'],
    ['variant2', pageLayout, { variant: 'variant2' }, 'shipped'],
    ['config', getIndexSystem, {}, 'hidden'],
    ['modules', moduleStart, {}, 'hidden'],
    ['version', switchVersion, {}, 'hidden'],
  ])(
    'a misshapen %s is told with what shows in its place',
    async (name, endpoint, payload, shown) => {
      const loader = createLoader(async () => answerOf('<html>'));
      await loader.wait({ endpoint, payload: { ...payload } });
      const { faults } = readFacts(loader, memoryOfGood(), [name]);
      expect(faults.map((each) => [each.fault, each.shown])).toEqual([['payload-misfit', shown]]);
    },
  );

  it('names that are none are left out of the order, each told', async () => {
    const names = [{ name: 7 }, null, { name: '轮播图' }, { name: {} }, '资讯'];
    const { loader } = await loaded({ [sectionOrder.path]: answerOf(names) });
    const facts = readFacts(loader, memoryOfGood(), orderedFacts);
    expect(orderOf(facts)).toEqual(['7', '轮播图']);
    expect(facts.faults.map(({ fault, path }) => `${fault} ${path}`)).toEqual([
      'item-left-out 1.name',
      'item-left-out 3.name',
      'item-left-out 4',
    ]);
  });

  it.each([
    ['a failed call', failed(), null],
    ['HTML', answerOf('<html>'), null],
  ])('the config is unknown after %s', async (_name, answer, config) => {
    const { loader } = await loaded({ [getIndexSystem.path]: answer });
    const facts = readFacts(loader, memoryOfGood(), orderedFacts);
    expect(facts.config).toBe(config);
    expect(facts.faults).toHaveLength(1);
  });

  it.each([{ items: [] }, { items: [], data: [] }, { items: {} }])(
    'fields that nobody knows, as %j, empty nothing',
    async (unknown) => {
      const data = { ...Object(good[getIndexSystem.path]), ...unknown };
      const { loader } = await loaded({ [getIndexSystem.path]: answerOf(data) });
      const facts = readFacts(loader, memoryOfGood(), orderedFacts);
      expect(facts.config?.information_open).toBe(true);
    },
  );

  it('an order whose items say that they are closed leaves them out, without further code as well', async () => {
    const order = [
      { name: '资讯列表', open: '0' },
      { name: '轮播图', open: 1 },
    ];
    const { loader } = await loaded({ [sectionOrder.path]: answerOf(order) });
    const facts = readFacts(loader, memoryOfGood(), orderedFacts);
    expect(orderOf(facts)).toEqual(['轮播图']);
    expect([hasDetails(facts.order), hasDetails(order.slice(1))]).toEqual([true, false]);
  });

  it.each(containerNames)(
    'an order that names %s alone says more than names of sections',
    (name) => {
      expect(hasDetails([{ name }])).toBe(true);
      expect(sectionNames.some((each) => hasDetails([{ name: each }]))).toBe(false);
    },
  );

  it.each([[[]], [null], [{}]])('a config %j closes everything without a fault', async (data) => {
    const { loader } = await loaded({ [getIndexSystem.path]: answerOf(data) });
    const facts = readFacts(loader, memoryOfGood(), orderedFacts);
    expect([facts.config?.retrieval_open, facts.faults]).toEqual([false, []]);
  });

  it.each([
    ['config', getIndexSystem, { config: { information_open: 1 } }],
    ['modules', moduleStart, { modules: { liveModule: 1 } }],
    ['template', viewTemplate, { view: 'ordered' }],
    ['version', switchVersion, { switch: 2 }],
  ] as const)(
    'an object of another shape is no %s, is told once and leaves the last good one',
    async (name, endpoint, other) => {
      const memory = memoryOfGood();
      const held = {
        config: { information_open: 1 },
        modules: { liveModule: 1 },
        template: { template: 'variant1' },
        version: 2,
      };
      memory.held.set(callKey(endpoint, {}), held[name]);
      const loader = createLoader(async () => answerOf(other));
      await loader.wait({ endpoint, payload: {} });
      const facts = readFacts(loader, memory, [name]);
      expect(facts[name]).not.toBe(null);
      expect(facts.faults.map(({ fault, endpoint: path, shown }) => [fault, path, shown])).toEqual([
        ['payload-misfit', endpoint.path, 'last-good'],
      ]);
      expect(memory.held.get(callKey(endpoint, {}))).toBe(held[name]);
    },
  );
});
