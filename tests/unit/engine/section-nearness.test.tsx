// @vitest-environment window
import { describe, expect, it, vi } from 'vitest';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { answerOf, goodRows, resolveAll } from '../harness/engine/fixtures.tsx';
import { registryOfLists, setup } from '../harness/engine/stack-host.tsx';
import { mount, settle, standing } from '../harness/mount.tsx';

describe('far from the screen', () => {
  type Seen = { isIntersecting: boolean; target: Element };
  const screens: ((seen: Seen[]) => void)[] = [];
  const observers: FakeObserver[] = [];

  class FakeObserver {
    watched = new Set<Element>();
    constructor(
      callback: (seen: Seen[]) => void,
      readonly options: { rootMargin: string },
    ) {
      screens.push(callback);
      observers.push(this);
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    unobserve(element: Element) {
      this.watched.delete(element);
    }
  }

  it('builds the first sections at once and the others when they come near', async () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const names = ['甲', '乙', '丙', '丁', '戊', '己'];
    const { page } = setup();
    const { host } = await mount(page(resolveAll(registryOfLists(...names))));
    await settle();
    const states = () => standing(host).map((each) => each.split(' ')[1]);
    expect(states()).toEqual(['ready', 'ready', 'ready', 'ready', 'loading', 'loading']);
    const target = host.querySelector('[data-section="己"]');
    if (!target) throw new Error('己 has no place');
    const scroll = (isIntersecting: boolean) => {
      for (const tell of screens) tell([{ isIntersecting, target }]);
    };
    await settle(() => scroll(false));
    expect(states()[5]).toBe('loading');
    await settle(() => scroll(true));
    expect(states()).toEqual(['ready', 'ready', 'ready', 'ready', 'loading', 'ready']);
  });

  it('looks ahead only when the first sections are shown', async () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const names = ['甲', '乙', '丙', '丁', '戊'];
    let answer = (_: LoadedAnswer): void => undefined;
    const slow = new Promise<LoadedAnswer>((resolve) => {
      answer = resolve;
    });
    const { page } = setup(async (source) =>
      source.endpoint.path.endsWith('丙') ? slow : answerOf(goodRows),
    );
    const { host } = await mount(page(resolveAll(registryOfLists(...names))));
    await settle();
    const last = host.querySelector('[data-section="戊"]');
    const reach = () =>
      observers
        .filter(({ watched }) => [...watched].some((each) => each === last))
        .map(({ options }) => options.rootMargin);
    expect(reach()).toEqual(['0px 0px']);
    await settle(() => answer({ ok: true, data: [] }));
    expect(reach()).toEqual(['100% 0px']);
  });

  it('reserves a place for each of many sections', async () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const names = Array.from({ length: 60 }, (_, index) => `区块${index}`);
    const { page } = setup();
    const { host } = await mount(page(resolveAll(registryOfLists(...names))));
    await settle();
    expect(standing(host).map((each) => each.split(' ')[0])).toEqual(names);
  });
});
