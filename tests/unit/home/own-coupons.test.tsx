// @vitest-environment window
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { couponList } from '#schemas/coupon/list-endpoints.ts';
import { getIndexSystem, sectionOrder } from '#schemas/home/endpoints.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { answerOf, failed, memoryOfGood } from '../harness/engine/fixtures.tsx';
import { type HomeAnswers, loadEverything, openHome } from '../harness/home/open-home.tsx';
import { settle, settleUntil, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(async () => {
  await loadEverything();
  await import('#src/home/coupons/own-coupons.tsx');
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
});

const names = ['搜索框', '资讯列表', '优质内容'];
const ordered = (order = names): HomeAnswers => ({
  [sectionOrder.path]: answerOf(order.map((name) => ({ name }))),
  [getIndexSystem.path]: answerOf({ retrieval_open: 1, information_open: 1, content_open: 1 }),
});

const logIn = () => localStorage.setItem('TOKEN', 't-1');

const namesOn = (host: HTMLElement) => standing(host).map((one) => one.split(' ')[0]);

describe.each([
  ['the ordered page', '/drawIndex'],
  ['variant 1', '/newIndex'],
])('on %s the coupons', (_name, route) => {
  const open = async (version: unknown, over: HomeAnswers = {}, lastGood = memoryOfGood()) => {
    const opened = await openHome(
      route,
      { ...ordered(), [switchVersion.path]: answerOf(version), ...over },
      lastGood,
    );
    await settleUntil(() => opened.paths().includes(switchVersion.path));
    await settle();
    return opened;
  };
  const shownAndRequested = async (...how: Parameters<typeof open>) => {
    const { host, paths, leave } = await open(...how);
    const shown = namesOn(host).includes('优惠券');
    await leave();
    return [shown, paths().includes(couponList.path)];
  };

  it('stand once for a member while the version switch is 1', async () => {
    logIn();
    const { host, notices } = await open(1);
    expect(namesOn(host).filter((name) => name === '优惠券')).toHaveLength(1);
    expect(standing(host)).toContain('优惠券 ready');
    expect(host.querySelector('[data-section=优惠券] h2')?.textContent).toBe('我的优惠券');
    expect(notices).toEqual([]);
  });

  it('are cleared when the version switch is 2', async () => {
    logIn();
    const memory = memoryOfGood();
    const failing = { [couponList.path]: failed() };
    expect(await shownAndRequested(1, {}, memory)).toEqual([true, true]);
    // the last good ones stand in
    expect(await shownAndRequested(1, failing, memory)).toEqual([true, true]);
    expect(await shownAndRequested(2, {}, memory)).toEqual([false, false]);
    expect(await shownAndRequested(1, failing, memory)).toEqual([false, true]);
  });

  it('are not for visitors, who are not asked for the switch either', async () => {
    const { host, paths } = await openHome(route, ordered());
    await settle();
    expect(namesOn(host)).not.toContain('优惠券');
    expect(paths()).not.toContain(couponList.path);
    expect(paths()).not.toContain(switchVersion.path);
  });

  it.each<[string, LoadedAnswer]>([
    ['there are none', answerOf([])],
    ['they cannot be had', failed()],
  ])('leave nothing where %s', async (_why, answer) => {
    logIn();
    const { host } = await open(1, { [couponList.path]: answer });
    expect(namesOn(host)).not.toContain('优惠券');
    expect(standing(host).every((one) => one.endsWith(' ready'))).toBe(true);
  });
});

describe('on the ordered page', () => {
  it('the coupons stand below all sections of the order', async () => {
    logIn();
    const { host } = await openHome('/drawIndex', ordered());
    await settleUntil(() => namesOn(host).includes('优惠券'));
    expect(namesOn(host)).toEqual([...names, '优惠券']);
  });

  it('an order that names them shows them once, and is told of the name', async () => {
    logIn();
    const { host, notices } = await openHome('/drawIndex', ordered(['优惠券', ...names]));
    await settleUntil(() => namesOn(host).includes('优惠券'));
    expect(namesOn(host)).toEqual([...names, '优惠券']);
    expect(notices.map(({ fault, came }) => `${fault} ${came}`)).toEqual([
      'unknown-section "优惠券"',
    ]);
  });

  it('all else is ready before the version switch is answered', async () => {
    logIn();
    let answer: (version: LoadedAnswer) => void = () => undefined;
    const { host } = await openHome('/drawIndex', {
      ...ordered(),
      [switchVersion.path]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    expect(standing(host)).toEqual(names.map((name) => `${name} ready`));
    await settleUntil(() => {
      answer(answerOf(1));
      return namesOn(host).includes('优惠券');
    });
  });
});
