// @vitest-environment window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadedAnswer, sourceKey } from '#src/engine/load.ts';
import { resolve } from '#src/engine/resolve.ts';
import type { SectionModule } from '#src/engine/section-definition.ts';
import {
  answerOf,
  controlled,
  failed,
  goodRows,
  hallCall,
  layoutOf,
  newsCall,
  registryOf,
  resolveAll,
  section,
  sourceOf,
} from '../harness/engine/fixtures.tsx';
import {
  broken,
  byPath,
  registryOfLists,
  setup,
  TitledList,
} from '../harness/engine/stack-host.tsx';
import { mount, settle, standing } from '../harness/mount.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
});

describe('a section', () => {
  it('shows its skeleton until both its code and its data are there', async () => {
    const code = controlled<SectionModule>();
    const data = controlled<LoadedAnswer>();
    const { page, onNothing } = setup(() => data.promise);
    const resolved = resolveAll(registryOf(section('甲', { load: () => code.promise })));
    const { host } = await mount(page(resolved));
    expect(standing(host)).toEqual(['甲 loading']);
    expect(host.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(host.textContent).toBe('骨架');
    await settle(() => data.settle(answerOf(goodRows)));
    expect(standing(host)).toEqual(['甲 loading']);
    await settle(() => code.settle(TitledList));
    expect(standing(host)).toEqual(['甲 ready']);
    expect(host.textContent).toBe('甲：心电图入门');
    expect(host.querySelector('section')?.hasAttribute('aria-busy')).toBe(false);
    expect(onNothing).not.toHaveBeenCalled();
  });

  const stored = answerOf([{ id: '8', label: '旧闻' }]);
  it.each([
    ['the answer', stored, ['甲 ready'], '甲：旧闻'],
    ['its skeleton, where nothing is stored', undefined, ['甲 loading'], '骨架'],
    ['its skeleton, where what is stored does not fit', answerOf('<html>'), ['甲 loading'], '骨架'],
    ['its skeleton, where what is stored is empty', answerOf([]), ['甲 loading'], '骨架'],
  ])(
    'that shows what is stored first shows before its answer: %s',
    async (_, before, stands, text) => {
      const data = controlled<LoadedAnswer>();
      const { page, engine, faults } = setup(() => data.promise);
      Object.assign(engine, { storedFirst: true });
      const resolved = resolveAll(registryOfLists('甲'));
      if (before?.ok)
        engine.lastGood.set(
          sourceKey(sourceOf({ ...newsCall, path: '/v1/test/甲' })),
          before.data,
          'public',
        );
      const { host } = await mount(page(resolved));
      await settle();
      expect(standing(host)).toEqual(stands);
      expect(host.textContent).toBe(text);
      await settle(() => data.settle(answerOf(goodRows)));
      expect(standing(host)).toEqual(['甲 ready']);
      expect(host.textContent).toBe('甲：心电图入门');
      expect(faults()).toEqual([]);
    },
  );

  it.each([
    ['an empty list', answerOf([]), []],
    ['a misfit', answerOf('<html>'), ['payload-misfit 乙 hidden']],
    ['a failed call', failed('http-500'), ['call-failed 乙 hidden']],
  ])('leaves no element after %s, and its siblings stand', async (_name, answer, notices) => {
    const { page, faults } = setup(byPath({ '/v1/test/乙': answer }));
    const { host } = await mount(page(resolveAll(registryOfLists('甲', '乙', '丙'))));
    await settle();
    expect(standing(host)).toEqual(['甲 ready', '丙 ready']);
    expect(faults()).toEqual(notices);
  });

  it('that fails while rendering leaves no element, and its siblings stand', async () => {
    const { page, faults } = setup(byPath({ '/v1/test/乙': answerOf(broken) }));
    const { host, caught } = await mount(page(resolveAll(registryOfLists('甲', '乙', '丙'))));
    await settle();
    expect(standing(host)).toEqual(['甲 ready', '丙 ready']);
    expect(caught.length).toBeGreaterThan(0);
    expect(faults()).toEqual(['render-failed 乙 hidden']);
  });

  it('gets a new chance with new data, and not before', async () => {
    let answer: LoadedAnswer = answerOf(broken);
    const { engine, page } = setup(async () => answer);
    const resolved = resolveAll(registryOfLists('甲'));
    const { host, render } = await mount(page(resolved));
    await settle();
    await render(page(resolved));
    expect(standing(host)).toEqual([]);
    answer = answerOf(goodRows);
    const { endpoint } = sourceOf({ ...newsCall, path: '/v1/test/甲' });
    await settle(() => void engine.loader.reload({ endpoint, payload: {} }));
    expect(standing(host)).toEqual(['甲 ready']);
    answer = answerOf(broken);
    await settle(() => void engine.loader.reload({ endpoint, payload: {} }));
    expect(standing(host)).toEqual([]);
  });

  it('keeps the last good payload on screen when a later call fails', async () => {
    let answer: LoadedAnswer = answerOf(goodRows);
    const { engine, page, faults } = setup(async () => answer);
    const { host } = await mount(
      page(resolveAll(registryOf(section('甲', { load: async () => TitledList })))),
    );
    await settle();
    answer = failed();
    await settle(() => void engine.loader.reload(sourceOf(newsCall)));
    expect(host.textContent).toBe('甲：心电图入门');
    expect(faults()).toEqual(['call-failed 甲 last-good']);
  });

  it('is hidden and told once where its code cannot be had, after a second try', async () => {
    const load = vi.fn(() => Promise.reject(new Error('404')));
    const { page, faults, onNothing } = setup();
    const registry = { ...registryOfLists('甲'), 乙: section('乙', { load }) };
    const { host } = await mount(page(resolveAll(registry)));
    await settle();
    expect(standing(host)).toEqual(['甲 ready']);
    expect(load.mock.calls.length).toBeGreaterThan(1);
    expect(faults()).toEqual(['code-missing 乙 hidden']);
    expect(onNothing).not.toHaveBeenCalled();
  });

  it('shows the message of a failed call where the endpoint asks for it', async () => {
    const { engine, page } = setup(async () => failed('code 500', '工作室暂未开放'));
    const silent = section('甲');
    const telling = section('乙', { sources: [hallCall] });
    await mount(page(resolveAll(registryOf(silent, telling))));
    await settle();
    expect(new Set(engine.onMessage.mock.calls.flat())).toEqual(new Set(['工作室暂未开放']));
  });
});

describe('the stack', () => {
  it('makes every call once and tells unknown and repeated names once', async () => {
    const caller = vi.fn(async () => answerOf(goodRows));
    const { page, faults } = setup(caller);
    const registry = registryOf(
      section('甲'),
      section('乙'),
      section('丙', { sources: [hallCall] }),
    );
    const order = layoutOf('甲', '无', '乙', '甲', '丙');
    await mount(page(resolve(order, {}, { registry, member: true, modules: {} })));
    await settle();
    expect(caller).toHaveBeenCalledTimes(2);
    expect(faults()).toEqual(
      expect.arrayContaining(['unknown-section 无 hidden', 'repeated-section 甲 hidden']),
    );
    expect(faults().filter((fault) => fault.includes('-section'))).toHaveLength(2);
  });

  it('starts its calls before it asks for any code', async () => {
    const events: string[] = [];
    const { page } = setup(async ({ endpoint }) => {
      events.push(endpoint.path);
      return answerOf(goodRows);
    });
    const loading = () => async () => {
      events.push('code');
      return TitledList;
    };
    const registry = registryOf(
      section('甲', { load: loading() }),
      section('乙', { load: loading(), sources: [hallCall] }),
    );
    await mount(page(resolveAll(registry)));
    expect(events).toEqual([newsCall.path, hallCall.path, 'code', 'code']);
  });

  it('says so when there is nothing to show', async () => {
    const { page, onNothing } = setup(async () => failed());
    await mount(page(resolveAll(registryOfLists('甲', '乙'))));
    await settle();
    expect(onNothing).toHaveBeenCalled();
  });

  it('says so when no section stands at all', async () => {
    const { page, onNothing } = setup();
    await mount(page([]));
    expect(onNothing).toHaveBeenCalled();
  });

  it('says so when one section fails to render and the other one is hidden later', async () => {
    const late = controlled<LoadedAnswer>();
    const { page, onNothing } = setup(({ endpoint }) =>
      endpoint.path.endsWith('乙') ? late.promise : Promise.resolve(answerOf(broken)),
    );
    const { host } = await mount(page(resolveAll(registryOfLists('甲', '乙'))));
    await settle();
    expect(standing(host)).toEqual(['乙 loading']);
    expect(onNothing).not.toHaveBeenCalled();
    await settle(() => late.settle(failed()));
    expect(onNothing).toHaveBeenCalled();
  });

  it('does not say so as long as one section stands', async () => {
    const { page, onNothing } = setup(byPath({ '/v1/test/乙': failed() }));
    await mount(page(resolveAll(registryOfLists('甲', '乙'))));
    await settle();
    expect(onNothing).not.toHaveBeenCalled();
  });
});
