import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_MORE_DATA, showFailure, showToast, toastStore } from '#src/platform/feedback/toast.ts';
import { createStore } from '#src/platform/storage/store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

const text = () => toastStore.get()?.text;

/** What stands in the middle of each half second, until nothing does. */
const shown = (): string[] => {
  const texts: string[] = [];
  vi.advanceTimersByTime(250);
  for (let now = text(); now !== undefined; now = text()) {
    texts.push(now);
    vi.advanceTimersByTime(500);
  }
  return texts;
};

describe('a toast', () => {
  it('stands for 1500 ms', () => {
    showToast('已收藏');
    vi.advanceTimersByTime(1499);
    expect(text()).toBe('已收藏');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBe(null);
  });

  it('gives way to the next step of the learner', () => {
    showToast('已收藏');
    vi.advanceTimersByTime(400);
    showToast('已取消');
    expect(text()).toBe('已取消');
    vi.advanceTimersByTime(1499);
    expect(text()).toBe('已取消');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBe(null);
  });

  it('of words that stand already begins its time anew, and stands once', () => {
    showToast('一');
    const before = toastStore.get();
    vi.advanceTimersByTime(1400);
    showToast('一');
    vi.advanceTimersByTime(1499);
    expect(toastStore.get()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBe(null);
  });

  it('has the words of the specification for the end of a list', () => {
    expect(NO_MORE_DATA).toBe('没有更多数据');
  });
});

describe('the failures of a page', () => {
  it('are said one after the other, each for 1500 ms, none replaced', () => {
    for (const failure of ['甲', '乙']) showFailure(failure);
    vi.advanceTimersByTime(100);
    showFailure('丙');
    expect(shown()).toEqual(['甲', '甲', '甲', '乙', '乙', '乙', '丙', '丙', '丙']);
  });

  it('are said once where they are the same, without standing longer', () => {
    for (const failure of ['甲', '甲', '乙', '甲', '乙']) showFailure(failure);
    expect(shown()).toEqual(['甲', '甲', '甲', '乙', '乙', '乙']);
  });

  it('are at most six at a time, so that twenty take no more than nine seconds', () => {
    for (let failure = 1; failure <= 20; failure += 1) showFailure(`失败${failure}`);
    expect([...new Set(shown())]).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `失败${nth}`));
    showFailure('失败20');
    expect(text()).toBe('失败20');
  });

  it('let what the learner does be said at once, and are said after it, none left out', () => {
    for (const failure of ['甲', '乙']) showFailure(failure);
    vi.advanceTimersByTime(200);
    showToast('已收藏');
    expect(text()).toBe('已收藏');
    showFailure('丙');
    const after = ['甲', '甲', '甲', '乙', '乙', '乙', '丙', '丙', '丙'];
    expect(shown()).toEqual(['已收藏', '已收藏', '已收藏', ...after]);
  });

  it('are not said twice where the learner is told the same words', () => {
    for (const failure of ['甲', '乙']) showFailure(failure);
    showToast('乙');
    showFailure('乙');
    expect(shown()).toEqual(['乙', '乙', '乙', '甲', '甲', '甲']);
  });
});

describe('a store', () => {
  it('tells its listeners until they stop', () => {
    const store = createStore(1);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set(2);
    stop();
    store.set(3);
    expect([store.get(), heard.mock.calls.length]).toEqual([3, 1]);
  });
});
